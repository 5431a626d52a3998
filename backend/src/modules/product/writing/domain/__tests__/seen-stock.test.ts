import { describe, expect, it } from "vitest";
import { withSeen } from "../seen-stock";

const variant = (size: string, available: number | null, more = {}) => ({
  id: size,
  size,
  color: null,
  available,
  isRetired: false,
  isAsSaid: true,
  ...more,
});
const named = (size: string, stock: number, stockSeen?: number) => ({
  size,
  color: null,
  stock,
  stockSeen,
});

describe("withSeen", () => {
  const soldOf = { isAsSaid: false };
  const held = [variant("S", 3, soldOf), variant("M", 5)];
  const now = { total: 8, isSeen: false };

  it.each([
    ["what is said", { stock: 9, stockSeen: 12 }, 12],
    ["the number that is there", { stock: 8 }, 8],
  ])("takes %s for what was seen", (_, wish, seen) => {
    expect(withSeen(wish, held, now)).toEqual({ wish: { ...wish, stockSeen: seen }, unseen: [] });
  });

  it("asks what was seen where pieces were sold since staff said how many there are", () => {
    expect(withSeen({ stock: 9 }, held, now).unseen).toMatchObject([{ field: "stock_seen" }]);
    const variants = [named("M", 9), named("S", 9), named("S", 3)];
    expect(withSeen({ variants }, held, now)).toMatchObject({
      unseen: [{ field: "variants.1.stock_seen" }],
      wish: { variants: [named("M", 9, 5), named("S", 9), named("S", 3, 3)] },
    });
  });

  it("takes the present number as seen where nothing else can have been", () => {
    expect(withSeen({ stock: 9 }, [variant("S", 8)], now).wish.stockSeen).toBe(8);
    expect(withSeen({ stock: 9 }, held, { ...now, isSeen: true }).wish.stockSeen).toBe(8);
    const variants = [named("S", 9)];
    const { wish } = withSeen({ variants }, held, { ...now, isSeen: true });
    expect(wish.variants).toEqual([named("S", 9, 3)]);
  });

  it("leaves new, retired and uncounted ones as they are said", () => {
    const variants = [named("L", 4), named("XL", 4), named("XXL", 4)];
    const others = [variant("XL", 1, { isRetired: true, ...soldOf }), variant("XXL", null, soldOf)];
    expect(withSeen({ variants }, [...held, ...others], now)).toEqual({
      wish: { variants },
      unseen: [],
    });
  });
});
