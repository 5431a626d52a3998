import { formatMoney } from "../../../contracts/money";
import { run, type Run } from "../../../lib/database";
import { enqueueMail } from "../../mail/published-sql";
import { paced } from "../../../lib/pace";
import { notifyStaff } from "../../staff/published-sql";
import { DUE_HOLDS, END_HOLD, KEEP_HOLD, NOTE_SCARCE, READ_DUE } from "./sql";

const LOOK_EVERY_S = 10;

/** An order whose time is over. */
export interface OverdueOrder {
  orderNumber: string;
  /** What was to pay, whole RWF. */
  due: number;
  email: string;
  /** The buyer did their part; the shop's word is missing. */
  isPromised: boolean;
  /** What its buyer wanted in exchange. */
  isExchange: boolean;
}

/** The names of such endings in an order's history. */
export type HoldEnd = "not-confirmed" | "never-paid";

export const holdEndOf = ({ isPromised }: OverdueOrder): HoldEnd =>
  isPromised ? "not-confirmed" : "never-paid";

/** Orders that hold stock unpaid: how many pieces, and for how long. */
export default class UnpaidHoldService {
  private nextLook = 0;

  /** Checks which products are nearly gone; not every time a payment wakes the job. */
  async noteScarce(): Promise<void> {
    const now = performance.now();
    if (now < this.nextLook) return;
    this.nextLook = now + paced(LOOK_EVERY_S) * 1000;
    await run(NOTE_SCARCE, []);
  }

  /** Orders whose time is over, the oldest first. */
  async overdue(limit: number): Promise<string[]> {
    const rows = await run<{ orderId: string }>(DUE_HOLDS, [limit]);
    return rows.map(({ orderId }) => orderId);
  }

  /** Again, in a transaction that holds the order's row in order_progress; null: it may stay. */
  async readOverdue(inside: Run, orderId: string): Promise<OverdueOrder | null> {
    const [order] = await inside<OverdueOrder>(READ_DUE, [orderId]);
    return order ?? null;
  }

  /** It waits for its money as long as it takes: staff agreed on that with its buyer. */
  async keep(inside: Run, orderId: string): Promise<void> {
    await inside(KEEP_HOLD, [orderId]);
  }

  /** No longer watched: staff have it in hand. */
  async end(inside: Run, orderId: string): Promise<void> {
    await inside(END_HOLD, [orderId]);
  }

  /** Shopper and staff learn why it was cancelled. */
  async tellEnded(inside: Run, orderId: string, order: OverdueOrder): Promise<void> {
    const reason = order.isExchange ? "exchange-unpaid" : holdEndOf(order);
    await enqueueMail(inside, {
      key: `order-expired:${orderId}`,
      template: "order-expired",
      to: order.email,
      facts: { orderId, reason },
    });
    const { orderNumber } = order;
    const amount = formatMoney(order.due, "RWF");
    await notifyStaff(inside, {
      key: `order-expired:${orderId}`,
      type: "payment_failed",
      text: order.isPromised
        ? `${orderNumber} for ${amount} was not confirmed in time and was cancelled.`
        : `${orderNumber} for ${amount} was never paid and was cancelled.`,
      link: `/admin/orders?view=${encodeURIComponent(orderId)}`,
    });
  }
}
