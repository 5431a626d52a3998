import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "../../../../../contracts/orders";
import { stockMove, stockStateOf, type StockState } from "../stock-move";

const STATES: readonly StockState[] = ["reserved", "taken", "released"];
/** What an order of one piece adds to its level in each state. */
const WEIGHT = {
  reserved: { stocked: 0, reserved: 1 },
  taken: { stocked: -1, reserved: 0 },
  released: { stocked: 0, reserved: 0 },
} as const;

const pairs = STATES.flatMap((from) => STATES.map((to) => [from, to] as const));

describe("a move of an order's stock", () => {
  it("has a place for each of the five statuses", () => {
    expect(ORDER_STATUSES.map((status) => [status, stockStateOf(status)])).toEqual([
      ["pending", "reserved"],
      ["processing", "reserved"],
      ["shipped", "taken"],
      ["delivered", "taken"],
      ["cancelled", "released"],
    ]);
  });

  it.each(pairs)("from %s to %s is the difference of the two", (from, to) => {
    const move = stockMove(from, to);
    const difference = {
      stocked: WEIGHT[to].stocked - WEIGHT[from].stocked,
      reserved: WEIGHT[to].reserved - WEIGHT[from].reserved,
    };
    if (from === to) expect(move).toBeNull();
    else expect(move).toMatchObject(difference);
  });

  it.each(pairs.filter(([from, to]) => from !== to))(
    "from %s to %s reads the reservations that are there, and leaves those of the new state",
    (from, to) => {
      const move = stockMove(from, to);
      expect(move?.rows).toBe(from === "reserved" ? "live" : "past");
      const standAfter = move?.then === "revive" || (move?.then === "keep" && from === "reserved");
      expect(standAfter).toBe(to === "reserved");
    },
  );

  it.each(pairs)("from %s to %s asks for free stock only where it takes some", (from, to) => {
    const move = stockMove(from, to);
    const free = (move?.stocked ?? 0) - (move?.reserved ?? 0);
    expect(move?.needsFree ?? false).toBe(free < 0);
  });
});
