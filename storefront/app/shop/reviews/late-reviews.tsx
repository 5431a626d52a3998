import type { Order } from "@strive/backend/contracts/orders";
import { LatePart } from "../late-part";

interface LateReviewsProps {
  order: Order;
  /** The order's token, for shoppers not signed in as its owner. */
  accessToken: string | null;
}

const load = () => import("./order-reviews");

/** What the buyer says of an order's articles; nothing before it is delivered. */
export function LateReviews({ order, accessToken }: LateReviewsProps) {
  const isWorn = order.items.some(({ is_gift_card }) => is_gift_card === undefined);
  if (order.status !== "delivered" || !isWorn) return null;
  return (
    <LatePart load={load} loading={null}>
      {({ OrderReviews }) => <OrderReviews order={order} accessToken={accessToken} />}
    </LatePart>
  );
}
