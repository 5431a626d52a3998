import type { Order } from "@strive/backend/contracts/orders";
import { LatePart } from "~/shop/late-part";
import type { ReturnStep } from "~/shop/orders/order-access";
import { Skeleton } from "~/ui/skeleton";
import { loading } from "~/words/returns";

interface LateReturnFormProps {
  order: Order;
  accessToken: string | null;
  step: ReturnStep;
}

const load = () => import("~/shop/returns/form/return-form");

/** The form that returns something of an order; few orders need it. */
export function LateReturnForm(props: LateReturnFormProps) {
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
      {({ ReturnForm }) => <ReturnForm {...props} />}
    </LatePart>
  );
}
