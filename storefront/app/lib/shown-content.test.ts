import { SHOP_LEGAL } from "@strive/backend/contracts/shop-legal";
import { afterEach, describe, expect, it } from "vitest";
import { shownContent } from "./shown-content";

const told = { texts: { en: { companyName: "Isimbi Ltd" } }, link: null };
const nothing = { texts: {}, link: null };

describe("who sells", () => {
  afterEach(() => {
    delete SHOP_LEGAL.tin;
  });

  it("is nothing, on pages that carry nothing, until somebody tells", () => {
    expect(shownContent(undefined)).toBeUndefined();
    expect(shownContent({ seller: nothing })).toBeUndefined();
  });

  it("is what the shop was made with, and instead of it what staff told", () => {
    SHOP_LEGAL.tin = "987654321";
    expect(shownContent(undefined)).toEqual({ seller: { tin: "987654321" } });
    expect(shownContent({ seller: nothing })).toEqual({ seller: { tin: "987654321" } });
    expect(shownContent({ seller: told })).toEqual({ seller: { companyName: "Isimbi Ltd" } });
  });
});
