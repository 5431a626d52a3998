import type { PaymentKind, PaymentStatus } from "../../../contracts/payments";
import { afterCommit, type Run } from "../../../lib/database";
import { signals } from "../../../lib/signals";
import type { HeldPayment } from "./records";

/** Tells whoever watches the shop a payment's new status once committed. */
export function tellStatus(inside: Run, method: PaymentKind, status: PaymentStatus): void {
  afterCommit(inside, () => signals.paymentChanged.send({ method, status }));
}

/** Of these, those that were pending until now failed. @param payments as they were held */
export function tellPendingFailed(inside: Run, payments: readonly HeldPayment[]): void {
  for (const { method, status } of payments) {
    if (status === "pending") tellStatus(inside, method, "failed");
  }
}
