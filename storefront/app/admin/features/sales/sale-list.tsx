import type { Sale } from "@strive/backend/contracts/sales";
import { Link } from "react-router-dom";
import { failureText } from "~/admin/data/admin-query";
import type { AdminPages } from "~/admin/data/admin-pages";
import { adminPaths } from "~/admin/shell/paths";
import { useNow } from "~/admin/shell/use-now";
import { MoreButton } from "~/admin/shell/more-button";
import { cx } from "~/ui/cx";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin-sales";
import { whenText } from "./sale-when";
import { StateBadge } from "./state-badge";

/** History state of who chose a sale from the list: the focus goes on in it. */
export const CHOSEN = { isChosen: true } as const;

interface SaleRowProps {
  sale: Sale;
  isCurrent: boolean;
  now: number;
}

function SaleRow({ sale, isCurrent, now }: SaleRowProps) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={adminPaths.sale(sale.id)}
        state={CHOSEN}
        preventScrollReset
        aria-current={isCurrent ? "page" : undefined}
        className={cx(
          "grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-3.5 -outline-offset-2! hover:bg-[#faf9f7]",
          isCurrent && "bg-stone hover:bg-stone",
        )}
      >
        <span className="leading-snug font-strong [overflow-wrap:anywhere]">{sale.name}</span>
        <StateBadge state={sale.state} />
        <span className="text-[13.5px] text-ink-2">
          {whenText(sale, now)}
          <br />
          {words.productCount(sale.products)}
        </span>
      </Link>
    </li>
  );
}

interface SaleListProps {
  list: AdminPages<Sale>;
  /** Null: a new one is being made. */
  current: string | null;
}

/** The sales, the newest first. */
export function SaleList({ list, current }: SaleListProps) {
  const now = useNow();
  const { rows, error } = list;
  return (
    <nav aria-label={words.list} className="grid grid-cols-1 gap-3">
      {error !== null && <LoadError text={failureText(error)} onRetry={list.retry} />}
      {list.isLoading && (
        <div role="status">
          <p className="mb-3 text-[14px] text-ink-2">{words.loading}</p>
          <Skeleton className="h-[88px]" />
        </div>
      )}
      {rows !== undefined && rows.length > 0 && (
        <ul className="border border-line bg-paper">
          {rows.map((sale) => (
            <SaleRow key={sale.id} sale={sale} isCurrent={sale.id === current} now={now} />
          ))}
        </ul>
      )}
      <MoreButton pages={list} />
    </nav>
  );
}
