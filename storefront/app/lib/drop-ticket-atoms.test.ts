import { expect, test } from "vitest";
import { isTurn, ticketFor, type DropTicket } from "./drop-ticket-atoms";

const ticket = (changes: Partial<DropTicket> = {}): DropTicket => ({
  handle: "winter",
  ticket: "t1",
  products: ["prod_1"],
  turnUntil: null,
  isUsed: false,
  ...changes,
});

test("an order takes the unused ticket of the drop that its products are in", () => {
  const tickets = [
    ticket({ isUsed: true, ticket: "old", handle: "autumn" }),
    ticket(),
    ticket({ handle: "summer", ticket: "t2", products: ["prod_2"] }),
  ];
  expect(ticketFor(tickets, ["prod_9", "prod_2"])).toBe("t2");
  expect(ticketFor(tickets, ["prod_1"])).toBe("t1");
  expect(ticketFor(tickets, ["prod_9"])).toBeUndefined();
});

test("a turn has come, is not over, and was not used", () => {
  const now = Date.parse("2026-12-05T18:03:00.000Z");
  const turnUntil = "2026-12-05T18:05:00.000Z";
  expect(isTurn(ticket({ turnUntil }), now)).toBe(true);
  expect(isTurn(ticket({ turnUntil, isUsed: true }), now)).toBe(false);
  expect(isTurn(ticket({ turnUntil }), now + 120_000)).toBe(false);
  expect(isTurn(ticket(), now)).toBe(false);
});
