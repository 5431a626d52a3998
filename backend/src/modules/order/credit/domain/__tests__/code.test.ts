import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { giftCardCodeText, plainGiftCardCode } from "../../../../../contracts/gift-card-code";
import { giftCardCodeSchema } from "../../../../../contracts/store-credit";
import { endOf, giftCardCode, giftCardHash } from "../code";

const key = randomBytes(32);

describe("the code of a gift card", () => {
  it("is the same for one card, and another for each other card and key", () => {
    const code = giftCardCode(key, "card_1");
    expect(giftCardCode(key, "card_1")).toBe(code);
    const others = [giftCardCode(key, "card_2"), giftCardCode(randomBytes(32), "card_1")];
    expect(new Set([code, ...others]).size).toBe(3);
    expect(endOf(code)).toBe(code.slice(12));
  });

  it("has 16 characters that nobody takes for others, and every one of the 32 comes up", () => {
    const codes = Array.from({ length: 200 }, (_, n) => giftCardCode(key, `card_${n}`));
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(new Set(codes.join("")).size).toBe(32);
  });

  it("is known again however it is typed", () => {
    const code = "7K2M9QXW301RT5VB";
    for (const typed of ["7k2m-9qxw-301r-t5vb", " 7K2M 9QXW 3OIR T5VB ", "7K2M9QXW3oLrT5VB"]) {
      expect(giftCardCodeSchema.parse(typed)).toBe(code);
    }
    expect(giftCardCodeText(code)).toBe("7K2M-9QXW-301R-T5VB");
    expect(giftCardHash(plainGiftCardCode(giftCardCodeText(code)))).toBe(giftCardHash(code));
    for (const typed of ["SUMMER", "7K2M-9QXW-301R-T5VU", "7K2M-9QXW-301R-T5VB-0"]) {
      expect(giftCardCodeSchema.safeParse(typed).success).toBe(false);
    }
  });
});
