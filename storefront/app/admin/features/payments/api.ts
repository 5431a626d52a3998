import type { PaymentListResponse } from "@strive/backend/contracts/payments";
import { adminQuery } from "~/admin/data/admin-query";
import { ATTEMPT_STATES, METHOD_NAMES } from "~/admin/payments/payment-words";

/** First part of the key of everything that is read here. */
const PAYMENTS = "payments";
/** URL parameters that the list understands. */
export const PAYMENT_PARAMS = ["status", "method", "refund"] as const;
export type PaymentParam = (typeof PAYMENT_PARAMS)[number];
export type PaymentValues = Readonly<Record<PaymentParam, string>>;
export const REFUND_QUEUE = "requested";

const KNOWN: Readonly<Record<PaymentParam, readonly string[]>> = {
  status: Object.keys(ATTEMPT_STATES),
  method: Object.keys(METHOD_NAMES),
  refund: [REFUND_QUEUE],
};

/** Filters out garbage in the URL: the server refuses values it doesn't know. */
const knownOf = (values: PaymentValues): PaymentValues =>
  Object.fromEntries(
    PAYMENT_PARAMS.map((name) => [name, KNOWN[name].includes(values[name]) ? values[name] : ""]),
  ) as PaymentValues;

export function paymentListQuery(values: PaymentValues, offset: number) {
  const known = knownOf(values);
  return adminQuery([PAYMENTS, "list", known, offset], (api, signal) =>
    api.get<PaymentListResponse>("/payments", { query: { ...known, offset }, signal }),
  );
}

/** How many payments have a refund to pay out. */
export const refundQueueQuery = () =>
  adminQuery([PAYMENTS, "refund-queue"], async (api, signal) => {
    const query = { refund: REFUND_QUEUE, limit: 1 };
    return (await api.get<PaymentListResponse>("/payments", { query, signal })).count;
  });
