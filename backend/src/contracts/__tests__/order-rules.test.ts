import { describe, expect, it } from "vitest";
import type { OrderStatus } from "../orders";
import { canBeCancelled, isPacked } from "../order-rules";

const order = (status: OrderStatus, ...events: string[]) => ({
  status,
  history: events.map((event) => ({ status, event, at: "2026-11-24T08:00:00.000Z", by: "staff" })),
});

describe("an order is packed", () => {
  it.each([
    ["just placed", order("pending", "placed"), false, true],
    ["confirmed at once", order("processing", "placed", "confirmed"), false, true],
    ["begun with", order("processing", "placed", "processing"), false, true],
    ["packed in the dashboard", order("processing", "placed", "packed"), true, false],
    ["unpacked again", order("processing", "placed", "packed", "unpacked"), false, true],
    ["packed and set back here", order("pending", "placed", "packed", "pending"), false, true],
    ["shipped", order("shipped", "placed", "shipped"), true, false],
    ["delivered", order("delivered", "placed", "delivered"), true, false],
    ["cancelled", order("cancelled", "placed", "cancelled"), false, false],
  ])("%s", (_, one, packed, cancellable) => {
    expect([isPacked(one), canBeCancelled(one)]).toEqual([packed, cancellable]);
  });
});
