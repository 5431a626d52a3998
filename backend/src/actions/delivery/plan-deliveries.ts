import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderParcel, PlanBody, SplitBody } from "../../contracts/deliveries";
import { MOST_DAYS_AHEAD } from "../../contracts/delivery-rules";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, notFound, type ApiError } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import { problemsOfSplit } from "../../modules/order/delivery/domain/split";
import type {
  DeliverableOrder,
  ParcelRecord,
  RiderRecord,
} from "../../modules/order/delivery/records";
import { dayAfter } from "../../modules/order/returns/domain/decide-return";
import { recordActivity } from "../../modules/staff/published-sql";
import { parcelForStaff } from "./delivery-view";
import { parcelLabel } from "./parcel-label";

const refuse = (field: string, message: string): ApiError => invalidRequest([{ field, message }]);

/** @throws ApiError 400 with the field, for a day that is over or too far */
export function needDay(field: string, day: string, earliest: string, today: string): void {
  if (day < earliest) {
    const text =
      earliest === today ? "That day is over. Choose today or later" : "Choose a later day";
    throw refuse(field, text);
  }
  if (day > dayAfter(today, MOST_DAYS_AHEAD)) {
    throw refuse(field, `At most ${MOST_DAYS_AHEAD} days ahead`);
  }
}

/** @throws ApiError 409 */
function needOpen({ orderNumber, status, goods, isPickup }: DeliverableOrder): void {
  if (isPickup) throw conflict(`${orderNumber} is collected in the shop`);
  if (status === "delivered" || status === "cancelled") {
    throw conflict(`${orderNumber} is ${status}, so there is nothing to deliver`);
  }
  if (goods.length === 0) throw conflict(`${orderNumber} is of gift cards, which are mailed`);
}

/** What a plan names. */
interface Wish {
  orderIds: ReadonlySet<string>;
  parcelIds: ReadonlySet<string>;
  rider: RiderRecord;
  day: string;
}

/** Who planned it meanwhile wants somebody else, or another day: only whoever names the parcel knows of it. */
const isSomebodys = ({ state, riderId, day }: ParcelRecord, wish: Wish): boolean =>
  (state === "planned" || state === "out") &&
  riderId !== null &&
  !(riderId === wish.rider.id && day === wish.day);

const takenText = (order: DeliverableOrder, parcel: ParcelRecord): string => {
  const has = parcel.state === "out" ? "is on its way with" : "is planned for";
  return `${parcelLabel(order, parcel)} ${has} ${parcel.rider?.name ?? "a rider"}, ${parcel.day ?? ""}`;
};

/** Parcels of a held order that a plan means, made if it has none. @throws ApiError 409 */
async function meant(
  container: MedusaContainer,
  inside: Run,
  order: DeliverableOrder,
  wish: Wish,
): Promise<ParcelRecord[]> {
  const { deliveries } = shopOrders(container);
  const { orderIds, parcelIds } = wish;
  needOpen(order);
  if (order.parcels.length === 0) {
    await deliveries.setParcels(inside, order.id, [order.goods]);
    return (await deliveries.order(inside, order.id))?.parcels ?? [];
  }
  const named = order.parcels.filter(({ id }) => parcelIds.has(id));
  const delivered = named.find(({ state }) => state === "delivered");
  if (delivered) throw conflict(`${parcelLabel(order, delivered)} is delivered already`);
  if (!orderIds.has(order.id)) return named;
  const others = order.parcels.filter(({ id }) => !parcelIds.has(id));
  const waiting = others.filter(({ state }) => state === "planned" || state === "failed");
  const all = [...named, ...waiting];
  // What is on its way stays so, but somebody who means nothing else is told who has it.
  const taken = (all.length > 0 ? waiting : others).find((parcel) => isSomebodys(parcel, wish));
  if (taken) throw conflict(takenText(order, taken));
  return all;
}

async function planOrder(
  container: MedusaContainer,
  inside: Run,
  who: UserActor,
  orderId: string,
  wish: Wish,
): Promise<string[]> {
  const { deliveries } = shopOrders(container);
  const order = await deliveries.order(inside, orderId);
  if (!order) throw notFound();
  const { rider, day } = wish;
  const parcels = await meant(container, inside, order, wish);
  for (const parcel of parcels) {
    // Who has it on that day already keeps it.
    if (parcel.riderId === rider.id && parcel.day === day && parcel.state !== "failed") continue;
    await deliveries.plan(inside, parcel.id, rider.id, day);
    await recordActivity(inside, {
      who,
      action: "parcel.plan",
      subject: { kind: "parcel", id: parcel.id, label: parcelLabel(order, parcel) },
      before: { rider: parcel.rider?.name ?? null, day: parcel.day, state: parcel.state },
      after: { rider: rider.name, day, state: "planned" },
    });
  }
  return parcels.map(({ id }) => id);
}

/**
 * Staff choose who brings what and when. Whatever a rider has is taken back first. Asking again changes nothing.
 * @throws ApiError 400 with the field; 409 for what is delivered or cancelled, for an order that somebody else was given
 * meanwhile (its parcels can be named), or a day that is counted
 */
export async function planDeliveries(
  container: MedusaContainer,
  who: UserActor,
  { order_ids = [], parcel_ids = [], rider_id, day }: PlanBody,
): Promise<{ parcel_ids: string[] }> {
  const { deliveries } = shopOrders(container);
  const today = await deliveries.today();
  needDay("day", day, today, today);
  return inTransaction(async (inside) => {
    const orderOf = await deliveries.ordersOf(inside, parcel_ids);
    const unknown = parcel_ids.findIndex((id) => !orderOf.has(id));
    if (unknown >= 0) throw refuse(`parcel_ids.${unknown}`, "There is no such parcel");
    // Everybody holds orders in this order.
    const ids = [...new Set([...order_ids, ...orderOf.values()])].sort();
    for (const id of ids) {
      if (await shopOrders(container).progress.hold(inside, id)) continue;
      throw refuse(`order_ids.${order_ids.indexOf(id)}`, "There is no such order");
    }
    const rider = await deliveries.rider(inside, rider_id);
    if (!rider) throw refuse("rider_id", "There is no such rider");
    if (!rider.isActive) throw refuse("rider_id", `${rider.name} doesn’t ride any more`);
    const { isCounted } = await deliveries.sheetOfDay(inside, rider.id, day);
    if (isCounted)
      throw conflict(`${rider.name}’s money of that day is counted. Choose another day`);
    const wish = { orderIds: new Set(order_ids), parcelIds: new Set(parcel_ids), rider, day };
    const planned: string[] = [];
    for (const id of ids) planned.push(...(await planOrder(container, inside, who, id, wish)));
    return { parcel_ids: planned };
  });
}

/**
 * Staff put an order's goods into several parcels, or into one again, before anything left. Each is to be planned anew.
 * @throws ApiError 404; 400 with the field; 409 once something left
 */
export async function splitOrder(
  container: MedusaContainer,
  who: UserActor,
  orderId: string,
  { parcels }: SplitBody,
): Promise<OrderParcel[]> {
  const { deliveries, progress } = shopOrders(container);
  return inTransaction(async (inside) => {
    await progress.hold(inside, orderId);
    const order = await deliveries.order(inside, orderId);
    if (!order) throw notFound();
    needOpen(order);
    const isInside = order.status === "pending" || order.status === "processing";
    if (!isInside || order.hasAttempts || order.parcels.some(({ state }) => state !== "planned")) {
      throw conflict(`${order.orderNumber} is on its way already, so its parcels stay as they are`);
    }
    const problems = problemsOfSplit(order.goods, parcels);
    if (problems.length > 0) throw invalidRequest(problems);
    await deliveries.setParcels(
      inside,
      orderId,
      parcels.map(({ items }) => items),
    );
    await recordActivity(inside, {
      who,
      action: "order.split",
      subject: { kind: "order", id: orderId, label: order.orderNumber },
      before: { parcels: order.parcels.length },
      after: { parcels: parcels.length },
    });
    const now = await deliveries.order(inside, orderId);
    return (now?.parcels ?? []).map(parcelForStaff);
  });
}
