import { useEffect, useState } from "react";
import { USER_LEFT } from "~/lib/user-left";
import { useSearchParams } from "react-router-dom";
import { useCartReady } from "~/lib/cart-atoms";
import { paths } from "~/lib/paths";
import { PAGE, PageHeader, TWO_COLUMNS } from "~/shop/page-header";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Message } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/checkout";
import * as common from "~/words/common";
import { CheckoutForm } from "./checkout-form";
import { originOf, type CheckoutOrigin } from "./checkout-origin";
import { useCheckoutLines } from "./use-checkout-lines";
import { usePlaceOrder } from "./use-place-order";

function NothingToBuy({ origin }: { origin: CheckoutOrigin }) {
  return (
    <>
      {origin === "cart" && (
        <Message tone="danger" className="mt-5">
          {words.cartEmptyHelp}
        </Message>
      )}
      <EmptyState
        title={origin === "cart" ? words.cartEmpty : words.nothing}
        action={<ButtonLink to={paths.home()}>{common.continueShopping}</ButtonLink>}
      />
    </>
  );
}

/** Until the browser's storage was read nobody knows what is bought. */
function Loading({ origin }: { origin: CheckoutOrigin }) {
  return (
    <div className={PAGE}>
      <PageHeader
        title={words.title}
        back={
          origin === "cart" ? (
            <BackLink to={paths.cart()}>{words.backToCart}</BackLink>
          ) : (
            <BackLink to={paths.home()}>{words.backToShop}</BackLink>
          )
        }
      />
      <div role="status" className={`${TWO_COLUMNS} pt-[30px]`}>
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-[420px]" />
        <Skeleton className="h-[320px]" />
      </div>
    </div>
  );
}

/** How many have left this tab since: what one typed is not the next one's. */
function useLeft(): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const count = () => setLeft((before) => before + 1);
    window.addEventListener(USER_LEFT, count);
    return () => window.removeEventListener(USER_LEFT, count);
  }, []);
  return left;
}

function ReadyCheckout({ origin }: { origin: CheckoutOrigin }) {
  const source = useCheckoutLines(origin);
  const left = useLeft();
  const placing = usePlaceOrder(source);
  const isEmpty = source.lines.length === 0 && !placing.isBusy;
  return (
    <div className={PAGE}>
      <PageHeader
        title={words.title}
        back={<BackLink to={source.back.to}>{source.back.label}</BackLink>}
      />
      {isEmpty ? (
        <NothingToBuy origin={origin} />
      ) : (
        <CheckoutForm key={left} source={source} placing={placing} />
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
