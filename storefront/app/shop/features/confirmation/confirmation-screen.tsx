import { useSearchParams } from "react-router-dom";
import { paths } from "~/lib/paths";
import { PAGE, TWO_COLUMNS } from "~/shop/page-header";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import { PlacedOrderView } from "./placed-order";
import { useOrder } from "./use-order";

function Missing() {
  return (
    <EmptyState
      level={1}
      title="Order not found"
      help="An order placed without an account can be read in the browser tab it was placed in, or by the link in its mail."
      action={<ButtonLink to={paths.home()}>Continue Shopping</ButtonLink>}
    />
  );
}

function Loading() {
  return (
    <div role="status" className={`${TWO_COLUMNS} pt-10`}>
      <span className="sr-only">Loading your order...</span>
      <Skeleton className="h-[320px] max-w-[620px]" />
      <Skeleton className="h-[320px]" />
    </div>
  );
}

function Order({ orderId }: { orderId: string }) {
  const { order, accessToken, isMissing, error, refetch } = useOrder(orderId);
  if (isMissing) return <Missing />;
  if (order !== undefined) return <PlacedOrderView order={order} accessToken={accessToken} />;
  if (error !== null) {
    return (
      <div className="grid max-w-[620px] gap-6 pt-10">
        <h1 className="title-2">Your order could not be shown</h1>
        <LoadError text={error.message} onRetry={() => void refetch()} />
      </div>
    );
  }
  return <Loading />;
}

export function ConfirmationScreen() {
  const [search] = useSearchParams();
  const orderId = search.get("order") ?? "";
  return (
    <div className={PAGE}>
      <Order key={orderId} orderId={orderId} />
    </div>
  );
}
