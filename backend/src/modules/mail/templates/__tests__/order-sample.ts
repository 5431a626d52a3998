import type { OrderFacts } from "..";
import type { Payment } from "../../../../contracts/payments";

export const PICTURE = "/uploads/karisimbihoodie1-1200x1500-d9d3c7.webp";

/** An order that nobody has begun to pay. */
export const order: OrderFacts = {
  orderNumber: "STR-000042",
  firstname: "Aline",
  lastname: "Uwase",
  email: "aline@example.rw",
  phone: "+250788123456",
  address: "KG 11 Ave, house 24",
  city: "Kigali",
  district: "Gasabo",
  note: "Ring twice",
  items: [
    {
      name: "Karisimbi Heavy Hoodie",
      image: PICTURE,
      size: "M",
      color: "#191614",
      quantity: 2,
      lineTotalRwf: 90_000,
    },
    {
      name: "Kivu Cap",
      image: null,
      size: "S",
      color: "Gray",
      quantity: 1,
      lineTotalRwf: 12_500,
    },
  ],
  subtotalRwf: 102_500,
  shippingRwf: 2000,
  totalRwf: 104_500,
  status: "pending",
  payments: [],
  heldUntil: null,
  orderUrl: "https://strive.rw/checkout/confirmation?order=order_1#access=tok_en-1",
};

let made = 0;

/** An attempt to pay it, as its buyer sees it; each is younger than the one before. */
export function attempt(
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
    order_number: order.orderNumber,
    amount: order.totalRwf,
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
