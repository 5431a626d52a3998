import type {
  IOrderModuleService,
  IPaymentModuleService,
  Logger,
  MedusaContainer,
} from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { paymentProviderId } from "../../lib/payment-provider-id";
import { whileRecording } from "../../lib/recorded-refund";
import type { UnrecordedPayment, UnrecordedRefund } from "../../modules/order/payment/records";
import { paymentCollectionId } from "../order/create-medusa-orders";
import { shopOrders } from "../../modules/order";

const CURRENCY = "rwf";
const BATCH = 20;

/** Medusa's payments, their sessions and refunds carry the id of ours, so that each is found again. */
const carries = (data: unknown, key: string, id: string): boolean =>
  typeof data === "object" &&
  data !== null &&
  Object.entries(data).some(([k, v]) => k === key && v === id);

const collectionOf = (payments: IPaymentModuleService, orderId: string) =>
  payments.retrievePaymentCollection(paymentCollectionId(orderId), {
    relations: ["payment_sessions", "payments", "payments.refunds"],
  });

/** The captured Medusa payment of one of ours, made as far as it is missing. */
async function capturedPaymentId(
  payments: IPaymentModuleService,
  { id, orderId, amountRwf, method }: UnrecordedPayment,
): Promise<string> {
  const collection = await collectionOf(payments, orderId);
  let payment = collection.payments?.find(({ data }) => carries(data, "payment_id", id)) ?? null;
  if (!payment) {
    const session =
      collection.payment_sessions?.find(({ data }) => carries(data, "payment_id", id)) ??
      (await payments.createPaymentSession(collection.id, {
        provider_id: paymentProviderId(method),
        currency_code: CURRENCY,
        amount: amountRwf,
        data: { payment_id: id },
      }));
    payment = await payments.authorizePaymentSession(session.id, {});
  }
  if (!payment) throw new Error("The provider did not authorize.");
  if (!payment.captured_at) await payments.capturePayment({ payment_id: payment.id });
  return payment.id;
}

/** Tells Medusa's order that money came or went; once, by the reference. @param amountRwf below 0: went */
async function recordTransaction(
  orders: IOrderModuleService,
  orderId: string,
  reference: "capture" | "refund",
  referenceId: string,
  amountRwf: number,
): Promise<void> {
  const [known] = await orders.listOrderTransactions({
    order_id: orderId,
    reference_id: referenceId,
  });
  if (known) return;
  await orders.addOrderTransactions({
    order_id: orderId,
    amount: amountRwf,
    currency_code: CURRENCY,
    reference,
    reference_id: referenceId,
  });
}

/** @returns the id of the Medusa payment it was of */
async function recordRefund(
  payments: IPaymentModuleService,
  orders: IOrderModuleService,
  { id, paymentId, orderId, amountRwf, reason }: UnrecordedRefund,
): Promise<string> {
  const collection = await collectionOf(payments, orderId);
  const payment = collection.payments?.find(({ data }) => carries(data, "payment_id", paymentId));
  if (!payment) throw new Error("The payment is not in Medusa.");
  const isKnown = payment.refunds?.some(
    (refund) => "metadata" in refund && carries(refund.metadata, "refund_id", id),
  );
  if (!isKnown) {
    await whileRecording(() =>
      payments.refundPayment({
        payment_id: payment.id,
        amount: amountRwf,
        note: reason,
        metadata: { refund_id: id },
      }),
    );
  }
  await recordTransaction(orders, orderId, "refund", id, -amountRwf);
  return payment.id;
}

/** Records each of a batch; one that fails is logged. @returns how many went well */
async function recordEach<Item extends { id: string }>(
  container: MedusaContainer,
  items: readonly Item[],
  record: (item: Item) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (const item of items) {
    try {
      await record(item);
      done += 1;
    } catch (error) {
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .error(
          `Payment or refund ${item.id} is not in Medusa yet: ${error instanceof Error ? error.name : "unknown"}`,
        );
    }
  }
  return done;
}

/** Batch after batch; one where everything failed waits for the next run. */
async function recordAll<Item extends { id: string }>(
  container: MedusaContainer,
  waiting: (limit: number) => Promise<Item[]>,
  record: (item: Item) => Promise<void>,
): Promise<void> {
  for (;;) {
    const items = await waiting(BATCH);
    const done = await recordEach(container, items, record);
    if (items.length < BATCH || done === 0) return;
  }
}

/**
 * Records in Medusa's payment collections what came in, what went back, and what never came after all. Every step first checks
 * what an earlier try did, so a kill between any two costs nothing.
 */
export async function recordInMedusa(container: MedusaContainer): Promise<void> {
  const attempts = shopOrders(container).payments;
  const payments = container.resolve<IPaymentModuleService>(Modules.PAYMENT);
  const orders = container.resolve<IOrderModuleService>(Modules.ORDER);
  await recordAll(
    container,
    (limit) => attempts.unrecordedPayments(limit),
    async (payment) => {
      const referenceId = await capturedPaymentId(payments, payment);
      await recordTransaction(orders, payment.orderId, "capture", referenceId, payment.amountRwf);
      await attempts.markRecorded(payment, referenceId);
    },
  );
  await recordAll(
    container,
    (limit) => attempts.withdrawnPayments(limit),
    async ({ id, orderId, amountRwf }) => {
      const reason = "Recorded before anybody saw the money";
      const refund = { id: `withdrawn:${id}`, paymentId: id, orderId, amountRwf, reason };
      await attempts.markWithdrawn({ id, orderId }, await recordRefund(payments, orders, refund));
    },
  );
  await recordAll(
    container,
    (limit) => attempts.unrecordedRefunds(limit),
    async (refund) => {
      await attempts.markRefundRecorded(refund, await recordRefund(payments, orders, refund));
    },
  );
}
