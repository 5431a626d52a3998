import type { PaymentFailure } from "../../../../contracts/payments";

/** MTN's words for why a payment was not made, to ours. */
const REASONS: Readonly<Record<string, PaymentFailure>> = {
  APPROVAL_REJECTED: "rejected",
  COULD_NOT_PERFORM_TRANSACTION: "timed_out",
  EXPIRED: "timed_out",
  NOT_ENOUGH_FUNDS: "not_enough_funds",
  PAYER_LIMIT_REACHED: "limit_reached",
  PAYER_NOT_FOUND: "payer_not_found",
  SENDER_ACCOUNT_NOT_ACTIVE: "account_not_active",
  NOT_ALLOWED: "not_allowed",
  INTERNAL_PROCESSING_ERROR: "provider_unavailable",
  SERVICE_UNAVAILABLE: "provider_unavailable",
};

/** @param code as the provider writes it; unfamiliar ones are `unknown` */
export const failureReason = (code: string | null): PaymentFailure =>
  (code !== null && Object.hasOwn(REASONS, code) ? REASONS[code] : undefined) ?? "unknown";
