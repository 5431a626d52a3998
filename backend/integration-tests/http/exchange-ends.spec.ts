import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, messageOf } from "../../harness/failures";
import { ExchangeDesk, MORE_RWF, type Exchangeable } from "../../harness/exchange-desk";
import { CreditDesk } from "../../harness/credits";
import { auditFromNow } from "../../harness/order-audit";
import { ReturnDesk } from "../../harness/return-desk";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
let returns: ReturnDesk;
let desk: ExchangeDesk;
let audited: Awaited<ReturnType<typeof auditFromNow>>;

beforeAll(async () => {
  returns = await ReturnDesk.at(shop);
  desk = new ExchangeDesk(returns);
  audited = await auditFromNow(shop);
});

const costOf = ({ order }: Exchangeable) => order.items[0]?.line_total ?? 0;

describe("an exchange ends", () => {
  it("with the return its buyer takes back, or staff decline: the piece is for sale again", async () => {
    const bought = await desk.delivered(await desk.sizes(5), 2);
    const one = await desk.asked(bought);
    expect((await returns.withdrawing(one, bought.order.access_token)).status).toBe(200);
    const ended = await returns.orders.read(one.exchange.order_id);
    expect(ended).toMatchObject({ status: "cancelled", credit_amount: 0 });
    expect(ended.history.at(-1)).toMatchObject({ event: "exchange-ended", by: "customer" });
    expect((await returns.orders.level(bought.large)).reserved).toBe(0);
    expect(await desk.balance(one)).toEqual({ balance: 0, isOff: true });
    await returns.deliveredAgo(bought, 30);
    const [item_id] = bought.lines;
    const late = {
      items: [{ item_id, quantity: 1, reason: "faulty", exchange_for: bought.large }],
    };
    const fault = await returns.asked(bought, late);
    expect(fault).toMatchObject({ status: "requested", exchange: { status: "pending" } });
    await returns.stepped(fault, { status: "declined", reason: "It was worn" });
    expect((await returns.orders.read(fault.exchange?.order_id ?? "")).status).toBe("cancelled");
    expect(await desk.balance(fault)).toEqual({ balance: 0, isOff: true });
  });

  it("not once it is packed: then the return stays", async () => {
    const bought = await desk.delivered(await desk.sizes(5));
    const one = await desk.asked(bought);
    await returns.orders.bring(one.exchange.order_id, "shipped");
    const refused = await returns.withdrawing(one, bought.order.access_token);
    expect([refused.status, messageOf(refused.json)]).toEqual([
      409,
      "What you get in exchange is packed already. Please contact us",
    ]);
    expect((await returns.read(bought)).returns[0]?.status).toBe("approved");
  });

  it("after seven days without the old piece: the return goes on as one for money", async () => {
    const bought = await desk.delivered(await desk.sizes(5));
    const one = await desk.asked(bought);
    await desk.expire(one);
    const ended = await desk.cancelled(one.exchange.order_id);
    expect(ended.history.at(-1)).toMatchObject({ event: "exchange-expired", by: "system" });
    expect((await returns.orders.level(bought.large)).reserved).toBe(0);
    const [mail] = await returns.orders.rows<{ reason: string }>(
      `SELECT facts ->> 'reason' AS reason FROM mail
       WHERE template = 'order-expired' AND facts ->> 'orderId' = $1`,
      [one.exchange.order_id],
    );
    expect(mail?.reason).toBe("exchange-expired");
    await returns.received(one);
    await returns.stepped(one, { status: "settled" });
    // All of the order came back after all: what delivery cost goes back too.
    expect(await returns.refunds(bought)).toEqual([
      { amount: bought.order.total_amount, status: "requested", as_credit: false },
    ]);
  });

  it("after seven days without the difference; and stays where staff have taken it on", async () => {
    const bought = await desk.delivered(await desk.sizes(5, MORE_RWF), 2);
    const unpaid = await desk.asked(bought);
    const kept = await desk.asked(bought);
    await returns.received(unpaid);
    await returns.orders.bring(kept.exchange.order_id, "processing");
    await desk.expire(kept);
    await desk.expire(unpaid);
    const ended = await desk.cancelled(unpaid.exchange.order_id);
    expect(ended.history.at(-1)).toMatchObject({ event: "never-paid" });
    expect((await returns.orders.read(kept.exchange.order_id)).status).toBe("processing");
  });

  it("when its order is cancelled after the piece came back: its worth is paid back by hand", async () => {
    const bought = await desk.delivered(await desk.sizes(5));
    const one = await desk.asked(bought);
    await returns.received(one);
    await returns.stepped(one, { status: "settled" });
    await returns.orders.bring(one.exchange.order_id, "cancelled");
    const { payments, payment_status } = await returns.orders.read(one.exchange.order_id);
    expect(payments[0]?.refunds).toMatchObject([
      { amount: costOf(bought), status: "requested", as_credit: false, as_exchange: false },
    ]);
    expect(await desk.balance(one)).toEqual({ balance: 0, isOff: true });
    const [payment] = payments;
    const path = `/api/payments/${payment?.id ?? ""}/refunds/${payment?.refunds[0]?.id ?? ""}`;
    expect((await returns.staff("PUT", path, { status: "completed" })).status).toBe(200);
    expect(payment_status).toBe("unpaid");
  });

  it("in an exchange of its own, and in money at the end", async () => {
    const bought = await desk.delivered(await desk.sizes(5));
    const first = await desk.asked(bought);
    await returns.received(first);
    await returns.stepped(first, { status: "settled" });
    const second = await returns.orders.bring(first.exchange.order_id, "delivered");
    const [line] = second.items;
    const back = { ...bought, large: bought.medium };
    const order = {
      ...bought.order,
      id: second.id,
      access_token: first.exchange.access_token ?? "",
    };
    const again = await desk.asked({ ...back, order, lines: [line?.id ?? ""] });
    expect(again.exchange).toMatchObject({ covered_amount: costOf(bought), due_amount: 0 });
    await returns.received(again);
    await returns.stepped(again, { status: "settled" });
    await returns.orders.bring(again.exchange.order_id, "delivered");
    const third = await returns.orders.read(again.exchange.order_id);
    const items = [{ item_id: third.items[0]?.id, quantity: 1, reason: "other" }];
    const access_token = again.exchange.access_token;
    const money = await returns.asked(
      { ...bought, order: { ...order, id: third.id } },
      { items, access_token },
    );
    await returns.received(money);
    await returns.stepped(money, { status: "settled" });
    const { payments } = await returns.orders.read(third.id);
    expect(payments[0]?.refunds).toMatchObject([
      { amount: costOf(bought), as_credit: false, status: "requested" },
    ]);
  });

  it("with less than it cost only for a reason", async () => {
    const bought = await desk.delivered(await desk.sizes(5), 2);
    const one = await desk.asked(bought, 2);
    const items = [{ item_id: bought.lines[0], sellable: 1, damaged: 0 }];
    await returns.stepped(one, { status: "received", items });
    const silent = await returns.step(one, { status: "settled" });
    expect([silent.status, fieldsOf(silent.json)]).toEqual([400, ["reason"]]);
    const said = { status: "settled", reason: "One was lost on the way" };
    expect(await returns.stepped(one, said)).toMatchObject({
      refunded_amount: costOf(bought) / 2,
      exchange: { settled_amount: costOf(bought) / 2 },
    });
    expect(await desk.balance(one)).toEqual({ balance: 0, isOff: true });
    // What did not come is not paid back, should the new pieces not be wanted either.
    await returns.orders.bring(one.exchange.order_id, "cancelled");
    const { payments } = await returns.orders.read(one.exchange.order_id);
    const open = payments.flatMap(({ refunds }) => refunds.filter((r) => r.status === "requested"));
    expect(open).toMatchObject([{ amount: costOf(bought) / 2 }]);
  });

  it("with what paid it: a gift card gets back what it paid, however often that was exchanged", async () => {
    const credit = new CreditDesk(shop, returns.orders.token);
    // Of RWF 14,000 with delivery; what was paid in cash goes back first.
    const card = await credit.card(10_000);
    const bought = await desk.delivered(await desk.sizes(5), 1, { gift_card: card.code });
    const first = await desk.asked(bought);
    await returns.received(first);
    await returns.stepped(first, { status: "settled" });
    const second = await returns.orders.bring(first.exchange.order_id, "delivered");
    const again = await desk.asked({
      ...bought,
      large: bought.medium,
      order: { ...bought.order, id: second.id, access_token: first.exchange.access_token ?? "" },
      lines: second.items.map(({ id }) => id),
    });
    await returns.received(again);
    await returns.stepped(again, { status: "settled" });
    await returns.orders.bring(again.exchange.order_id, "cancelled");
    const { payments } = await returns.orders.read(again.exchange.order_id);
    const back = payments.flatMap(({ refunds }) => refunds);
    expect(back.map(({ amount, as_credit, status }) => [amount, as_credit, status])).toEqual([
      [8_000, true, "completed"],
      [4_000, false, "requested"],
    ]);
    expect((await credit.read(card.id)).balance).toBe(8_000);
  });

  it("by staff once it is sent and the old piece stays away: then all of it is to be paid", async () => {
    const bought = await desk.delivered(await desk.sizes(5));
    const one = await desk.asked(bought);
    await returns.orders.bring(one.exchange.order_id, "delivered");
    await desk.expire(one);
    const [notice] = await until(
      () =>
        returns.orders.rows<{ text: string }>("SELECT text FROM staff_notice WHERE key = $1", [
          `exchange-missing:${one.id}`,
        ]),
      (found) => found.length > 0,
      60_000,
    );
    expect(notice?.text).toContain("was sent in exchange");
    await returns.stepped(one, { status: "withdrawn" });
    const sent = await returns.orders.read(one.exchange.order_id);
    expect(sent).toMatchObject({ status: "delivered", payment_status: "unpaid", credit_amount: 0 });
    expect(await desk.balance(one)).toEqual({ balance: 0, isOff: true });
    const path = `/api/orders/${one.exchange.order_id}/payments`;
    const body = { received_as: "cash", amount: costOf(bought) };
    expect((await returns.staff("POST", path, body)).status).toBe(201);
  });
});

it("leaves nothing wrong behind", async () => {
  expect(await audited()).toEqual({});
});
