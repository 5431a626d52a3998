import { SHOP_LEGAL } from "@strive/backend/contracts/shop-legal";
import { afterEach, describe, expect, it } from "vitest";
import { shownContent } from "./shown-content";

const since = "2026-11-20T08:30:00.000Z";
const told = { texts: { en: { companyName: "Isimbi Ltd" } }, link: null, since };
const nothing = { texts: {}, link: null, since };

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

it("leaves pages of their own to themselves", () => {
  const terms = { texts: { en: { title: "Terms" } }, link: null, since };
  expect(shownContent({ terms })).toBeUndefined();
});
