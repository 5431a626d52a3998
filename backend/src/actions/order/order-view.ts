import type { Order } from "../../contracts/orders";
import type { OrderRecord, PlacedRecord } from "../../modules/order/checkout/records";
import { FAULT_DAYS, RETURN_DAYS } from "../../contracts/return-days";
import { utc } from "../../lib/utc";
import { dayAfter } from "../../modules/order/returns/domain/decide-return";
import { parcelForBuyer, parcelForStaff } from "../delivery/delivery-view";
import { returnNumberOf, returnOf } from "../order-return/return-view";
import { payCodeOf } from "../../modules/order/checkout/pay-code";
import { receiptOf, taxOf } from "../receipt/receipt-view";
import { paymentForStaff, paymentOf } from "../payment/payment-view";
import { textsOf } from "./texts-view";

/** What a placed order and an order read later have in common. */
export const orderBaseOf = (order: PlacedRecord) => ({
  id: order.id,
  _id: order.id,
  order_number: order.orderNumber,
  status: order.status,
  total_amount: order.total,
  subtotal: order.subtotal,
  shipping_amount: order.shipping,
  discount_amount: order.discount,
  discounts: order.discounts,
  credit_amount: order.credit,
  currency: "RWF" as const,
  items: order.items,
  payment_status: order.paymentStatus,
});

type Step = OrderRecord["history"][number];

const stepOf = ({ status, event, at, by, reason }: Step): Order["history"][number] => ({
  status,
  event,
  at: utc(at),
  by,
  ...(reason !== null && { reason }),
});

/** Buyers see that the shop did something, not which of its people. */
const forBuyer = (by: string) => (by.includes("@") ? "staff" : by);

/** Until when a delivered order's buyer may return things. */
const returnDays = ({ deliveredOn: day }: OrderRecord) => ({
  return_until: day === null ? null : dayAfter(day, RETURN_DAYS),
  fault_until: day === null ? null : dayAfter(day, FAULT_DAYS),
});

const toldOn = (order: OrderRecord): Pick<Order, "texts"> => {
  const texts = textsOf(order);
  return texts === null ? {} : { texts };
};

/** An order as its buyer sees it. */
export const orderOf = (order: OrderRecord): Order => ({
  ...orderBaseOf(order),
  firstname: order.firstname,
  lastname: order.lastname,
  email: order.email,
  phone: order.phone,
  total: order.total,
  order_date: utc(order.createdAt),
  createdAt: utc(order.createdAt),
  language: order.language,
  ...toldOn(order),
  user: { name: `${order.firstname} ${order.lastname}`, email: order.email },
  deliveryAddress: {
    address: order.address,
    city: order.city,
    district: order.district,
    country: "RW",
    postalCode: null,
    landmark: order.landmark,
    pin: order.pin,
  },
  note: order.note,
  ...(order.isPickup && { is_pickup: true as const }),
  delivery: order.delivery,
  exchange_rates: order.exchangeRates,
  parcels: order.parcels.map(parcelForBuyer),
  returns: order.returns.map((one) => returnOf(one, order)),
  ...returnDays(order),
  exchange_of: order.exchangeOf && {
    return_id: order.exchangeOf.returnId,
    return_number: returnNumberOf({ number: order.exchangeOf.returnNumber }),
    return_status: order.exchangeOf.returnStatus,
    until: utc(order.exchangeOf.until),
    order_id: order.exchangeOf.orderId,
    order_number: order.exchangeOf.orderNumber,
  },
  buyer_tin: order.buyerTin,
  purchase_code: order.purchaseCode,
  tax: taxOf(order),
  receipts: order.receipts.map((receipt) => receiptOf(receipt, order)),
  gift: order.gift,
  payments: order.payments.map((payment) => paymentOf(order, payment)),
  held_until: order.heldUntil && utc(order.heldUntil),
  history: order.history.map((step) => ({ ...stepOf(step), by: forBuyer(step.by) })),
});

const soldCardOf = ({
  id,
  endsWith,
  amount,
  balance,
  isSwitchedOff,
}: NonNullable<OrderRecord["giftCards"]>[number]) => ({
  id,
  ends_with: endsWith,
  amount,
  balance,
  is_switched_off: isSwitchedOff,
});

/** An order as staff see it: with who did what. */
export const staffOrderOf = (order: OrderRecord): Order => ({
  ...orderOf(order),
  payments: order.payments.map((payment) =>
    paymentForStaff({ orderId: order.id, orderNumber: order.orderNumber, payment }),
  ),
  history: order.history.map(stepOf),
  parcels: order.parcels.map(parcelForStaff),
  ...(order.giftCards && { gift_cards: order.giftCards.map(soldCardOf) }),
  ...(!order.isForgotten && { pay_code: payCodeOf(order) }),
  has_account: order.hasAccount,
});
