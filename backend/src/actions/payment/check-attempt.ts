import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { MomoClient, MomoTrouble, type MomoStatus } from "../../lib/momo-client";
import { ownMomoSettings, type MomoSettings } from "../../lib/momo-settings";
import { paced } from "../../lib/pace";
import {
  checkDelayS,
  LONGEST_CHECK_S,
  resendDelayS,
} from "../../modules/order/payment/domain/check-delay";
import { failureReason } from "../../modules/order/payment/domain/failure-reason";
import type { DueAttempt, ProviderOutcome } from "../../modules/order/payment/records";
import type PaymentService from "../../modules/order/payment/service";
import { shopOrders } from "../../modules/order";

/** An attempt given up while being sent may arrive this many seconds later. */
const LATE_ARRIVAL_S = 5 * 60;

let client: MomoClient | undefined;

/** MTN as this process reaches it, or null when mobile money is not set up. */
export function momo(): { client: MomoClient; settings: MomoSettings } | null {
  const settings = ownMomoSettings();
  if (!settings) return null;
  client ??= new MomoClient(settings);
  return { client, settings };
}

const callbackUrl = (shopUrl: string, token: string) =>
  `${shopUrl}/api/payments/callback/momo/${token}`;

function outcomeOf(status: MomoStatus, currency: string): ProviderOutcome | null {
  if (status.kind === "failed") return { kind: "failed", reason: failureReason(status.code) };
  if (status.kind !== "successful") return null;
  return {
    kind: "paid",
    amount: status.amount,
    currencyIsRight: status.currency === currency,
    transactionId: status.transactionId,
  };
}

/** Sends the request; the same reference again is the same request. @returns whether MTN refused it */
async function send(
  { client: mtn, settings }: NonNullable<ReturnType<typeof momo>>,
  due: DueAttempt,
): Promise<{ isRefused: boolean; code: string | null }> {
  const sent = await mtn.requestToPay({
    reference: due.reference,
    amount: due.amount,
    phone: due.phone,
    orderNumber: due.orderNumber,
    callbackUrl: callbackUrl(settings.shopUrl, due.callbackToken),
  });
  return sent.kind === "accepted"
    ? { isRefused: false, code: null }
    : { isRefused: true, code: sent.code };
}

async function ask(
  payments: PaymentService,
  mtn: NonNullable<ReturnType<typeof momo>>,
  due: DueAttempt,
): Promise<void> {
  let refusal: string | null | undefined;
  if (due.isPending && !due.isAccepted) {
    const { isRefused, code } = await send(mtn, due);
    if (!isRefused) {
      await payments.markAccepted(due, true);
      await payments.askAgain(due, paced(checkDelayS(due.ageS)));
      return;
    }
    refusal = code;
  }
  if (!due.isAccepted && due.sentAgoS === null) {
    // Given up before any phone rang.
    await payments.stopAsking(due, true);
    return;
  }
  const status = await mtn.client.paymentStatus(due.reference);
  const outcome = outcomeOf(status, mtn.settings.currency);
  if (outcome) {
    await payments.settle(due.id, outcome);
    return;
  }
  if (status.kind === "unknown") {
    // Refused, and no earlier try arrived either: nothing to wait for.
    if (refusal !== undefined) {
      await payments.settle(due.id, { kind: "failed", reason: failureReason(refusal) });
      return;
    }
    if (due.isPending) {
      await payments.markAccepted(due, false);
      await payments.askAgain(due, resendDelayS(due.tries));
      return;
    }
    if ((due.sentAgoS ?? 0) > LATE_ARRIVAL_S) {
      await payments.stopAsking(due, true);
      return;
    }
  }
  if (due.ageS > LONGEST_CHECK_S) await payments.stopAsking(due, false);
  else await payments.askAgain(due, paced(checkDelayS(due.ageS)));
}

/**
 * One step of an attempt: sends it, or asks how it went. Only the provider's final word ends it;
 * any trouble means asking again.
 */
export async function checkAttempt(container: MedusaContainer, due: DueAttempt): Promise<void> {
  const payments = shopOrders(container).payments;
  const mtn = momo();
  try {
    if (!mtn) throw new MomoTrouble("Mobile money is not set up.");
    await ask(payments, mtn, due);
  } catch (error) {
    if (!(error instanceof MomoTrouble)) throw error;
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
