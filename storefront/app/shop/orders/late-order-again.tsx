import type { Order } from "@strive/backend/contracts/orders";
import { LatePart } from "../late-part";

const load = () => import("./order-again");

/** On its way, delivered or cancelled: nobody takes a second press for a change of the first order. */
const canBeRepeated = ({ status, items }: Order): boolean =>
  items.length > 0 && (status === "shipped" || status === "delivered" || status === "cancelled");

/** Puts what an order held into the cart, once it is on its way, there or cancelled. */
export function LateOrderAgain({ order }: { order: Order }) {
  if (!canBeRepeated(order)) return null;
  return (
    <LatePart load={load} loading={null}>
      {({ OrderAgain }) => <OrderAgain order={order} />}
    </LatePart>
  );
}
