import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderItem } from "../../contracts/orders";
import type { OrderReviews, OwnReview, ReviewBody } from "../../contracts/reviews";
import type { Actor } from "../../lib/actor";
import { conflict, notFound } from "../../lib/api-error";
import { inTransaction, run, type Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import { shopOrders } from "../../modules/order";
import { shopProducts } from "../../modules/product";
import {
  buyerOf,
  isReviewed,
  linesByProduct,
  saidIn,
  type ReviewedOrder,
} from "../../modules/product/review/domain/decide-review";
import type { Changed } from "../../modules/product/review/service";
import { notifyStaff } from "../../modules/staff/published-sql";
import { isBuyer } from "../order/is-buyer";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { ownReviewOf } from "./review-view";

/** An order as whoever bought it opens it; staff are nobody's buyers. @throws ApiError 404 */
async function orderOfBuyer(
  container: MedusaContainer,
  actor: Actor,
  orderId: string,
  accessToken: string | undefined,
): Promise<ReviewedOrder> {
  const order = await shopOrders(container).checkout.order(orderId);
  if (!order || !isBuyer(container, actor, order, accessToken)) throw notFound();
  return order;
}

/** Whether the caller is the account it was placed with, or it was placed with none. */
const isWriter = (actor: Actor, { accountId, hasAccount }: ReviewedOrder): boolean =>
  !hasAccount || (actor.kind === "user" && actor.accountId === accountId);

/**
 * What can be reviewed of an order, and what its buyer said of it; nothing before it is delivered.
 * @throws ApiError 404 for an order that is not the caller's
 */
export async function readOrderReviews(
  container: MedusaContainer,
  actor: Actor,
  orderId: string,
  accessToken: string | undefined,
): Promise<OrderReviews> {
  const order = await orderOfBuyer(container, actor, orderId, accessToken);
  if (order.status !== "delivered") return { needs_login: false, items: [] };
  if (!isWriter(actor, order)) return { needs_login: true, items: [] };
  const { reviews } = shopProducts(container);
  const lines = linesByProduct(order.items);
  const productIds = [...lines.keys()];
  const written = await reviews.ofBuyer(buyerOf(order), productIds);
  const kept = await reviews.keptProducts(run, productIds);
  const items = [...lines].flatMap(([productId, [first, ...others]]) => {
    const review = written.find((one) => one.productId === productId);
    // Nobody reads about what is not sold any more, but everybody may take back what they wrote.
    if (!first || (!review && !kept.has(productId))) return [];
    const pieces = [first, ...others];
    return {
      item_id: pieces.find(({ id }) => id === review?.itemId)?.id ?? first.id,
      product_id: productId,
      product_name: first.product_name,
      image: first.image,
      pieces: pieces.map(({ id, size, color }) => ({ item_id: id, size, color })),
      review: review ? ownReviewOf(review) : null,
    };
  });
  return { needs_login: false, items };
}

/** A line of an order. */
export interface Place {
  orderId: string;
  itemId: string;
}

/** @throws ApiError 404 for a line that can't be reviewed, and for who has only the link of an account's order */
function lineOf(actor: Actor, order: ReviewedOrder, itemId: string): OrderItem {
  const line = order.items.find(({ id }) => id === itemId);
  if (!line || !isReviewed(line) || !isWriter(actor, order)) throw notFound();
  return line;
}

/** A product, and who reviews it. */
export interface ReviewPlace {
  productId: string;
  buyer: string;
}

/**
 * Whose review a line's is: that of its product by its buyer.
 * @throws ApiError 404 for an order or a line that is not the caller's
 */
export async function reviewPlace(
  container: MedusaContainer,
  actor: Actor,
  { orderId, itemId }: Place,
  accessToken: string | undefined,
): Promise<ReviewPlace> {
  const order = await orderOfBuyer(container, actor, orderId, accessToken);
  return { productId: lineOf(actor, order, itemId).product_id, buyer: buyerOf(order) };
}

/** One that waits already is in the queue, however often its writer changes it. */
export async function tellWaiting(inside: Run, { before, after }: Changed): Promise<void> {
  if (after.state !== "waiting" || before?.state === "waiting") return;
  await notifyStaff(inside, {
    key: `review:${after.id}:${after.version}`,
    type: "review",
    text: `A review of ${after.productName} waits`,
    link: `/admin/reviews`,
  });
}

async function writeInside(
  container: MedusaContainer,
  inside: Run,
  order: ReviewedOrder,
  line: OrderItem,
  body: ReviewBody,
): Promise<Changed> {
  const { reviews } = shopProducts(container);
  // Whoever sets the order back waits, or was first.
  const held = await shopOrders(container).progress.hold(inside, order.id);
  if (held?.status !== "delivered") {
    throw conflict("This order is not delivered, so you can't review it yet");
  }
  const kept = await reviews.keptProducts(inside, [line.product_id]);
  if (!kept.has(line.product_id)) throw conflict("This article is not sold any more");
  const changed = await reviews.write(inside, {
    id: entityId("rev"),
    productId: line.product_id,
    buyer: buyerOf(order),
    orderId: order.id,
    itemId: line.id,
    productName: line.product_name,
    size: line.size,
    ...saidIn(body),
  });
  await tellWaiting(inside, changed);
  return changed;
}

/**
 * Writes, or changes, what the buyer of a delivered order says of one of its articles: staff look at it before anybody
 * sees it. The same again changes nothing.
 * @throws ApiError 404 for an order or a line that is not the caller's; 409 before it is delivered, and for what is not
 * sold any more
 */
export async function writeReview(
  container: MedusaContainer,
  actor: Actor,
  { orderId, itemId }: Place,
  body: ReviewBody,
): Promise<OwnReview> {
  const order = await orderOfBuyer(container, actor, orderId, body.access_token);
  const line = lineOf(actor, order, itemId);
  const { before, after } = await inTransaction((inside) =>
    writeInside(container, inside, order, line, body),
  );
  // What was shown is not, until staff have looked at it again.
  if (before?.state === "shown" && after !== before) await refreshCatalogue(container);
  return ownReviewOf(after);
}

/**
 * Takes a review back: it is deleted.
 * @throws ApiError 404 for an order or a line that is not the caller's, and where there is no review
 */
export async function withdrawReview(
  container: MedusaContainer,
  actor: Actor,
  place: Place,
  accessToken: string | undefined,
): Promise<{ id: string }> {
  const { productId, buyer } = await reviewPlace(container, actor, place, accessToken);
  const id = await inTransaction((inside) =>
    shopProducts(container).reviews.withdraw(inside, productId, buyer),
  );
  if (id === null) throw notFound();
  await refreshCatalogue(container);
  return { id };
}
