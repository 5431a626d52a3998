import { useSearchParams } from "react-router-dom";
import { useCartReady } from "~/lib/cart-atoms";
import { paths } from "~/lib/paths";
import { PAGE, PageHeader, TWO_COLUMNS } from "~/shop/page-header";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Message } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import { CheckoutForm } from "./checkout-form";
import { originOf, type CheckoutOrigin } from "./checkout-origin";
import { useCheckoutLines } from "./use-checkout-lines";
import { usePlaceOrder } from "./use-place-order";

const EMPTY_TEXT = "Your cart is empty. Please add items before proceeding.";

function NothingToBuy({ origin }: { origin: CheckoutOrigin }) {
  return (
    <>
      {origin === "cart" && (
        <Message tone="danger" className="mt-5">
          {EMPTY_TEXT}
        </Message>
      )}
      <EmptyState
        title={origin === "cart" ? "Your cart is empty" : "Nothing to check out"}
        action={<ButtonLink to={paths.home()}>Continue Shopping</ButtonLink>}
      />
    </>
  );
}

/** Until the browser's storage was read nobody knows what is bought. */
function Loading({ origin }: { origin: CheckoutOrigin }) {
  return (
    <div className={PAGE}>
      <PageHeader
        title="Checkout"
        back={
          origin === "cart" ? (
            <BackLink to={paths.cart()}>Back to cart</BackLink>
          ) : (
            <BackLink to={paths.home()}>Back to shop</BackLink>
          )
        }
      />
      <div role="status" className={`${TWO_COLUMNS} pt-[30px]`}>
        <span className="sr-only">Loading checkout...</span>
        <Skeleton className="h-[420px]" />
        <Skeleton className="h-[320px]" />
      </div>
    </div>
  );
}

function ReadyCheckout({ origin }: { origin: CheckoutOrigin }) {
  const source = useCheckoutLines(origin);
  const placing = usePlaceOrder(source);
  const isEmpty = source.lines.length === 0 && !placing.isBusy;
  return (
    <div className={PAGE}>
      <PageHeader
        title="Checkout"
        back={<BackLink to={source.back.to}>{source.back.label}</BackLink>}
      />
      {isEmpty ? (
        <NothingToBuy origin={origin} />
      ) : (
        <CheckoutForm source={source} placing={placing} />
      )}
    </div>
  );
}

export function CheckoutScreen() {
  const [search] = useSearchParams();
  const origin = originOf(search);
  if (!useCartReady()) return <Loading origin={origin} />;
  return <ReadyCheckout key={origin} origin={origin} />;
}
