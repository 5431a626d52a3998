import type { LinkedAlert } from "@strive/backend/contracts/alerts";
import { colorParam } from "@strive/backend/contracts/shown-variant";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { ApiError } from "~/lib/api-error";
import { failureText } from "~/lib/failure-text";
import { paths } from "~/lib/paths";
import { useIsMounted } from "~/lib/use-is-mounted";
import { endAlert, linkedAlertQuery } from "~/shop/alerts/alert-calls";
import { PAGE } from "~/shop/page-header";
import { VariantLine } from "~/shop/variant-line";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError, Message } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/alerts";

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

function Ending({ code, alert }: { code: string; alert: LinkedAlert }) {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: "always",
    mutationFn: () => endAlert(code, "all"),
    onSuccess: () =>
      client.setQueryData(linkedAlertQuery(code).queryKey, { ...alert, is_on: false }),
  });
  if (isSuccess) return <Message tone="success">{words.ended}</Message>;
  if (!alert.is_on) return <p className="text-[15px] text-ink-2">{words.allOver(alert.contact)}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-[15px] text-ink-2">{words.stillOn[alert.kind](alert.contact)}</p>
      <Button tone="line" disabled={isPending} onClick={() => mutate()}>
        {words.end[alert.channel]}
      </Button>
      {error !== null && (
        <Message tone="danger">{`${words.notEnded}. ${failureText(error)}`}</Message>
      )}
    </div>
  );
}

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function Content({ code }: { code: string }) {
  const isMounted = useIsMounted();
  const { data, error, isFetching, refetch } = useQuery({
    ...linkedAlertQuery(code),
    enabled: isMounted,
  });
  if (data === undefined && isMissing(error)) {
    return (
      <EmptyState
        level={1}
        title={words.linkMissing}
        help={words.linkMissingHelp}
        action={<ButtonLink to={paths.home()}>{words.goToShop}</ButtonLink>}
      />
    );
  }
  return (
    <div className="grid max-w-[620px] gap-6 pt-10">
      <h1 className="title-2">{words.linkTitle}</h1>
      {data !== undefined && (
        <>
          {data.product !== null && <About product={data.product} />}
          <Ending code={code} alert={data} />
        </>
      )}
      {data === undefined && error !== null && !isFetching && (
        <LoadError
          text={`${words.linkFailed}. ${failureText(error)}`}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && (error === null || isFetching) && (
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
export function AlertLinkScreen() {
  const { code = "" } = useParams();
  return (
    <div className={PAGE}>
      <Content key={code} code={code.toUpperCase()} />
    </div>
  );
}
