import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ORDER_STATUSES, type OrderStatus } from "../src/contracts/orders";
import { orderBody, send, type Attempt } from "./checkout-storm";

/** What people did in a storm, as they know it: everything here was answered, except `attempts`. */
export interface Acts {
  /** Checkouts, answered or not. */
  attempts: Attempt[];
  /** Payments reported completed, by id. */
  paid: string[];
  /** Status changes reported done. */
  changed: { orderId: string; status: OrderStatus }[];
  /** Answers with a 500: something unforeseen. */
  serverErrors: number;
}

export interface Stage {
  origin: string;
  variantIds: readonly string[];
  staffToken: string;
  isOver: () => boolean;
  /** Discount codes that half of the buyers type. */
  codes?: readonly string[];
  /** Gift cards that a third of the buyers pay with. */
  cards?: readonly string[];
  /** Milliseconds between a buyer's actions; none by default. */
  buyerPauseMs?: number;
  /** Goes on when a connection breaks, as long as the storm lasts: the shop comes back. */
  isPatient?: boolean;
}

/** An order as its buyer knows it, with the last payment started. */
interface PlacedByCrowd {
  orderId: string;
  accessToken: string;
  paymentId?: string;
  method?: string;
}

interface Reply {
  status: number;
  data: { id?: string; amount?: number; payment_status?: string; status?: string } | undefined;
}

/** Numbers of wallets: two that pay, and some of the simulator's that don't, or not simply. */
const WALLETS = ["0788123456", "0788123457", "0780000002", "0780000005", "0780000007"];
const METHODS = ["placeholder", "placeholder", "cod", "momo", "momo", null] as const;
/** Between two acts of one of the staff: people are not that fast. */
const STAFF_PAUSE_MS = 60;

const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];
const chance = (share: number) => Math.random() < share;
/** Before the next try at a shop that is away or too busy. */
const RETRY_MS = 200;
/** Everybody in one storm. A broken connection ends its holder's part. */
export class Crowd {
  readonly acts: Acts = { attempts: [], paid: [], changed: [], serverErrors: 0 };
  /** Calls of all of them that were answered. */
  answers = 0;
  private readonly placed: PlacedByCrowd[] = [];

  constructor(private readonly stage: Stage) {}

  /** @returns when the shop went away, or the storm is over */
  async rage(buyers: number, staff: number): Promise<Acts> {
    const parts = [
      ...Array.from({ length: buyers }, (_, n) => () => this.buy(n)),
      ...Array.from({ length: staff }, () => () => this.manage()),
    ];
    await Promise.all(
      parts.map(async (part) => {
        while (!this.stage.isOver()) {
          try {
            await part();
          } catch {
            // Killed under the request: whether it counted is found out after the restart.
            if (!this.stage.isPatient) return;
            await sleep(RETRY_MS);
          }
        }
      }),
    );
    return this.acts;
  }

  private async call(method: string, path: string, body: object, isStaff: boolean): Promise<Reply> {
    const response = await fetch(this.stage.origin + path, {
      method,
      headers: {
        "Content-Type": "application/json",
        ...(isStaff ? { Authorization: `Bearer ${this.stage.staffToken}` } : {}),
      },
      body: JSON.stringify(body),
    });
    const { data } = (await response.json()) as { data?: Reply["data"] };
    this.answers += 1;
    if (response.status === 500) this.acts.serverErrors += 1;
    return { status: response.status, data };
  }

  private async buy(buyer: number): Promise<void> {
    if (this.stage.buyerPauseMs) await sleep(this.stage.buyerPauseMs);
    const code = chance(0.5) ? oneOf(this.stage.codes ?? []) : undefined;
    const card = chance(0.35) ? oneOf(this.stage.cards ?? []) : undefined;
    const attempt: Attempt = {
      key: randomUUID(),
      body: {
        ...orderBody(oneOf(this.stage.variantIds) ?? "", buyer, chance(0.3) ? 2 : 1),
        ...(code === undefined ? {} : { discount_code: code }),
        ...(card === undefined ? {} : { gift_card: card }),
      },
      orderId: null,
      status: null,
    };
    this.acts.attempts.push(attempt);
    const { status, orderId, accessToken } = await send(this.stage.origin, attempt);
    this.answers += 1;
    attempt.status = status;
    attempt.orderId = orderId;
    if (status === 500) this.acts.serverErrors += 1;
    if (status === 503 && this.stage.isPatient) await sleep(RETRY_MS);
    if (orderId === null || accessToken === null) return;
    const order: PlacedByCrowd = { orderId, accessToken };
    this.placed.push(order);
    const method = oneOf(METHODS);
    if (method) await this.pay(order, method);
    // Some change their mind at once, in the middle of paying.
    if (chance(0.2)) await Promise.all([this.cancel(order), this.pay(order, "placeholder")]);
    else if (chance(0.15)) await this.cancel(order);
  }

  private async pay(order: PlacedByCrowd, method: string): Promise<void> {
    const { status, data } = await this.call(
      "POST",
      "/api/payments",
      {
        order_id: order.orderId,
        access_token: order.accessToken,
        payment_method: method,
        ...(method === "momo" ? { phone: oneOf(WALLETS) } : {}),
      },
      false,
    );
    if (status !== 201 || data?.id === undefined) return;
    Object.assign(order, { paymentId: data.id, method });
    if (data.payment_status === "completed") this.acts.paid.push(data.id);
    // Most who pay as agreed with the shop bring the money at once.
    else if (method === "placeholder" && chance(0.6)) await this.record(order, data.amount);
  }

  /** Staff see the money. */
  private async record({ orderId }: PlacedByCrowd, amount: number | undefined): Promise<void> {
    const path = `/api/orders/${orderId}/payments`;
    const { status, data } = await this.call("POST", path, { received_as: "cash", amount }, true);
    if (status === 201 && data?.id !== undefined) this.acts.paid.push(data.id);
  }

  private async cancel({ orderId, accessToken }: PlacedByCrowd): Promise<void> {
    const path = `/api/orders/${orderId}/cancel`;
    const { status } = await this.call("POST", path, { access_token: accessToken }, false);
    if (status === 200) this.acts.changed.push({ orderId, status: "cancelled" });
  }

  private async manage(): Promise<void> {
    await sleep(STAFF_PAUSE_MS);
    const order = oneOf(this.placed);
    if (!order) return;
    const { orderId, paymentId, method } = order;
    if (paymentId !== undefined && method !== "momo" && chance(0.3)) {
      await this.call("PUT", `/api/payments/${paymentId}/status`, { status: "completed" }, true);
    } else if (paymentId !== undefined && chance(0.2)) {
      const body = { amount: 100, reason: "A button was missing" };
      await this.call("POST", `/api/payments/${paymentId}/refunds`, body, true);
    } else {
      const status = oneOf(ORDER_STATUSES) ?? "processing";
      const done = await this.call("PUT", `/api/orders/${orderId}/status`, { status }, true);
      if (done.status === 200) this.acts.changed.push({ orderId, status });
    }
  }
}
