import type { Order } from "@strive/backend/contracts/orders";
import { Skeleton } from "~/ui/skeleton";
import { loading } from "~/words/receipts";
import { LatePart } from "../late-part";

const load = () => import("./order-receipts");

/** The receipts of an order; nothing before it is paid, and in a shop that is not registered for VAT. */
export function LateReceipts({ order }: { order: Order }) {
  if (order.receipts.length === 0) return null;
  return (
    <LatePart
      load={load}
      loading={
        <div role="status" className="w-full">
          <span className="sr-only">{loading}</span>
          <Skeleton className="h-[90px]" />
        </div>
      }
    >
      {({ OrderReceipts }) => <OrderReceipts order={order} />}
    </LatePart>
  );
}
