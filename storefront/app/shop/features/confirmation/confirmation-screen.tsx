import { useSearchParams } from "react-router-dom";
import { paths } from "~/lib/paths";
import { PAGE, TWO_COLUMNS } from "~/shop/page-header";
import { receiptIn, returnStepIn, type ReturnStep } from "~/shop/orders/order-access";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as common from "~/words/common";
import * as words from "~/words/confirmation";
import * as orderWords from "~/words/orders";
import { LateReceiptPage } from "./late-receipt-page";
import { LateReturnForm } from "./late-return-form";
import { PlacedOrderView } from "./placed-order";
import { useOrder } from "./use-order";

function Missing() {
  return (
    <EmptyState
      level={1}
      title={orderWords.notFound}
      help={words.missingHelp}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.findOrder()}>{words.findOrder}</ButtonLink>
          <ButtonLink tone="line" to={paths.home()}>
            {common.continueShopping}
          </ButtonLink>
        </div>
      }
    />
  );
}

function Loading() {
  return (
    <div role="status" className={`${TWO_COLUMNS} pt-10`}>
      <span className="sr-only">{orderWords.loading}</span>
      <Skeleton className="h-[320px] max-w-[620px]" />
      <Skeleton className="h-[320px]" />
    </div>
  );
}

interface OrderProps {
  orderId: string;
  /** Of the form that returns something of it; null: the order itself. */
  returnStep: ReturnStep | null;
  /** Of the receipt that is shown alone; null: the order itself. */
  receipt: number | null;
}

function Order({ orderId, returnStep, receipt }: OrderProps) {
  const { order, accessToken, isMissing, error, refetch } = useOrder(orderId);
  if (isMissing) return <Missing />;
  if (order !== undefined && receipt !== null) {
    return <LateReceiptPage order={order} accessToken={accessToken} number={receipt} />;
  }
  if (order !== undefined) {
    return returnStep === null ? (
      <PlacedOrderView order={order} accessToken={accessToken} />
    ) : (
      <LateReturnForm order={order} accessToken={accessToken} step={returnStep} />
    );
  }
  if (error !== null) {
    return (
      <div className="grid max-w-[620px] gap-6 pt-10">
        <h1 className="title-2">{words.notShown}</h1>
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
      <Order
        key={orderId}
        orderId={orderId}
        returnStep={returnStepIn(search)}
        receipt={receiptIn(search)}
      />
    </div>
  );
}
