import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { PaymentFailure } from "../../contracts/payments";
import { paced } from "../../lib/pace";
import { portOf } from "../../lib/payment-ports/own-ports";
import {
  ProviderTrouble,
  PROVIDER_NAMES,
  type PaymentPort,
  type Told,
} from "../../lib/payment-ports/port";
import { shopOrders } from "../../modules/order";
import {
  checkDelayS,
  LONGEST_CHECK_S,
  resendDelayS,
} from "../../modules/order/payment/domain/check-delay";
import type { DueAttempt, ProviderOutcome } from "../../modules/order/payment/records";
import type PaymentService from "../../modules/order/payment/service";
import { callbackUrl, returnUrl } from "./provider-urls";

/** An attempt given up while being sent may arrive this many seconds later. */
const LATE_ARRIVAL_S = 5 * 60;

/** @throws ProviderTrouble for one that is not set up */
export function needPort(provider: DueAttempt["provider"]): PaymentPort {
  const port = portOf(provider);
  if (!port) throw new ProviderTrouble(`${PROVIDER_NAMES[provider]} is not set up.`);
  return port;
}

function outcomeOf(told: Told, currency: string): ProviderOutcome | null {
  if (told.kind === "failed") return told;
  if (told.kind !== "paid") return null;
  return {
    kind: "paid",
    amount: told.amount,
    currencyIsRight: told.currency === currency,
    transactionId: told.transactionId,
  };
}

/** Sends the request; the same reference again is the same request. @returns why it was refused, or null */
async function send(
  payments: PaymentService,
  port: PaymentPort,
  due: DueAttempt,
): Promise<PaymentFailure | null> {
  const sent = await port.ask({
    reference: due.reference,
    amount: due.amount,
    phone: due.phone,
    orderNumber: due.orderNumber,
    payer: { email: due.email, name: `${due.firstname} ${due.lastname}`.trim() },
    callbackUrl: callbackUrl(due),
    returnUrl: returnUrl(due),
  });
  if (sent.kind === "refused") return sent.reason;
  await payments.markAccepted(due, true, sent.payUrl);
  await payments.askAgain(due, paced(checkDelayS(due.ageS)));
  return null;
}

async function ask(payments: PaymentService, port: PaymentPort, due: DueAttempt): Promise<void> {
  let refusal: PaymentFailure | null = null;
  if (due.isPending && !due.isAccepted) {
    refusal = await send(payments, port, due);
    if (refusal === null) return;
  }
  if (!due.isAccepted && due.sentAgoS === null) {
    // Given up before any phone rang.
    await payments.stopAsking(due, true);
    return;
  }
  const told = await port.statusOf(due);
  const outcome = outcomeOf(told, port.currency);
  if (outcome) await payments.settle(due.id, outcome);
  if (outcome && !(outcome.kind === "failed" && outcome.mayYetBePaid)) return;
  if (told.kind === "unknown" && refusal !== null) {
    // Refused, and no earlier try arrived either: nothing to wait for.
    await payments.settle(due.id, { kind: "failed", reason: refusal });
    return;
  }
  // It is there already, whatever was wrong with sending it again.
  if (refusal !== null) await payments.markAccepted(due, true);
  // Its page knows nothing of whoever has not begun to pay.
  if (told.kind === "unknown" && !port.hasPage) {
    if (due.isPending) {
      await payments.markAccepted(due, false);
      await payments.askAgain(due, paced(resendDelayS(due.tries)));
      return;
    }
    if ((due.sentAgoS ?? 0) > LATE_ARRIVAL_S) {
      await payments.stopAsking(due, true);
      return;
    }
  }
  // Nobody wonders about a page that nobody paid on.
  if (due.ageS > LONGEST_CHECK_S) await payments.stopAsking(due, told.kind !== "pending");
  else await payments.askAgain(due, paced(checkDelayS(due.ageS)));
}

/**
 * One step of an attempt: sends it, or asks how it went. Only the provider's word ends it; any
 * trouble means asking again.
 */
export async function checkAttempt(container: MedusaContainer, due: DueAttempt): Promise<void> {
  const payments = shopOrders(container).payments;
  try {
    await ask(payments, needPort(due.provider), due);
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    container
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .warn(`Payment ${due.id} of ${due.orderNumber}: ${error.message}`);
    const isYoung = due.isPending && !due.isAccepted;
    if (due.ageS > LONGEST_CHECK_S) await payments.stopAsking(due, false);
    else
      await payments.askAgain(
        due,
        paced(isYoung ? resendDelayS(due.tries) : checkDelayS(due.ageS)),
      );
  }
}
