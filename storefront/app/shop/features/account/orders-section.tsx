import type { Order } from "@strive/backend/contracts/orders";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { paths } from "~/lib/paths";
import { dateText } from "~/lib/order-words";
import { statusName } from "~/lib/status-name";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";
import { Price } from "~/ui/price";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/account";
import * as common from "~/words/common";
import { ownOrdersQuery } from "./api";
import { orderPath } from "./order-path";
import { Section } from "./section";

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{words.ordersLoading}</span>
      <Skeleton className="h-[72px]" />
      <Skeleton className="h-[72px]" />
      <Skeleton className="h-[72px]" />
    </div>
  );
}

function OrderRow({ order }: { order: Order }) {
  return (
    <li>
      <Link
        to={orderPath(order.id)}
        className="grid min-h-[72px] grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 border border-line bg-paper px-4 py-3 hover:border-ink sm:grid-cols-[1fr_1fr_124px_1fr]"
      >
        <span>
          <span className="font-strong">{order.order_number}</span>
          {order.exchange_of !== null && (
            <span className="block text-[13px] text-ink-2">{words.isExchange}</span>
          )}
        </span>
        <span className="text-right text-[14px] text-ink-2 sm:text-left">
          {dateText(order.order_date)}
        </span>
        <span>
          <Badge tone={order.status}>{statusName(order, order.status)}</Badge>
        </span>
        <Price amountRwf={order.total_amount} className="text-right font-bold" />
      </Link>
    </li>
  );
}

/** An order that moved to the next page while it was asked for is shown once. */
const onceEach = (orders: readonly Order[]): Order[] => [
  ...new Map(orders.map((order) => [order.id, order])).values(),
];

function OrderList({ userId }: { userId: string }) {
  const query = useInfiniteQuery(ownOrdersQuery(userId));
  const listRef = useRef<HTMLUListElement>(null);
  /** Index of the first order that "Show more" brought: the focus goes on there. */
  const goTo = useRef<number | null>(null);
  const orders = onceEach(query.data?.pages.flatMap(({ data }) => data) ?? []);
  const count = query.data?.pages.at(-1)?.count ?? 0;
  useEffect(() => {
    if (goTo.current === null || orders.length <= goTo.current) return;
    listRef.current?.children[goTo.current]?.querySelector("a")?.focus();
    goTo.current = null;
  }, [orders.length]);

  if (query.data === undefined && query.error !== null) {
    return <LoadError text={query.error.message} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) return <Loading />;
  if (orders.length === 0) {
    return (
      <EmptyState
        title={words.noOrders}
        help={words.noOrdersHelp}
        action={<ButtonLink to={paths.home()}>{common.continueShopping}</ButtonLink>}
      />
    );
  }
  const showMore = () => {
    goTo.current = orders.length;
    void query.fetchNextPage();
  };
  return (
    <div className="grid gap-4">
      <ul ref={listRef} className="grid gap-3">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {query.isFetchNextPageError && !query.isFetchingNextPage ? (
        <LoadError text={query.error.message} onRetry={showMore} />
      ) : (
        query.hasNextPage && (
          <Button
            tone="line"
            size="sm"
            aria-disabled={query.isFetchingNextPage}
            onClick={query.isFetchingNextPage ? undefined : showMore}
            className="justify-self-start"
          >
            {query.isFetchingNextPage ? words.loadingMore : words.showMore}
          </Button>
        )
      )}
      <p className="text-[13px] text-ink-3">{words.shownOf(orders.length, count)}</p>
    </div>
  );
}

export function OrdersSection({ userId }: { userId: string }) {
  return (
    <Section title={words.orders}>
      <OrderList userId={userId} />
    </Section>
  );
}
