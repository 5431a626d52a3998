import type { OrderItem } from "../../contracts/orders";
import type { Exchange, OrderReturn, ReturnPicture, StaffReturn } from "../../contracts/returns";
import { utc, utcOrNull } from "../../lib/utc";
import {
  amountOf,
  deliveryLeftOf,
  owesDelivery,
} from "../../modules/order/returns/domain/decide-return";
import type {
  ExchangeRecord,
  ListedReturn,
  PictureRecord,
  ReturnRecord,
} from "../../modules/order/returns/records";

/** What people write on the parcel. */
export const returnNumberOf = ({ number }: Pick<ReturnRecord, "number">): string => `R-${number}`;

interface OfOrder {
  orderNumber: string;
  items: readonly OrderItem[];
}

const exchangeOf = (exchange: ExchangeRecord): Exchange => ({
  order_id: exchange.orderId,
  order_number: exchange.orderNumber,
  status: exchange.status,
  payment_status: exchange.paymentStatus,
  covered_amount: exchange.coveredRwf,
  used_amount: exchange.usedRwf,
  due_amount: exchange.dueRwf,
  settled_amount: exchange.settledRwf,
  until: utc(exchange.until),
});

const pictureOf = (
  { id, orderId }: Pick<ReturnRecord, "id" | "orderId">,
  picture: PictureRecord,
): ReturnPicture => ({
  id: picture.id,
  url: `/api/orders/${orderId}/returns/${id}/pictures/${picture.id}`,
  width: picture.width,
  height: picture.height,
  by: picture.isStaffs ? "staff" : "buyer",
  createdAt: utc(picture.createdAt),
});

/** Its pictures, the first first. */
export const picturesOf = (one: Pick<ReturnRecord, "id" | "orderId" | "pictures">) =>
  one.pictures.map((picture) => pictureOf(one, picture));

/**
 * A return for its buyer: with what opens the order in exchange.
 * @param accessToken of an order
 */
export function openedFor(one: OrderReturn, accessToken: (orderId: string) => string): OrderReturn {
  const { exchange } = one;
  if (exchange === null) return one;
  return { ...one, exchange: { ...exchange, access_token: accessToken(exchange.order_id) } };
}

/** A return as `/api` shows it. */
export const returnOf = (one: ReturnRecord, { orderNumber, items }: OfOrder): OrderReturn => ({
  id: one.id,
  _id: one.id,
  return_number: returnNumberOf(one),
  order_id: one.orderId,
  order_number: orderNumber,
  status: one.status,
  is_withdrawal: one.isWithdrawal,
  items: one.items.flatMap((line) => {
    const item = items.find(({ id }) => id === line.item_id);
    if (!item) return [];
    const { product_id, product_name, image, size, color } = item;
    const { exchangeFor, ...pieces } = line;
    const exchange_for = exchangeFor ?? null;
    return [{ ...pieces, product_id, product_name, image, size, color, exchange_for }];
  }),
  note: one.note,
  pictures: picturesOf(one),
  hand_over: one.handOver,
  refund_to: one.refundTo,
  amount: amountOf(one),
  delivery_amount: one.deliveryAmount,
  refunded_amount: one.refundedAmount,
  reason: one.reason,
  createdAt: utc(one.createdAt),
  approved_at: utcOrNull(one.approvedAt),
  received_at: utcOrNull(one.receivedAt),
  settled_at: utcOrNull(one.settledAt),
  closed_at: utcOrNull(one.closedAt),
  exchange: one.exchange && exchangeOf(one.exchange),
});

/** The same for staff: with whom it is of. */
export const staffReturnOf = (listed: ListedReturn): StaffReturn => ({
  ...returnOf(listed.return, listed),
  firstname: listed.firstname,
  lastname: listed.lastname,
  phone: listed.phone,
  has_account: listed.hasAccount,
  left_amount: listed.leftRwf,
  delivery_left: deliveryLeftOf(listed),
  owes_delivery: owesDelivery(listed, listed.return),
});
