import type { Order } from "@strive/backend/contracts/orders";
import { Skeleton } from "~/ui/skeleton";
import { loading } from "~/words/returns";
import { LatePart } from "../late-part";

interface LateReturnsProps {
  order: Order;
  /** The order's token, for shoppers not signed in as its owner. */
  accessToken: string | null;
}

const load = () => import("./order-returns");

/** The returns of an order, and whether something of it can be returned; nothing before it is delivered. */
export function LateReturns({ order, accessToken }: LateReturnsProps) {
  if (order.returns.length === 0 && order.return_until === null) return null;
  return (
    <LatePart
      load={load}
      loading={
        <div role="status" className="w-full">
          <span className="sr-only">{loading}</span>
          <Skeleton className="h-[140px]" />
        </div>
      }
    >
      {({ OrderReturns }) => <OrderReturns order={order} accessToken={accessToken} />}
    </LatePart>
  );
}
