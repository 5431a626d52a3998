import { PaymentEvents } from "@medusajs/framework/utils";
import type { PaymentListQuery } from "../../../contracts/payments";
import { inTransaction, run, type Run, type Statement } from "../../../lib/database";
import { tellMedusa, type MedusaEvent } from "../../jobs/published-sql";
import { paced } from "../../../lib/pace";
import type { Provider } from "../../../lib/payment-ports/port";
import { FOLLOW_TOTALS } from "../change/medusa-totals-sql";
import {
  COUNT_PAYMENTS,
  COUNT_TO_REFUND,
  HOLD_ORDER,
  LIST_PAYMENTS,
  LIST_TO_REFUND,
  READ_PAYMENT,
} from "./attempt-sql";
import { recordMoney, settleAttempt, settleByStaff, startAttempt } from "./attempts";
import {
  ASK_AGAIN,
  ASK_REFUND_AGAIN,
  CLAIM_ATTEMPTS,
  CLAIM_PENDING,
  CLAIM_REFUNDS,
  HEAR_CALLBACK,
  HEAR_REFERENCE,
  MARK_ACCEPTED,
  ORDERS_TO_EXPIRE,
  SOONEST,
  STOP_ASKING,
  STOP_ASKING_REFUND,
} from "./due-sql";
import {
  endCancelled,
  endDelivered,
  endWaiting,
  tellUnpaid,
  tellUnresolved,
  type Unpaid,
} from "./endings";
import type {
  AttemptRequest,
  DueAttempt,
  DueRefund,
  HeldOrder,
  OrderRefundRequest,
  PaymentOfOrder,
  ProviderOutcome,
  RecordOutcome,
  RefundOutcome,
  RefundRequest,
  RefundSettled,
  SeenEnd,
  SeenMoney,
  SettleOutcome,
  Start,
  TakenBack,
  UnrecordedPayment,
  UnrecordedRefund,
} from "./records";
import {
  MARK_RECORDED,
  MARK_REFUND_RECORDED,
  MARK_WITHDRAWN,
  UNRECORDED_PAYMENTS,
  UNRECORDED_REFUNDS,
  WITHDRAWN_PAYMENTS,
} from "./refund-sql";
import { followPrice, readPaid, type PaidObstacle } from "./changed-order";
import { refundOrder, requestRefund, settleRefund, takeBackExchange } from "./refunds";

/** Longer than one call to the provider may take. */
const LEASE_S = 30;

/** A payment or a refund of an order. */
type Recorded = Pick<UnrecordedPayment, "id" | "orderId">;

/** Marks what Medusa has now, and tells its subscribers, unless somebody else did. */
const markAndTell = (
  mark: Statement,
  { id, orderId }: Recorded,
  event: MedusaEvent,
): Promise<void> =>
  inTransaction(async (inside) => {
    // Whoever changes the order comes before or after: its totals are read as they are then.
    await inside(HOLD_ORDER, [orderId]);
    const [marked] = await inside<{ orderId: string }>(mark, [id]);
    if (!marked) return;
    // The order may have been changed while Medusa wrote what it had read before.
    for (const statement of FOLLOW_TOTALS) await inside(statement, [orderId]);
    await tellMedusa(inside, [event]);
  });

/**
 * Attempts to pay orders, and refunds. Whatever changes one holds the order's row in order_progress
 * first and its payments after it, as a status change does.
 */
export default class PaymentService {
  /** Starts paying an order; see `startAttempt`. */
  start(
    request: AttemptRequest,
    mayPay: (order: HeldOrder) => boolean,
    isOffered: (order: HeldOrder) => boolean,
  ): Promise<Start> {
    return inTransaction((inside) => startAttempt(inside, request, mayPay, isOffered));
  }

  /** Starts paying an order that the caller's transaction has just placed. */
  startInside(
    inside: Run,
    request: AttemptRequest,
    isOffered: (order: HeldOrder) => boolean,
  ): Promise<Start> {
    return startAttempt(inside, request, () => true, isOffered);
  }

  /** The provider's final word, once. */
  settle(paymentId: string, outcome: ProviderOutcome): Promise<void> {
    return inTransaction((inside) => settleAttempt(inside, paymentId, outcome));
  }

  settleByStaff(inside: Run, paymentId: string, seen: SeenEnd): Promise<SettleOutcome> {
    return settleByStaff(inside, paymentId, seen);
  }

  /** Money staff saw come in for an order. */
  recordMoney(inside: Run, money: SeenMoney): Promise<RecordOutcome> {
    return recordMoney(inside, money);
  }

  /** Inside the transaction that made an order delivered. */
  settleDelivered(inside: Run, orderId: string): Promise<void> {
    return endDelivered(inside, orderId);
  }

  /**
   * The order was cancelled, in the caller's transaction, which holds its order_progress row: what
   * is pending fails, what was paid is owed back.
   */
  settleCancelled(inside: Run, orderId: string): Promise<void> {
    return endCancelled(inside, orderId);
  }

  /** The time to pay is over. @returns the order if it must be cancelled, in this transaction */
  endWaiting(inside: Run, orderId: string): Promise<Unpaid | null> {
    return endWaiting(inside, orderId);
  }

  /** Shopper and staff learn that it was cancelled. */
  tellUnpaid(inside: Run, unpaid: Unpaid): Promise<void> {
    return tellUnpaid(inside, unpaid);
  }

  /** See `readPaid`. */
  readPaid(
    inside: Run,
    orderId: string,
  ): Promise<{ paidRwf: number; obstacle: PaidObstacle | null }> {
    return readPaid(inside, orderId);
  }

  /** See `followPrice`. */
  followPrice(inside: Run, orderId: string): Promise<void> {
    return followPrice(inside, orderId);
  }

  /** Pays back part of an order, whatever paid it; see `refundOrder`. */
  refundOrder(
    inside: Run,
    request: OrderRefundRequest,
  ): Promise<Exclude<RefundOutcome, { kind: "made" }> | null> {
    return refundOrder(inside, request);
  }

  /** See `takeBackExchange`. */
  takeBackExchange(inside: Run, taken: TakenBack): Promise<boolean> {
    return takeBackExchange(inside, taken);
  }

  requestRefund(inside: Run, request: RefundRequest): Promise<RefundOutcome> {
    return requestRefund(inside, request);
  }

  settleRefund(
    inside: Run,
    refundId: string,
    status: "completed" | "failed",
    isProvider: boolean,
  ): Promise<RefundSettled> {
    return settleRefund(inside, refundId, status, isProvider);
  }

  /** One payment, or null. */
  async payment(id: string): Promise<PaymentOfOrder | null> {
    const [found] = await run<PaymentOfOrder>(READ_PAYMENT, [id]);
    return found ?? null;
  }

  async list(query: PaymentListQuery): Promise<{ count: number; payments: PaymentOfOrder[] }> {
    const filter = [query.status ?? null, query.method ?? null, query.order_id ?? null];
    const isQueue = query.refund === "requested";
    const [counted] = await run<{ count: number }>(
      isQueue ? COUNT_TO_REFUND : COUNT_PAYMENTS,
      filter,
    );
    const payments = await run<PaymentOfOrder>(isQueue ? LIST_TO_REFUND : LIST_PAYMENTS, [
      ...filter,
      query.limit,
      query.offset,
    ]);
    return { count: counted?.count ?? 0, payments };
  }

  /** A provider called. @returns whether the token is one of ours */
  async hearCallback(provider: Provider, token: string): Promise<boolean> {
    return (await run(HEAR_CALLBACK, [provider, token])).length > 0;
  }

  /** As `hearCallback`, of an attempt by its reference. */
  async hearReference(provider: Provider, reference: string): Promise<boolean> {
    return (await run(HEAR_REFERENCE, [provider, reference])).length > 0;
  }

  /** Takes attempts to ask the provider about. */
  claimDue(limit: number): Promise<DueAttempt[]> {
    return run<DueAttempt>(CLAIM_ATTEMPTS, [limit, paced(LEASE_S)]);
  }

  /** Takes an order's pending wallet attempt, for a last check. */
  async claimPending(orderId: string): Promise<DueAttempt | null> {
    const [due] = await run<DueAttempt>(CLAIM_PENDING, [orderId, paced(LEASE_S)]);
    return due ?? null;
  }

  /** The provider is asked again in this many seconds, unless it calls first. */
  async askAgain({ id, lease }: DueAttempt, seconds: number): Promise<void> {
    await run(ASK_AGAIN, [id, lease, seconds]);
  }

  /** @param payUrl the provider's page, where it is paid */
  async markAccepted({ id }: DueAttempt, isAccepted: boolean, payUrl?: string): Promise<void> {
    await run(MARK_ACCEPTED, [id, isAccepted, payUrl ?? null]);
  }

  /** @param isResolved false: nobody knows how it ended, so staff are told */
  async stopAsking(due: DueAttempt, isResolved: boolean): Promise<void> {
    await inTransaction(async (inside) => {
      await inside(STOP_ASKING, [due.id, due.lease]);
      if (!isResolved) await tellUnresolved(inside, due);
    });
  }

  claimDueRefunds(limit: number): Promise<DueRefund[]> {
    return run<DueRefund>(CLAIM_REFUNDS, [limit, paced(LEASE_S)]);
  }

  async askRefundAgain(
    { id, lease }: DueRefund,
    seconds: number,
    isAccepted: boolean,
  ): Promise<void> {
    await run(ASK_REFUND_AGAIN, [id, lease, seconds, isAccepted]);
  }

  async stopAskingRefund({ id, lease }: DueRefund): Promise<void> {
    await run(STOP_ASKING_REFUND, [id, lease]);
  }

  /** Orders whose time to pay is over, oldest first. */
  async ordersToExpire(limit: number): Promise<string[]> {
    const rows = await run<{ orderId: string }>(ORDERS_TO_EXPIRE, [limit]);
    return rows.map(({ orderId }) => orderId);
  }

  /** Seconds until the next thing is due (never below 0), or null. */
  async soonestS(): Promise<number | null> {
    const [row] = await run<{ seconds: number | null }>(SOONEST, []);
    const seconds = row?.seconds ?? null;
    return seconds === null ? null : Math.max(0, seconds);
  }

  unrecordedPayments(limit: number): Promise<UnrecordedPayment[]> {
    return run<UnrecordedPayment>(UNRECORDED_PAYMENTS, [limit]);
  }

  /** @param medusaPaymentId of the captured payment representing it in Medusa */
  markRecorded(payment: Recorded, medusaPaymentId: string): Promise<void> {
    return markAndTell(MARK_RECORDED, payment, {
      name: PaymentEvents.CAPTURED,
      data: { id: medusaPaymentId },
    });
  }

  /** What Medusa has as paid and nobody has seen. */
  withdrawnPayments(limit: number): Promise<UnrecordedPayment[]> {
    return run<UnrecordedPayment>(WITHDRAWN_PAYMENTS, [limit]);
  }

  markWithdrawn(payment: Recorded, medusaPaymentId: string): Promise<void> {
    return markAndTell(MARK_WITHDRAWN, payment, {
      name: PaymentEvents.REFUNDED,
      data: { id: medusaPaymentId },
    });
  }

  unrecordedRefunds(limit: number): Promise<UnrecordedRefund[]> {
    return run<UnrecordedRefund>(UNRECORDED_REFUNDS, [limit]);
  }

  markRefundRecorded(refund: Recorded, medusaPaymentId: string): Promise<void> {
    return markAndTell(MARK_REFUND_RECORDED, refund, {
      name: PaymentEvents.REFUNDED,
      data: { id: medusaPaymentId },
    });
  }
}
