import { MOST_RETURNS } from "@strive/backend/contracts/return-rules";
import { describe, expect, it } from "vitest";
import { giftCard } from "~/testing/fixtures";
import { orderNumbered } from "~/testing/own-orders";
import { deliveredOrder, orderWithReturn, returnOf } from "~/testing/returns";
import { returnOfferOf } from "./return-offer";

const placed = orderNumbered(1);
const order = deliveredOrder(placed);
const withdrawn = orderWithReturn(order, { status: "withdrawn" }).returns;
const tooOften = {
  ...order,
  returns: Array.from({ length: MOST_RETURNS }, () => withdrawn).flat(),
};
const allBack = {
  ...order,
  returns: [
    returnOf(order, { items: [{ item_id: "item_0", quantity: 2, reason: "other" as const }] }),
  ],
};
const onlyCards = {
  ...order,
  items: order.items.map((item) => ({
    ...item,
    product_id: giftCard.id,
    is_gift_card: true as const,
  })),
};

describe("what an order's buyer is told about returns", () => {
  it.each([
    ["on the last of the 7 days", order, "2026-11-30", { kind: "any", until: "2026-11-30" }],
    [
      "the day after",
      order,
      "2026-12-01",
      { kind: "fault", ended: "2026-11-30", until: "2027-05-22" },
    ],
    ["after half a year", order, "2027-05-23", { kind: "over", ended: "2026-11-30" }],
    ["once everything comes back", allBack, "2026-11-25", { kind: "all_back" }],
    ["after many returns", tooOften, "2026-11-25", { kind: "too_many" }],
    [
      "after many returns and half a year",
      tooOften,
      "2027-05-23",
      { kind: "over", ended: "2026-11-30" },
    ],
    ["before delivery", placed, "2026-11-25", { kind: "none" }],
    ["of gift cards alone", onlyCards, "2026-11-25", { kind: "none" }],
  ])("%s", (_when, one, today, offer) => {
    expect(returnOfferOf(one, today)).toEqual(offer);
  });
});
