import type { Payment } from "../payments";

const AMOUNT_RWF = 38_000;
let made = 0;

/** An attempt to pay for an order; each is a second younger than the one before. */
export function paymentSample(
  payment_method: Payment["payment_method"],
  payment_status: Payment["payment_status"],
  over: Partial<Payment> = {},
): Payment {
  made += 1;
  const id = `pay_${made}`;
  return {
    id,
    _id: id,
    order_id: "order_1",
    order_number: "STR-000001",
    amount: AMOUNT_RWF,
    currency: "RWF",
    payment_method,
    transaction_id: null,
    payment_status,
    paymentStatus: payment_status,
    phone: null,
    failure: null,
    received_as: null,
    received_by: null,
    paid_at: null,
    expires_at: null,
    refunded_amount: 0,
    refunds: [],
    createdAt: new Date(made * 1000).toISOString(),
    ...over,
  };
}
