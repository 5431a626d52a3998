import type { Order } from "@strive/backend/contracts/orders";
import { LatePart } from "~/shop/late-part";
import { Skeleton } from "~/ui/skeleton";
import { loading } from "~/words/receipts";

const load = () => import("~/shop/receipts/receipt-page");

interface LateReceiptPageProps {
  order: Order;
  /** The order's token, for shoppers not signed in as its owner. */
  accessToken: string | null;
  number: number;
}

/** One receipt of an order, on a page of its own. */
export function LateReceiptPage(props: LateReceiptPageProps) {
  return (
    <LatePart
      load={load}
      loading={
        <div role="status" className="pt-10">
          <span className="sr-only">{loading}</span>
          <Skeleton className="h-[320px] max-w-[620px]" />
        </div>
      }
    >
      {({ ReceiptPage }) => <ReceiptPage {...props} />}
    </LatePart>
  );
}
