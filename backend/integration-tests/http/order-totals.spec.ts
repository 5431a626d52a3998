import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saleResponseSchema } from "../../src/contracts/sales";
import { staffDiscountResponseSchema } from "../../src/contracts/staff-discounts";
import { DiscountDesk } from "../../harness/discounts";
import { callShop } from "../../harness/people";
import { rounds } from "../../harness/rounds";
import { useShop } from "../../harness/use-shop";
import { usualSettings } from "../../harness/usual-settings";

const shop = useShop("quiet");
const PRICE_RWF = 12_345;
const FEE_RWF = 2000;

let desk: DiscountDesk;
beforeAll(async () => {
  desk = await DiscountDesk.at(shop, PRICE_RWF);
});
afterAll(() => usualSettings(shop));

/** Which of the desk's four products something is for; empty: everything, and whatever else the shop has. */
const scope = fc.subarray([0, 1, 2, 3]);
const minimum = fc.option(fc.integer({ min: 1, max: 80_000 }));
const common = { minimum, combines: fc.boolean(), excludes_sale: fc.boolean() };
const percentage = fc.record({
  kind: fc.constant("percentage" as const),
  value: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
  scope,
  ...common,
});
const amount = fc.record({
  kind: fc.constant("amount" as const),
  value: fc.integer({ min: 1, max: 60_000 }),
  scope,
  ...common,
});
const delivery = fc.record({
  kind: fc.constant("free_delivery" as const),
  value: fc.constant(null),
  scope: fc.constant([]),
  ...common,
  excludes_sale: fc.constant(false),
});
interface Wish {
  kind: "percentage" | "amount" | "free_delivery";
  value: number | null;
  scope: readonly number[];
  minimum: number | null;
  combines: boolean;
  excludes_sale: boolean;
}

/** One of each stage at most: within a stage Medusa says who comes first. */
const discounts: fc.Arbitrary<(Wish | null)[]> = fc.tuple(
  fc.option(
    fc.oneof(
      percentage,
      amount.filter((one) => one.scope.length > 0),
    ),
  ),
  fc.option(amount.map((one) => ({ ...one, scope: [], excludes_sale: false }))),
  fc.option(delivery),
);
const cart = fc
  .array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 })
  .filter((pieces) => pieces.some((one) => one > 0));
/** Whole RWF in a sale, of each product; null: not in it. */
const sale = fc.array(fc.option(fc.integer({ min: 1, max: PRICE_RWF - 1 })), {
  minLength: 4,
  maxLength: 4,
});

interface Line {
  at: number;
  total: number;
  isOnSale: boolean;
}

/** Whole RWF that these discounts take off together. */
function takenOff(lines: readonly Line[], together: readonly Wish[]): number {
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  let left = goods;
  let off = 0;
  for (const wish of together) {
    if (wish.minimum !== null && goods < wish.minimum) continue;
    const fitting = lines.filter(
      ({ at, isOnSale }) =>
        (wish.scope.length === 0 || wish.scope.includes(at)) && !(wish.excludes_sale && isOnSale),
    );
    const price = fitting.reduce((sum, { total }) => sum + total, 0);
    let amount = FEE_RWF;
    if (wish.kind === "amount") amount = Math.min(wish.value ?? 0, price, left);
    if (wish.kind === "percentage") {
      const hundredths = Math.round((wish.value ?? 0) * 100);
      amount = fitting.reduce(
        (sum, { total }) => sum + Math.floor((total * hundredths) / 10_000 + 0.5),
        0,
      );
    }
    if (wish.kind !== "free_delivery") left -= amount;
    off += amount;
  }
  return off;
}

/** Slow and plain: those that add up against each that stands alone. */
function totalOf(lines: readonly Line[], wishes: readonly Wish[]): number {
  const options = [
    wishes.filter(({ combines }) => combines),
    ...wishes.filter(({ combines }) => !combines).map((one) => [one]),
  ];
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  return goods + FEE_RWF - Math.max(...options.map((together) => takenOff(lines, together)));
}

const made = async (path: string, body: object): Promise<unknown> => {
  const { status, json } = await callShop(shop, "POST", path, { token: desk.token, body });
  if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
  return json;
};
const gone = (path: string) => callShop(shop, "DELETE", path, { token: desk.token });

async function giveAll(wishes: readonly Wish[]): Promise<string[]> {
  const paths: string[] = [];
  for (const { value, scope, ...wish } of wishes) {
    const json = await made("/api/admin/discounts", {
      ...wish,
      name: "Drawn",
      is_automatic: true,
      ...(value === null ? {} : { value }),
      ...(scope.length === 0
        ? {}
        : { scope: "products", scope_ids: scope.map((at) => desk.products[at]) }),
    });
    paths.push(`/api/admin/discounts/${staffDiscountResponseSchema.parse(json).data.id}`);
  }
  return paths;
}

async function beginSale(prices: readonly (number | null)[]): Promise<string> {
  const json = await made("/api/admin/sales", { name: "Drawn" });
  const path = `/api/admin/sales/${saleResponseSchema.parse(json).data.id}`;
  const asked = prices.flatMap((price, at) =>
    price === null ? [] : [{ product_id: desk.products[at], price }],
  );
  if (asked.length > 0) {
    const body = { prices: asked };
    await callShop(shop, "PUT", `${path}/prices`, { token: desk.token, body });
  }
  return path;
}

describe("what an order costs", () => {
  it("is what a plain reference says, for carts, sales and discounts drawn at random", async () => {
    await fc.assert(
      fc.asyncProperty(cart, sale, discounts, async (pieces, prices, drawn) => {
        const wishes = drawn.filter((one) => one !== null);
        const paths = [await beginSale(prices), ...(await giveAll(wishes))];
        const lines = pieces.flatMap((quantity, at) =>
          quantity === 0
            ? []
            : [{ at, total: quantity * (prices[at] ?? PRICE_RWF), isOnSale: prices[at] !== null }],
        );
        const items = lines.map(({ at }) => desk.line(at, pieces[at]));
        const expected_total = totalOf(lines, wishes);
        const email = `${randomUUID()}@example.rw`;
        // Asked and placed at the reference's total, or not at all.
        const order = await desk.placed(items, { email, expected_total });
        expect(order.total_amount).toBe(expected_total);
        const parts = order.items.reduce((sum, { line_total }) => sum + line_total, 0);
        expect(order.subtotal).toBe(parts);
        expect(order.discount_amount).toBeGreaterThanOrEqual(0);
        expect(order.total_amount).toBe(order.subtotal + FEE_RWF - order.discount_amount);
        const off = order.discounts.reduce((sum, { amount }) => sum + amount, 0);
        const ofDelivery = order.discounts.reduce((sum, one) => sum + one.delivery_amount, 0);
        const ofLines = order.items.flatMap(({ discounts = [] }) => discounts);
        expect(off).toBe(order.discount_amount);
        expect(ofLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(off - ofDelivery);
        await desk.bring(order.id, "cancelled");
        for (const path of paths) expect((await gone(path)).status).toBe(200);
      }),
      { numRuns: rounds(8, 200) },
    );
    expect(await desk.audited()).toEqual({});
  });
});
