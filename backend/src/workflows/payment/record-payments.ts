import type {
  IOrderModuleService,
  IPaymentModuleService,
  Logger,
  MedusaContainer,
} from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { CHECKOUT_MODULE } from "../../modules/checkout";
import type { UnrecordedPayment } from "../../modules/checkout/records";
import type CheckoutModuleService from "../../modules/checkout/service";
import { paymentCollectionId } from "../order/create-medusa-orders";

const SYSTEM_PROVIDER = "pp_system_default";
const CURRENCY = "rwf";
const BATCH = 20;

/** The captured Medusa payment of an order, made as far as it is missing. */
async function capturedPaymentId(
  payments: IPaymentModuleService,
  { orderId, amountRwf }: UnrecordedPayment,
): Promise<string> {
  const collectionId = paymentCollectionId(orderId);
  const collection = await payments.retrievePaymentCollection(collectionId, {
    relations: ["payment_sessions", "payments"],
  });
  let payment = collection.payments?.[0] ?? null;
  if (!payment) {
    const session =
      collection.payment_sessions?.[0] ??
      (await payments.createPaymentSession(collectionId, {
        provider_id: SYSTEM_PROVIDER,
        currency_code: CURRENCY,
        amount: amountRwf,
        data: {},
      }));
    payment = await payments.authorizePaymentSession(session.id, {});
  }
  if (!payment) throw new Error("The system provider did not authorize.");
  if (!payment.captured_at) await payments.capturePayment({ payment_id: payment.id });
  return payment.id;
}

/** Tells Medusa's order that the money is there; once, by the payment's id. */
async function recordTransaction(
  orders: IOrderModuleService,
  { orderId, amountRwf }: UnrecordedPayment,
  referenceId: string,
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
    reference: "capture",
    reference_id: referenceId,
  });
}

/**
 * Records completed payments in Medusa's payment collections. Every step looks first at what an
 * earlier try has done, so being killed between any two of them costs nothing.
 */
export async function recordPayments(container: MedusaContainer): Promise<void> {
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE);
  const payments = container.resolve<IPaymentModuleService>(Modules.PAYMENT);
  const orders = container.resolve<IOrderModuleService>(Modules.ORDER);
  for (;;) {
    const waiting = await checkout.unrecordedPayments(BATCH);
    let done = 0;
    for (const payment of waiting) {
      try {
        await recordTransaction(orders, payment, await capturedPaymentId(payments, payment));
        await checkout.markRecorded(payment.id);
        done += 1;
      } catch (error) {
        container
          .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
          .error(
            `Payment ${payment.id} is not in Medusa yet: ${error instanceof Error ? error.name : "unknown"}`,
          );
      }
    }
    // A batch in which nothing went right waits for the next run.
    if (waiting.length < BATCH || done === 0) return;
  }
}
