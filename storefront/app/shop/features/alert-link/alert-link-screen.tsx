import type { LinkedAlert } from "@strive/backend/contracts/alerts";
import { colorParam } from "@strive/backend/contracts/shown-variant";
import { useState, type SyntheticEvent } from "react";
import { failureText } from "~/lib/failure-text";
import { paths } from "~/lib/paths";
import { usePageQuery } from "~/lib/query";
import { endAlert, endingPath, linkedAlertQuery } from "~/shop/alerts/alert-calls";
import { PAGE } from "~/shop/page-header";
import { VariantLine } from "~/shop/variant-line";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError, Message } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/alerts";
import { pageTitle } from "~/words/cart-link";
import { LinkedCart } from "./linked-cart";

type Product = NonNullable<LinkedAlert["product"]>;

/** The product's page leaves out what it has no choice of. */
const pageOf = ({ id, size, color }: Product) =>
  `${paths.product(id)}?${new URLSearchParams({ size, color: colorParam(color) })}`;

function About({ product }: { product: Product }) {
  return (
    <div className="grid gap-3 border border-line bg-paper p-5">
      <p className="text-[17px] font-strong [overflow-wrap:anywhere]">{product.name}</p>
      <VariantLine size={product.size} color={product.color} />
      <p className="text-[15px]">{product.is_available ? words.isBack : words.isNotBack}</p>
      <ButtonLink to={pageOf(product)}>{words.see(product.name)}</ButtonLink>
    </div>
  );
}

type EndState = "open" | "busy" | "ended" | { failure: string };

/** A form, so that it works before its scripts are there, and without them. */
function Ending({ code, alert }: { code: string; alert: LinkedAlert }) {
  const [state, setState] = useState<EndState>("open");
  const end = (event: SyntheticEvent) => {
    event.preventDefault();
    if (state === "busy") return;
    setState("busy");
    endAlert(code, "all").then(
      () => setState("ended"),
      (error: unknown) => setState({ failure: `${words.notEnded}. ${failureText(error)}` }),
    );
  };
  if (state === "ended") return <Message tone="success">{words.ended}</Message>;
  if (!alert.is_on) return <p className="text-[15px] text-ink-2">{words.allOver(alert.contact)}</p>;
  return (
    <form
      method="post"
      action={endingPath(code)}
      onSubmit={end}
      className="grid justify-items-start gap-3"
    >
      <p className="text-[15px] text-ink-2">{words.stillOn[alert.kind](alert.contact)}</p>
      <Button type="submit" tone="line" disabled={state === "busy"}>
        {words.end[alert.channel]}
      </Button>
      {typeof state === "object" && <Message tone="danger">{state.failure}</Message>}
    </form>
  );
}

function Content({ code }: { code: string }) {
  const { data, error, retry } = usePageQuery(linkedAlertQuery(code));
  if (data === null) {
    return (
      <EmptyState
        level={1}
        title={words.linkMissing}
        help={words.linkMissingHelp}
        action={<ButtonLink to={paths.home()}>{words.goToShop}</ButtonLink>}
      />
    );
  }
  const cart = data?.cart ?? null;
  return (
    <div className="grid max-w-[620px] gap-6 pt-10">
      <h1 className="title-2">{cart === null ? words.linkTitle : pageTitle}</h1>
      {data !== undefined && (
        <>
          {data.product !== null && <About product={data.product} />}
          {cart !== null && <LinkedCart lines={cart} gone={data.gone} />}
          <Ending code={code} alert={data} />
        </>
      )}
      {data === undefined && error !== null && (
        <LoadError text={`${words.linkFailed}. ${failureText(error)}`} onRetry={retry} />
      )}
      {data === undefined && error === null && (
        <div role="status">
          <span className="sr-only">{words.linkLoading}</span>
          <Skeleton className="h-[180px]" />
        </div>
      )}
    </div>
  );
}

/**
 * `/p/:code`: the link in an alert. Opening it changes nothing, as mail programs and scanners open links too: the button ends what
 * is still to come.
 */
export function AlertLinkScreen({ code }: { code: string }) {
  return (
    <div className={PAGE}>
      <Content key={code} code={code} />
    </div>
  );
}
