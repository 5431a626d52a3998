import type { MedusaContainer } from "@medusajs/framework/types";
import { MAX_LIMIT } from "../../contracts/pagination";
import type {
  AddToTransitBody,
  GuestTransitBody,
  TransitItem,
  TransitListQuery,
} from "../../contracts/transit";
import type { UserActor } from "../../lib/actor";
import { ApiError, notFound } from "../../lib/api-error";
import type { TransitLine } from "../../modules/order/transit/service";
import { shopOrders } from "../../modules/order";

const transit = (container: MedusaContainer) => shopOrders(container).transit;

const transitItemOf = ({ item, ...line }: TransitLine): TransitItem => ({
  id: line.id,
  _id: item.product_id,
  product_id: item.product_id,
  variant_id: item.variant_id,
  name: item.product_name,
  price: item.unit_price,
  image: item.image,
  size: item.size,
  color: item.color,
  quantity: item.quantity,
  orderNumber: line.orderNumber,
  order_id: line.orderId,
  status: line.status,
  addedToTransit: new Date(line.since).toISOString(),
});

/** A page of what the person has on the way; `count` counts all lines. */
export async function transitList(
  container: MedusaContainer,
  { accountId }: UserActor,
  { limit, offset }: TransitListQuery,
): Promise<{ data: TransitItem[]; count: number; limit: number; offset: number }> {
  const { count, lines } = await transit(container).list(accountId, limit, offset);
  return { data: lines.map(transitItemOf), count, limit, offset };
}

/**
 * What is on the way for orders whose tokens the caller holds. An order that does not exist, needs
 * another token, or has arrived is silently left out.
 */
export async function guestTransit(
  container: MedusaContainer,
  { orders }: GuestTransitBody,
): Promise<TransitItem[]> {
  const checkout = shopOrders(container).checkout;
  const opened = orders
    .filter(({ order_id, access_token }) => checkout.opensOrder(order_id, access_token))
    .map(({ order_id }) => order_id);
  if (opened.length === 0) return [];
  return (await transit(container).linesOf(opened)).map(transitItemOf);
}

/**
 * Puts ordered lines back on the list; those on it are not added twice. @returns the resulting
 * list's first page @throws ApiError 404 naming every item not in one of their orders; then nothing
 * changes
 */
export async function addToTransit(
  container: MedusaContainer,
  actor: UserActor,
  { items }: AddToTransitBody,
) {
  const problems = await transit(container).bringBack(actor.accountId, items);
  const [first] = problems;
  if (first) {
    throw new ApiError(404, "not_found", first.message, { errors: [...problems] });
  }
  return transitList(container, actor, { limit: MAX_LIMIT, offset: 0 });
}

/**
 * Takes one line off the list, or all of them (undefined). Repeating it removes nothing more.
 * @throws ApiError 404 for what is not in one of their orders
 */
export async function removeFromTransit(
  container: MedusaContainer,
  { accountId }: UserActor,
  lineId?: string,
): Promise<{ removed: number }> {
  const service = transit(container);
  const removed =
    lineId === undefined
      ? await service.dismissAll(accountId)
      : await service.dismiss(accountId, lineId);
  if (removed === null) throw notFound();
  return { removed };
}
