import { useSessionState } from "~/lib/account-atoms";
import { paths } from "~/lib/paths";
import { SUMMARY_BOX } from "~/shop/order-summary/order-summary";
import { BackHome } from "~/shop/back-home";
import { PAGE, PageHeader, TWO_COLUMNS } from "~/shop/page-header";
import type { KeptTransitItem } from "~/shop/transit/transit-rules";
import { ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";
import { Price } from "~/ui/price";
import { Skeleton } from "~/ui/skeleton";
import * as common from "~/words/common";
import { delivery } from "~/words/brand";
import * as words from "~/words/transit";
import { TransitRow } from "./transit-row";
import { useTransitList } from "./use-transit-list";

function Loading() {
  return (
    <div role="status" className="grid gap-5 pt-5">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-[165px]" />
      <Skeleton className="h-[165px]" />
    </div>
  );
}

function Summary({ items }: { items: KeptTransitItem[] }) {
  const totalRwf = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return (
    <section aria-label={words.summary} className={cx(SUMMARY_BOX, "lg:mt-6")}>
      {items.length > 1 && (
        <dl className="mb-[22px]">
          <div className="flex justify-between gap-3 text-[19px] font-bold">
            <dt>{words.total}</dt>
            <dd>
              <Price amountRwf={totalRwf} />
            </dd>
          </div>
        </dl>
      )}
      <dl className={cx(items.length > 1 && "border-t border-line")}>
        {delivery.map(({ where, promise }) => (
          <div
            key={where}
            className="flex justify-between gap-4 border-b border-line py-[13px] text-[15px]"
          >
            <dt className="font-strong">{where}</dt>
            <dd>{promise}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Items({ items }: { items: KeptTransitItem[] }) {
  return (
    <div className={TWO_COLUMNS}>
      <ul>
        {items.map((item) => (
          <TransitRow
            key={`${item.orderNumber} ${item.id} ${item.size} ${item.color}`}
            item={item}
          />
        ))}
      </ul>
      <Summary items={items} />
    </div>
  );
}

/** Keeps its space until the list is loaded, so that nothing below jumps. */
function Aside({ items, isPending }: { items: KeptTransitItem[]; isPending: boolean }) {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (isPending) return <div className="h-6" />;
  if (count === 0) return null;
  return <p className="text-ink-2">{common.items(count)}</p>;
}

/** `/transit`: what was ordered and has not arrived yet. */
export function TransitScreen() {
  const { items, isPending, error, retry } = useTransitList(useSessionState());
  return (
    <div className={PAGE}>
      <PageHeader
        title={words.title}
        back={<BackHome />}
        aside={<Aside items={items} isPending={isPending} />}
      />
      {error !== null && (
        <div className="pt-6">
          <LoadError text={error.message} onRetry={retry} />
        </div>
      )}
      {isPending && <Loading />}
      {!isPending && error === null && items.length === 0 && (
        <EmptyState
          title={words.empty}
          help={words.emptyHelp}
          action={<ButtonLink to={paths.home()}>{common.continueShopping}</ButtonLink>}
        />
      )}
      {items.length > 0 && <Items items={items} />}
    </div>
  );
}
