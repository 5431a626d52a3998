import { setTimeout as pause } from "node:timers/promises";
import type { AirtelSimulator } from "../demo/airtel-simulator/server";
import type { CardSimulator } from "../demo/card-simulator/server";
import type { MomoSimulator } from "../demo/momo-simulator/server";
import type { PlacedOrder } from "../src/contracts/orders";
import type { PayDesk } from "./pay-desk";
import { callShop } from "./people";

export interface Providers {
  mtn: MomoSimulator;
  airtel: AirtelSimulator;
  cards: CardSimulator;
}

const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("Nothing to choose from.");
  return item;
};
const chance = (share: number) => Math.random() < share;

/** Ordinary ones, and of each network: slow, refuse, no money, called twice, lost call, errors, cut off. */
const MTN = [
  "0788123456",
  ...[1, 2, 4, 5, 6, 7, 9, 10].map((n) => `07800000${String(n).padStart(2, "0")}`),
];
const AIRTEL = [
  "0738123456",
  ...[1, 2, 4, 5, 6, 7, 9, 10].map((n) => `07200000${String(n).padStart(2, "0")}`),
];

const WAYS = ["mtn", "airtel", "card"] as const;

/** Everything an order does may be answered, refused, or cut off by the kill. */
const perhaps = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

/** People who pay in every way, change their minds, cancel, and get parts back, while the shop is killed. */
export class MoneyCrowd {
  readonly orders: PlacedOrder[] = [];

  constructor(
    private readonly desk: PayDesk,
    private readonly providers: Providers,
  ) {}

  /** One buyer's story; never rejects. */
  async buy(): Promise<void> {
    const order = await this.desk.order().catch(() => null);
    if (!order) return;
    this.orders.push(order);
    // Each way has its turn, so that few rounds have all of them too.
    await this.pay(order, WAYS[this.orders.length % WAYS.length]);
    if (chance(0.2)) {
      await pause(Math.random() * 300);
      await this.pay(order, oneOf(WAYS));
    }
    if (chance(0.2)) {
      const body = { access_token: order.access_token };
      await perhaps(callShop(this.desk.shop, "POST", `/api/orders/${order.id}/cancel`, { body }));
    }
  }

  /** Staff pay a part of some earlier payment back; never rejects. */
  async payBack(): Promise<void> {
    if (this.orders.length === 0) return;
    const read = await this.desk.read(oneOf(this.orders)).catch(() => null);
    const paid = read?.payments.find(({ payment_status: status }) => status === "completed");
    if (!paid) return;
    const amount = 100 + Math.floor(Math.random() * 900);
    await perhaps(this.desk.refund(paid.id, { amount, reason: "A button is missing" }));
  }

  private async pay(order: PlacedOrder, way = oneOf(WAYS)): Promise<void> {
    if (way === "mtn") return void (await perhaps(this.desk.beginMomo(order, oneOf(MTN))));
    if (way === "airtel") return void (await perhaps(this.desk.beginMomo(order, oneOf(AIRTEL))));
    await perhaps(this.desk.begin(order, { payment_method: "card" }));
  }
}

/** Whoever sees a payment page pays on it, sooner or later: once, after a decline, unheard of, or called twice about. */
export async function payOnPages({ cards }: Providers, isOver: () => boolean): Promise<void> {
  const seen = new Set<string>();
  while (!isOver()) {
    for (const { txRef } of [...cards.links]) {
      if (seen.has(txRef)) continue;
      seen.add(txRef);
      if (chance(0.15)) continue;
      void pause(Math.random() * 1500).then(async () => {
        if (chance(0.2)) await cards.pay(txRef, { status: "failed" });
        await cards.pay(txRef, { calls: oneOf([0, 1, 2]) });
      });
    }
    await pause(50);
  }
}

/** What a provider took and paid back by reference (the shop's, without hyphens), in whole RWF. */
export interface Book {
  took: Map<string, number>;
  paidBack: Map<string, number>;
}

const plain = (reference: string) => reference.replaceAll("-", "");

/** What moved, by the providers' own books. */
export function booksOf({ mtn, airtel, cards }: Providers): Record<string, Book> {
  const ofMtn = (entries: MomoSimulator["ledger"]["payments"]) =>
    [...entries]
      .filter(([, { status }]) => status === "SUCCESSFUL")
      .map(([reference, { order }]) => [plain(reference), Number(order.amount)] as const);
  const ofAirtel = (entries: AirtelSimulator["payments"]) =>
    [...entries]
      .filter(([, { status }]) => status === "TS")
      .map(([id, { amount }]) => [id, amount] as const);
  const charged = cards.transactions.filter(({ status }) => status === "successful");
  return {
    mtn: {
      took: new Map(ofMtn(mtn.ledger.payments)),
      paidBack: new Map(ofMtn(mtn.ledger.refunds)),
    },
    airtel: {
      took: new Map(ofAirtel(airtel.payments)),
      paidBack: new Map(ofAirtel(airtel.refunds)),
    },
    flutterwave: {
      took: new Map(charged.map(({ txRef, amount }) => [plain(txRef), amount])),
      paidBack: sumsOf(cards.refunds.map(({ comments, amount }) => [plain(comments), amount])),
    },
  };
}

/** One that was paid back twice counts twice. */
function sumsOf(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [key, amount] of entries) sums.set(key, (sums.get(key) ?? 0) + amount);
  return sums;
}
