import { beforeAll, describe, expect, it } from "vitest";
import { orderResponseSchema, type Order } from "../../src/contracts/orders";
import { paymentListResponseSchema } from "../../src/contracts/payments";
import { useShop } from "../../harness/use-shop";
import { PayDesk } from "../../harness/pay-desk";

const shop = useShop("quiet");
let desk: PayDesk;

/** The most that a page has. */
const PAGE = 100;
const TO_PAY_OUT = `?refund=requested&limit=${PAGE}`;

async function listed(query: string) {
  const { status, json } = await desk.staff("GET", `/api/payments${query}`);
  expect(status).toBe(200);
  const { data, count } = paymentListResponseSchema.parse(json);
  return { ids: data.map(({ id }) => id), count };
}

/** Paid at the door. */
async function paid(): Promise<string> {
  const { id } = await desk.begin(await desk.order(), { payment_method: "cod" });
  await desk.staff("PUT", `/api/payments/${id}/status`, { status: "completed" });
  return id;
}

beforeAll(async () => {
  desk = await PayDesk.at(shop);
});

describe("who asked for a refund", () => {
  it("is named where staff read the order, and not where its buyer does", async () => {
    const order = await desk.order();
    const { id } = await desk.begin(order, { payment_method: "cod" });
    await desk.staff("PUT", `/api/payments/${id}/status`, { status: "completed" });
    const refund = await desk.refund(id, { amount: 500, reason: "Late" });
    const seen = await desk.staff("GET", `/api/orders/${order.id}`);
    const byOf = ({ payments }: Order) => payments.flatMap(({ refunds }) => refunds[0]?.by);
    expect(byOf(orderResponseSchema.parse(seen.json).data)).toEqual([shop.admin.email]);
    expect(byOf(await desk.read(order))).toEqual(["staff"]);
    await desk.staff("PUT", `/api/payments/${id}/refunds/${refund.id}`, { status: "failed" });
  });
});

describe("GET /api/payments?refund=requested", () => {
  it("has the payments of which something is to be paid out, until it is", async () => {
    // What is owed to others stands behind, being older.
    const owed = await listed(TO_PAY_OUT);
    const before = (...ids: string[]) => ({
      // A page of them: other specs of this shop owe many.
      ids: [...ids, ...owed.ids].slice(0, PAGE),
      count: owed.count + ids.length,
    });
    const [first, second, third] = [await paid(), await paid(), await paid()];
    expect(await listed(TO_PAY_OUT)).toEqual(owed);
    const refund = await desk.refund(first, { amount: 500, reason: "Late" });
    await desk.refund(first, { amount: 300, reason: "A button is missing" });
    const other = await desk.refund(third, { reason: "Sent back" });
    expect(await listed(TO_PAY_OUT)).toEqual(before(third, first));
    const page = await listed("?refund=requested&limit=1&offset=1");
    expect(page).toEqual({ ids: [first], count: owed.count + 2 });
    expect((await listed("?refund=requested&method=momo")).count).toBe(0);
    expect((await listed("")).ids.slice(0, 3)).toEqual([third, second, first]);

    await desk.staff("PUT", `/api/payments/${third}/refunds/${other.id}`, { status: "failed" });
    await desk.staff("PUT", `/api/payments/${first}/refunds/${refund.id}`, { status: "completed" });
    expect(await listed(TO_PAY_OUT)).toEqual(before(first));
    expect((await desk.staff("GET", "/api/payments?refund=completed")).status).toBe(400);
  });
});
