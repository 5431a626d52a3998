import type { OrderFacts } from "..";
import { paymentSample } from "../../../../contracts/__tests__/payment-sample";
import type { Payment } from "../../../../contracts/payments";

export const PICTURE = "/uploads/karisimbihoodie1-1200x1500-d9d3c7.webp";

/** An order nobody has started to pay. */
export const order: OrderFacts = {
  orderNumber: "STR-000042",
  firstname: "Aline",
  lastname: "Uwase",
  email: "aline@example.rw",
  phone: "+250788123456",
  address: "KG 11 Ave, house 24",
  city: "Kigali",
  district: "Gasabo",
  landmark: "Blue gate, opposite the pharmacy",
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
  discounts: [],
  totalRwf: 104_500,
  status: "pending",
  payments: [],
  rider: null,
  heldUntil: null,
  isPickup: false,
  orderUrl: "https://strive.rw/checkout/confirmation?order=order_1#access=tok_en-1",
};

/** An attempt to pay it, as its buyer sees it; each is younger than the one before. */
export const attempt = (
  method: Payment["payment_method"],
  status: Payment["payment_status"],
  over: Partial<Payment> = {},
): Payment =>
  paymentSample(method, status, {
    order_number: order.orderNumber,
    amount: order.totalRwf,
    ...over,
  });
