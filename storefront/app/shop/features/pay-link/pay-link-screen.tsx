import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { failureText } from "~/lib/failure-text";
import { paths } from "~/lib/paths";
import { useIsMounted } from "~/lib/use-is-mounted";
import { isMissingOrder } from "~/shop/orders/api";
import { confirmationPath, withAccess } from "~/shop/orders/order-access";
import { PAGE } from "~/shop/page-header";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/pay-link";
import { openOrderQuery } from "./api";

function Missing() {
  return (
    <EmptyState
      level={1}
      title={words.missing}
      help={words.missingHelp}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.findOrder()}>{words.findOrder}</ButtonLink>
          <ButtonLink tone="line" to={paths.contact()}>
            {words.contact}
          </ButtonLink>
        </div>
      }
    />
  );
}

function Opening() {
  return (
    <div className="grid max-w-[620px] gap-6 pt-10">
      <div role="status">
        <h1 className="title-2">{words.opening}</h1>
      </div>
      <Skeleton className="h-[220px]" />
    </div>
  );
}

function Content({ code }: { code: string }) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { data, error, isFetching, refetch } = useQuery({
    ...openOrderQuery(code),
    enabled: isMounted,
  });
  useEffect(() => {
    if (data === undefined) return;
    // Replaced: one step back is where the link was opened. The token stands where mails have it.
    const page = withAccess(confirmationPath(data.order_id), data.access_token);
    void navigate(page, { replace: true });
  }, [data, navigate]);
  if (error === null || isFetching) return <Opening />;
  if (isMissingOrder(error)) return <Missing />;
  return (
    <div className="grid max-w-[620px] gap-6 pt-10">
      <h1 className="title-2">{words.notOpened}</h1>
      <LoadError text={failureText(error)} onRetry={() => void refetch()} />
    </div>
  );
}

/** `/p/:code`: the link by which an order that staff entered is opened and paid. */
export function PayLinkScreen() {
  const { code = "" } = useParams();
  return (
    <div className={PAGE}>
      <Content key={code} code={code} />
    </div>
  );
}
