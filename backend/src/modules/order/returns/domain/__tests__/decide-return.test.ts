import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OrderItem, OrderStatus } from "../../../../../contracts/orders";
import { paidForLine, returnablePieces } from "../../../../../contracts/return-rules";
import type { ReturnReason } from "../../../../../contracts/returns";
import type { ReturnedOrder, ReturnRecord } from "../../records";
import {
  amountOf,
  dayAfter,
  decideReceived,
  decideReturn,
  deliveryLeftOf,
  owesDelivery,
  type ReturnDecision,
} from "../decide-return";

const line = (over: Partial<OrderItem> = {}): OrderItem => ({
  id: "line_1",
  product_id: "prod_1",
  variant_id: "variant_1",
  product_name: "Tee",
  image: null,
  size: "M",
  color: "Black",
  quantity: 3,
  unit_price: 10_000,
  line_total: 30_000,
  ...over,
});

const order = (over: Partial<ReturnedOrder> = {}): ReturnedOrder => ({
  id: "order_1",
  orderNumber: "STR-000001",
  status: "delivered",
  email: "aline@example.rw",
  accountId: null,
  items: [line()],
  deliveryRwf: 2000,
  leftRwf: 32_000,
  isPaid: true,
  returnsBefore: 0,
  deliveredOn: "2026-11-20",
  today: "2026-11-22",
  exchangeUntil: "2026-11-29 08:00:00+00",
  returns: [],
  ...over,
});

const record = (over: Partial<ReturnRecord> = {}): ReturnRecord => ({
  id: "ret_1",
  number: 1001,
  orderId: "order_1",
  status: "approved",
  isWithdrawal: true,
  items: [],
  note: null,
  pictures: [],
  handOver: "shop",
  refundTo: "payment",
  deliveryAmount: 0,
  refundedAmount: null,
  reason: null,
  exchange: null,
  createdAt: "2026-11-21T08:00:00Z",
  approvedAt: null,
  receivedAt: null,
  settledAt: null,
  closedAt: null,
  ...over,
});

const asked = (quantity = 1, reason: ReturnReason = "too_small") => ({
  items: [{ item_id: "line_1", quantity, reason }],
});

const kindOf = ({ kind }: ReturnDecision) => kind;

describe("decideReturn", () => {
  it.each([
    ["2026-11-27", "too_small", "accepted", "approved"],
    ["2026-11-28", "too_small", "closed", undefined],
    ["2026-11-27", "faulty", "accepted", "approved"],
    ["2026-11-28", "faulty", "accepted", "requested"],
    ["2027-05-19", "wrong_item", "accepted", "requested"],
    ["2027-05-20", "wrong_item", "closed", undefined],
  ] as const)("on %s, %s: %s %s", (today, reason, kind, status) => {
    const decision = decideReturn(order({ today }), asked(1, reason), false);
    expect(decision).toMatchObject({ kind, ...(status && { status }) });
  });

  it("takes a fault and a change of mind together only within the days of the law", () => {
    const items = [line(), line({ id: "line_2" })];
    const both = [
      { item_id: "line_1", quantity: 1, reason: "faulty" as const },
      { item_id: "line_2", quantity: 1, reason: "changed_mind" as const },
    ];
    const on = (today: string) => decideReturn(order({ items, today }), { items: both }, false);
    expect(kindOf(on("2026-11-27"))).toBe("accepted");
    expect(on("2026-11-28")).toEqual({ kind: "closed", isFault: false, until: "2026-11-27" });
  });

  it("lets staff take back anything at any time", () => {
    const decision = decideReturn(order({ today: "2030-01-01" }), asked(), true);
    expect(decision).toMatchObject({ kind: "accepted", status: "approved", isWithdrawal: false });
  });

  it("knows nothing of orders that did not arrive", () => {
    const given: Partial<ReturnedOrder>[] = [{ status: "shipped" }, { deliveredOn: null }];
    for (const over of given) {
      expect(decideReturn(order(over), asked(), false)).toEqual({ kind: "not-delivered" });
    }
  });

  it("names the line that can't come back", () => {
    const card = order({ items: [line({ is_gift_card: true })] });
    expect(decideReturn(card, asked(), true)).toMatchObject({
      kind: "invalid",
      problems: [{ field: "items.0.item_id" }],
    });
    const items = [{ ...asked(2).items[0], sellable: null, damaged: null, amount: 0 }];
    const returns = [record({ items: items as ReturnRecord["items"] })];
    expect(decideReturn(order({ returns }), asked(2), false)).toMatchObject({
      problems: [{ field: "items.0.quantity", message: "At most 1 can be returned" }],
    });
    const gone = returns.map((one) => ({ ...one, status: "withdrawn" as const }));
    expect(kindOf(decideReturn(order({ returns: gone }), asked(3), false))).toBe("accepted");
  });

  it("stops a buyer who asks and takes back without end, and no staff", () => {
    const returns = Array.from({ length: 10 }, () => record({ status: "withdrawn" }));
    expect(kindOf(decideReturn(order({ returns }), asked(), false))).toBe("too-many");
    expect(kindOf(decideReturn(order({ returns }), asked(), true))).toBe("accepted");
    // Nor who exchanges what he got in exchange.
    expect(kindOf(decideReturn(order({ returnsBefore: 10 }), asked(), false))).toBe("too-many");
    expect(kindOf(decideReturn(order({ returnsBefore: 9 }), asked(), false))).toBe("accepted");
  });
});

/** Asks for and counts portions of a line, one return after the other. */
function comeBack(item: OrderItem, portions: readonly { pieces: number; come: number }[]) {
  let known = order({ items: [item] });
  for (const [at, { pieces, come }] of portions.entries()) {
    const quantity = Math.min(pieces, returnablePieces(item, known.returns));
    const decision = decideReturn(known, asked(quantity || 1), true);
    if (decision.kind !== "accepted") continue;
    const one = record({ id: `ret_${at}`, items: decision.items });
    const counted = Math.max(1, Math.min(come, quantity));
    const decided = decideReceived(known, one, [
      { item_id: item.id, sellable: counted, damaged: 0 },
    ]);
    if ("problems" in decided) throw new Error(JSON.stringify(decided.problems));
    const came = { ...one, status: "received" as const, items: decided.items };
    known = { ...known, returns: [...known.returns, came] };
  }
  return known.returns;
}

describe("what comes back", () => {
  it("costs exactly what was paid for it once all of it came, in any portions", () => {
    const portion = fc.record({
      pieces: fc.integer({ min: 1, max: 9 }),
      come: fc.integer({ min: 1, max: 9 }),
    });
    const property = fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 99_999 }),
      fc.integer({ min: 0, max: 99_999 }),
      fc.array(portion, { maxLength: 6 }),
      (quantity, unit_price, off, portions) => {
        const line_total = quantity * unit_price;
        const discounts = [{ code: "TEN", amount: Math.min(off, line_total) }];
        const item = line({ quantity, unit_price, line_total, discounts });
        const rest = Array.from({ length: quantity }, () => ({ pieces: 1, come: 1 }));
        const returns = comeBack(item, [...portions, ...rest]);
        const pieces = returns
          .flatMap(({ items }) => items)
          .reduce((sum, { sellable }) => sum + (sellable ?? 0), 0);
        expect(pieces).toBe(quantity);
        const amounts = returns.map(amountOf);
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(paidForLine(item));
      },
    );
    fc.assert(property, { numRuns: 300 });
  });

  it("gives delivery back once", () => {
    expect(deliveryLeftOf(order())).toBe(2000);
    expect(deliveryLeftOf(order({ returns: [record({ deliveryAmount: 2000 })] }))).toBe(0);
  });
});

describe("owesDelivery", () => {
  const back = (item_id: string, sellable: number, reason: ReturnReason = "too_small") => ({
    item_id,
    quantity: 3,
    reason,
    sellable,
    damaged: 0,
    amount: 0,
  });
  const card = line({ id: "line_card", is_gift_card: true });
  const items = [line(), line({ id: "line_2", quantity: 1 }), card];
  const first = record({ id: "ret_0", status: "settled", items: [back("line_1", 3)] });
  const last = record({ status: "received", items: [back("line_2", 1)] });

  it.each([
    ["all came back within the days of the law", [first, last], {}, true],
    ["something is still out", [record({ ...first, items: [back("line_1", 2)] }), last], {}, false],
    ["a part came later", [record({ ...first, isWithdrawal: false }), last], {}, false],
    ["it went back before", [record({ ...first, deliveryAmount: 2000 }), last], {}, false],
    ["delivery was free", [first, last], { deliveryRwf: 0 }, false],
  ] as const)("%s", (_, returns, over, owes) => {
    expect(owesDelivery(order({ items, returns: [...returns], ...over }), last)).toBe(owes);
  });

  it("whatever came back, where it was the shop's fault", () => {
    const broken = record({ isWithdrawal: false, items: [back("line_2", 1, "faulty")] });
    expect(owesDelivery(order({ items, returns: [broken] }), broken)).toBe(true);
  });

  describe("for pieces that are exchanged", () => {
    const exchangeFor = { variant_id: "variant_L", size: "L", color: "Gray", unit_price: 1 };
    const of = (status: OrderStatus) => ({
      orderId: "order_2",
      orderNumber: "STR-000002",
      status,
      paymentStatus: "completed" as const,
      coveredRwf: 1,
      usedRwf: 1,
      dueRwf: 0,
      settledRwf: 0,
      until: "2026-11-29T08:00:00Z",
    });
    const exchanged = (one: ReturnRecord, status: OrderStatus): ReturnRecord => ({
      ...one,
      items: one.items.map((item) => ({ ...item, exchangeFor })),
      exchange: of(status),
    });

    it.each([
      ["shipped", false],
      ["cancelled", true],
    ] as const)("whose new order is %s: %s", (status, owes) => {
      const one = exchanged(last, status);
      expect(owesDelivery(order({ items, returns: [first, one] }), one)).toBe(owes);
      const before = exchanged(first, status);
      expect(owesDelivery(order({ items, returns: [before, last] }), last)).toBe(owes);
      const broken = exchanged(record({ items: [back("line_2", 1, "faulty")] }), status);
      expect(owesDelivery(order({ items, returns: [broken] }), broken)).toBe(owes);
    });
  });
});

describe("dayAfter", () => {
  it.each([
    ["2026-11-23", 7, "2026-11-30"],
    ["2026-12-28", 7, "2027-01-04"],
    ["2028-02-25", 7, "2028-03-03"],
  ])("%s and %i days: %s", (day, days, expected) => {
    expect(dayAfter(day, days)).toBe(expected);
  });
});
