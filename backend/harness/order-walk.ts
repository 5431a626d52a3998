import fc, { type Arbitrary } from "fast-check";
import { setTimeout as sleep } from "node:timers/promises";
import { editQuoteSchema } from "../src/contracts/order-changes";
import { paysOf } from "../src/contracts/order-money";
import { ORDER_STATUSES, type Order } from "../src/contracts/orders";
import { RETURN_STATUSES } from "../src/contracts/returns";
import { OrderModel, type OrderEvent } from "./order-model";
import type { ExchangeDesk, Exchangeable } from "./exchange-desk";
import type { Answer } from "./people";
import type { ReturnDesk } from "./return-desk";

/** Of the walked order's only line. */
const QUANTITY = 3;
const STOCKED = 1_000;
/** Of the size that its buyer gets in exchange. */
const LARGES = 100;

const pick = fc.nat(99);
const pieces = fc.nat(QUANTITY);

/** What may happen to an order; the way to a return's end is taken as often as everything else together. */
const EVENTS: Arbitrary<OrderEvent> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("status" as const),
      status: fc.constantFrom(...ORDER_STATUSES),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: "status" as const, status: "delivered" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "cancel" as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: "record" as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("edit" as const),
      pieces: fc.integer({ min: 1, max: QUANTITY + 1 }),
      priceRwf: fc.constantFrom(9_000, 12_000, 15_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("refund" as const),
      amount: fc.constantFrom(500, 20_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("complete-refund" as const), pick }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("age" as const),
      days: fc.constantFrom(0, 7, 8, 180, 181),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("ask" as const),
      pieces: fc.integer({ min: 1, max: QUANTITY }),
      isFault: fc.boolean(),
      isStaff: fc.boolean(),
      isExchange: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("exchange" as const),
      pick,
      status: fc.constantFrom("shipped" as const, "delivered" as const, "cancelled" as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("step" as const),
      pick,
      status: fc.constantFrom(...RETURN_STATUSES.filter((status) => status !== "requested")),
      sellable: pieces,
      damaged: pieces,
    }),
  },
);

/** The events of one walk; the same seed gives the same. */
const eventsOf = (seed: number, count: number): OrderEvent[] =>
  fc.sample(fc.array(EVENTS, { minLength: count, maxLength: count }), { seed, numRuns: 1 })[0] ??
  [];

/** Longer than a killed shop needs to open again. */
const REOPEN_MS = 120_000;
const LOOK_MS = 100;

/** What is asked of a shop that may be killed: until it answers. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const end = Date.now() + REOPEN_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(LOOK_MS);
    }
  }
}

const answerOf = (status: number): Answer => ({ status, json: null, headers: new Headers() });
const NOBODY = answerOf(0);
/** Nobody answered, or the shop was closing its doors. */
const isLost = ({ status }: Answer): boolean => status === NOBODY.status || status >= 500;

interface WalkOptions {
  /** The shop is killed meanwhile: an event without an answer has happened as a whole, or not at all. */
  isKilled?: boolean;
}

/** One order of the shop, and what happens to it. */
export class OrderWalk {
  private constructor(
    private readonly desk: ReturnDesk,
    private readonly bought: Exchangeable,
    private readonly model: OrderModel,
    private readonly isKilled: boolean,
  ) {}

  static async begin(
    exchanges: ExchangeDesk,
    { isKilled = false }: WalkOptions = {},
  ): Promise<OrderWalk> {
    const buy = async () => exchanges.ordered(await exchanges.sizes(LARGES), QUANTITY);
    const bought = await (isKilled ? patiently(buy) : buy());
    const [line] = bought.order.items;
    const model = new OrderModel(QUANTITY, line?.unit_price ?? 0, bought.order.shipping_amount);
    return new OrderWalk(exchanges.returns, bought, model, isKilled);
  }

  /** @returns what contradicts the model; null: nothing */
  async take(event: OrderEvent): Promise<string | null> {
    const before = await this.look(() => this.desk.read(this.bought));
    const answer = await this.happens(event, before).catch((error: unknown) => {
      if (!this.isKilled) throw error;
      return NOBODY;
    });
    if (answer === null) return null;
    if (this.isKilled && isLost(answer)) return this.settle(event);
    return this.compare(event, answer);
  }

  private look<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    return this.isKilled ? patiently(ask) : ask();
  }

  /** An event that nobody answered: nothing of it has happened, or all. */
  private async settle(event: OrderEvent): Promise<string | null> {
    const seen = await this.look(() => this.seen());
    if (seen === this.meant()) return null;
    this.model.happens(event);
    const meant = this.meant();
    return seen === meant ? null : `killed in ${JSON.stringify(event)}: ${seen}, and not ${meant}`;
  }

  private async compare(event: OrderEvent, { status, json }: Answer): Promise<string | null> {
    const before = this.meant();
    const isAllowed = this.model.happens(event);
    if (isAllowed ? status >= 300 : ![400, 409].includes(status)) {
      const said = `${status} ${JSON.stringify(json).slice(0, 200)}`;
      return `${JSON.stringify(event)} is ${isAllowed ? "allowed" : "refused"} after ${before}, and was answered ${said}`;
    }
    const [seen, meant] = [await this.look(() => this.seen()), this.meant()];
    return seen === meant ? null : `after ${JSON.stringify(event)}: ${seen}, and not ${meant}`;
  }

  /** Does it. @returns the answer; null: there is nothing to do it to */
  private async happens(event: OrderEvent, order: Order): Promise<Answer | null> {
    const { desk, bought } = this;
    const { id, access_token } = bought.order;
    switch (event.kind) {
      case "status":
        return desk.orders.setStatus(id, event.status);
      case "cancel":
        return desk.orders.cancel(id, access_token);
      case "record":
        return desk.record(bought, this.model.dueRwf || this.model.totalRwf);
      case "edit":
        return this.edit(event);
      case "refund": {
        const payment = order.payments.at(-1);
        if (!payment) return null;
        const body = { amount: event.amount, reason: "A seam was open" };
        return desk.staff("POST", `/api/payments/${payment.id}/refunds`, body);
      }
      case "complete-refund": {
        const refunds = order.payments.flatMap((payment) => payment.refunds);
        const refund = refunds[event.pick % Math.max(1, refunds.length)];
        if (!refund) return null;
        const path = `/api/payments/${refund.payment_id}/refunds/${refund.id}`;
        return desk.staff("PUT", path, { status: "completed" });
      }
      case "age":
        await desk.deliveredAgo(bought, event.days);
        return answerOf(200);
      case "ask":
        return this.ask(event);
      case "exchange": {
        const all = order.returns.flatMap(({ exchange }) => exchange ?? []);
        const one = all[event.pick % Math.max(1, all.length)];
        if (!one || one.status === "cancelled") return null;
        return desk.orders.setStatus(one.order_id, event.status);
      }
      case "step": {
        const one = order.returns[event.pick % Math.max(1, order.returns.length)];
        return one ? desk.step(one, bodyOf(event, this.bought)) : null;
      }
    }
  }

  /** Staff see what it comes to, and say yes. */
  private async edit({ pieces, priceRwf }: Extract<OrderEvent, { kind: "edit" }>) {
    const path = `/api/orders/${this.bought.order.id}/items`;
    const items = [{ item_id: this.bought.lines[0], quantity: pieces, unit_price: priceRwf }];
    const seen = await this.desk.staff("POST", `${path}/quote`, { items });
    if (seen.status !== 200) return seen;
    const { version, total_amount } = editQuoteSchema.parse((seen.json as { data: unknown }).data);
    const body = { items, version, expected_total: total_amount, reason: "As agreed by phone" };
    return this.desk.staff("PUT", path, body);
  }

  private ask(event: Extract<OrderEvent, { kind: "ask" }>) {
    const { pieces: quantity, isFault, isStaff, isExchange } = event;
    const reason = isFault ? "faulty" : "too_small";
    const wanted = isExchange ? { exchange_for: this.bought.large } : {};
    const items = [{ item_id: this.bought.lines[0], quantity, reason, ...wanted }];
    if (!isStaff) return this.desk.asking(this.bought, { items });
    const body = { items, hand_over: "shop", refund_to: "payment" };
    return this.desk.staff("POST", `/api/orders/${this.bought.order.id}/returns`, body);
  }

  private async seen(): Promise<string> {
    const order = await this.desk.read(this.bought);
    const level = await this.desk.orders.level(this.bought.medium);
    const larges = await this.desk.orders.level(this.bought.large);
    const exchanges = await Promise.all(
      order.returns.flatMap(({ exchange }) =>
        exchange ? this.desk.orders.read(exchange.order_id) : [],
      ),
    );
    return facts({
      status: order.status,
      total: order.total_amount,
      paid: order.payments.map(paysOf),
      refunds: order.payments.map(({ refunds }) => refunds),
      returns: order.returns,
      stock: { taken: STOCKED - level.stocked, reserved: level.reserved },
      exchanges: exchanges.map(({ status, payments }) => ({
        status,
        refunds: payments.flatMap(({ refunds }) => refunds),
      })),
      larges: { taken: LARGES - larges.stocked, reserved: larges.reserved },
    });
  }

  private meant(): string {
    const { status, totalRwf, payments, returns, taken, reserved, exchanged } = this.model;
    return facts({
      status,
      total: totalRwf,
      paid: payments.map(({ amount, freed }) => amount - freed),
      refunds: payments.map((payment) => payment.refunds.map(asSeen)),
      returns,
      stock: { taken, reserved },
      exchanges: returns.flatMap(({ exchange }) =>
        exchange ? { status: exchange.status, refunds: exchange.refunds.map(asSeen) } : [],
      ),
      larges: exchanged,
    });
  }
}

const asSeen = ({ amount, isDone }: { amount: number; isDone: boolean }): Refunded => ({
  amount,
  status: isDone ? "completed" : "requested",
});

interface Refunded {
  amount: number;
  status: string;
}

interface Pieces {
  taken: number;
  reserved: number;
}

interface Facts {
  status: string;
  total: number;
  /** What each payment pays of it. */
  paid: readonly number[];
  /** Of each payment. */
  refunds: readonly (readonly Refunded[])[];
  returns: readonly { status: string }[];
  stock: Pieces;
  exchanges: readonly { status: string; refunds: readonly Refunded[] }[];
  larges: Pieces;
}

const textOf = ({ amount, status }: Refunded): string => `${amount} ${status}`;

const facts = ({ refunds, returns, exchanges, ...rest }: Facts): string =>
  JSON.stringify({
    ...rest,
    refunds: refunds.map((all) => all.map(textOf)),
    returns: returns.map((one) => one.status),
    exchanges: exchanges.map((one) => ({ ...one, refunds: one.refunds.map(textOf) })),
  });

function bodyOf(event: Extract<OrderEvent, { kind: "step" }>, { lines }: Exchangeable): object {
  const { status, sellable, damaged } = event;
  if (status === "declined") return { status, reason: "It was washed" };
  if (status === "received") return { status, items: [{ item_id: lines[0], sellable, damaged }] };
  return { status };
}

/** One walk after the other, until no seed is left. @returns what contradicted the model */
export async function walkAll(
  desk: ExchangeDesk,
  seeds: number[],
  { events, onEvent, ...options }: WalkOptions & { events: number; onEvent?: () => void },
): Promise<string[]> {
  const found: string[] = [];
  for (let seed = seeds.pop(); seed !== undefined; seed = seeds.pop()) {
    const walk = await OrderWalk.begin(desk, options);
    for (const [at, event] of eventsOf(seed, events).entries()) {
      const wrong = await walk.take(event);
      onEvent?.();
      if (wrong === null) continue;
      found.push(`seed ${seed}, event ${at}: ${wrong}`);
      break;
    }
  }
  return found;
}
