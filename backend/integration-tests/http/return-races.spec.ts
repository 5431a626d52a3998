import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { ExchangeDesk } from "../../harness/exchange-desk";
import type { Answer } from "../../harness/people";
import { ReturnDesk } from "../../harness/return-desk";
import { rounds } from "../../harness/rounds";
import { useShop } from "../../harness/use-shop";

const ROUNDS = rounds(2, 50);
const RACE_MS = rounds(60_000, 600_000);

const shop = useShop("quiet");
let desk: ReturnDesk;
let exchanges: ExchangeDesk;
beforeAll(async () => {
  desk = await ReturnDesk.at(shop);
  exchanges = new ExchangeDesk(desk);
});

const race = (title: string, round: () => Promise<void>) =>
  it(
    title,
    async () => {
      for (let at = 0; at < ROUNDS; at += 1) await round();
    },
    RACE_MS,
  );

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const sumOf = (refunds: readonly { amount: number }[]) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

describe("at the same time", () => {
  race("two staff count and two settle: once", async () => {
    const bought = await desk.delivered([2]);
    const [variant = ""] = bought.variants;
    const [item_id] = bought.lines;
    const one = await desk.asked(bought);
    const before = await desk.stocked(variant);
    const items = [{ item_id, sellable: 1, damaged: 0 }];
    const twice = (body: object) => Promise.all([desk.step(one, body), desk.step(one, body)]);
    expect(statusesOf(await twice({ status: "received", items }))).toEqual([200, 200]);
    expect(await desk.stocked(variant)).toBe(before + 1);
    expect(statusesOf(await twice({ status: "settled" }))).toEqual([200, 200]);
    expect(await desk.refunds(bought)).toHaveLength(1);
  });

  race("the buyer takes it back while staff count it: one of them", async () => {
    const bought = await desk.delivered([1]);
    const [variant = ""] = bought.variants;
    const one = await desk.asked(bought);
    const before = await desk.stocked(variant);
    const items = [{ item_id: bought.lines[0], sellable: 1, damaged: 0 }];
    const [counted, withdrawn] = await Promise.all([
      desk.step(one, { status: "received", items }),
      desk.withdrawing(one, bought.order.access_token),
    ]);
    expect(statusesOf([counted, withdrawn])).toEqual([200, 409]);
    const isCounted = counted.status === 200;
    expect(await desk.stocked(variant)).toBe(before + (isCounted ? 1 : 0));
    const [left] = (await desk.read(bought)).returns;
    expect(left?.status).toBe(isCounted ? "received" : "withdrawn");
  });

  race("three ask for the last piece: one gets it", async () => {
    const bought = await desk.delivered([1]);
    const ask = () => desk.asking(bought, {}, randomUUID());
    expect(statusesOf(await Promise.all([ask(), ask(), ask()]))).toEqual([201, 400, 400]);
    expect((await desk.read(bought)).returns).toHaveLength(1);
  });

  race("staff set the order back while its buyer asks: one of them", async () => {
    const bought = await desk.delivered([1]);
    const [asked, set] = await Promise.all([
      desk.asking(bought),
      desk.orders.setStatus(bought.order.id, "cancelled"),
    ]);
    const { status, returns } = await desk.read(bought);
    if (set.status === 200) {
      expect([asked.status, status, returns]).toEqual([409, "cancelled", []]);
    } else {
      expect([asked.status, set.status, status]).toEqual([201, 409, "delivered"]);
      expect(returns).toHaveLength(1);
    }
  });

  race("one pays a return back and one its payment: never more than came in", async () => {
    const bought = await desk.delivered([1]);
    const one = await desk.asked(bought);
    await desk.received(one);
    const [payment] = (await desk.read(bought)).payments;
    const path = `/api/payments/${payment?.id ?? ""}/refunds`;
    const [settled, refunded] = await Promise.all([
      desk.step(one, { status: "settled" }),
      desk.staff("POST", path, { reason: "Goodwill" }),
    ]);
    // All of it is owed: whoever comes second finds nothing left.
    expect(statusesOf([settled, refunded])).toEqual(
      settled.status === 200 ? [200, 409] : [201, 409],
    );
    expect(sumOf(await desk.refunds(bought))).toBe(bought.order.total_amount);
    const [left] = (await desk.read(bought)).returns;
    expect(left?.status).toBe(settled.status === 200 ? "settled" : "received");
  });

  race("three want the last large in exchange: one gets it", async () => {
    const sizes = await exchanges.sizes(1);
    const all = await Promise.all([1, 2, 3].map(() => exchanges.delivered(sizes)));
    const answers = await Promise.all(all.map((bought) => exchanges.asking(bought)));
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
    const { reserved, reservations } = await desk.orders.level(sizes.large);
    expect([reserved, reservations]).toEqual([1, 1]);
  });

  race(
    "staff settle a return while its exchange is cancelled: its worth is there once",
    async () => {
      const bought = await exchanges.delivered(await exchanges.sizes(2));
      const one = await exchanges.asked(bought);
      await desk.received(one);
      const [settled, cancelled] = await Promise.all([
        desk.step(one, { status: "settled" }),
        desk.orders.setStatus(one.exchange.order_id, "cancelled"),
      ]);
      expect(statusesOf([settled, cancelled])).toEqual([200, 200]);
      const { payments } = await desk.orders.read(one.exchange.order_id);
      const owed = [...(await desk.refunds(bought)), ...payments.flatMap(({ refunds }) => refunds)];
      const open = owed.filter(({ status }) => status === "requested");
      const [line] = bought.order.items;
      // Cancelled first, all of the order came back: with it what delivery cost.
      expect([line?.line_total, bought.order.total_amount]).toContain(sumOf(open));
      expect(await exchanges.balance(one)).toEqual({ balance: 0, isOff: true });
    },
  );

  race("the buyer takes a return back while its exchange is packed: one of them", async () => {
    const bought = await exchanges.delivered(await exchanges.sizes(2));
    const one = await exchanges.asked(bought);
    const [withdrawn, packed] = await Promise.all([
      desk.withdrawing(one, bought.order.access_token),
      desk.orders.setStatus(one.exchange.order_id, "shipped"),
    ]);
    const [left] = (await desk.read(bought)).returns;
    if (withdrawn.status === 200) {
      expect(left?.status).toBe("withdrawn");
      // Whoever ships it then revives it, as an order that nothing pays.
      const after = await desk.orders.read(one.exchange.order_id);
      expect(after.credit_amount).toBe(0);
    } else {
      expect([withdrawn.status, packed.status, left?.status]).toEqual([409, 200, "approved"]);
      expect(left?.exchange?.status).toBe("shipped");
    }
  });
});
