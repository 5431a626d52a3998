import type { OrderListResponse, OrderStatus } from "@strive/backend/contracts/orders";
import type { ReactNode } from "react";
import type { ListParams } from "~/admin/data/list-params";
import { useAdminQuery } from "~/admin/data/admin-query";
import { CounterTile, CounterTiles } from "~/admin/shell/counter-tile";
import { STATUS_NAMES } from "~/lib/order-words";
import { cx } from "~/ui/cx";
import { Diamond } from "~/ui/diamond";
import * as admin from "~/words/admin";
import * as words from "~/words/admin-orders";
import { countQuery, DUE, TO_CALL, type OrderParam } from "./api";
import { STATUS_DOTS } from "./status-mark";

/** The specification's four; the other filters are smaller, below. */
const ON_THE_WAY: readonly OrderStatus[] = ["pending", "processing", "shipped", "delivered"];

const Mark = ({ className }: { className: string }) => (
  <Diamond className={cx("size-2.5", className)} />
);

interface SmallCounterProps {
  label: string;
  count: number | undefined;
  mark: ReactNode;
  isOn: boolean;
  onToggle: () => void;
}

function SmallCounter({ label, count, mark, isOn, onToggle }: SmallCounterProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={cx(
        "inline-flex min-h-11 items-center gap-2.5 border bg-paper px-4 text-[14px] font-medium hover:border-ink",
        isOn ? "border-ink shadow-[inset_0_-3px_0_var(--color-ink)]" : "border-line",
      )}
    >
      {mark}
      {label}
      <b className="font-bold">{count?.toLocaleString("en") ?? admin.unknown}</b>
    </button>
  );
}

interface OrderCountersProps {
  counts: OrderListResponse["status_counts"] | undefined;
  params: ListParams<OrderParam>;
}

/** How many orders have each status, under the same search; a press filters, another shows all. */
export function OrderCounters({ counts, params }: OrderCountersProps) {
  const { values, choose } = params;
  const due = useAdminQuery(countQuery(DUE, values.search));
  const toCall = useAdminQuery(countQuery(TO_CALL, values.search));
  const filterOf = (status: OrderStatus) => {
    const isOn = values.status === status;
    return { isOn, onToggle: () => choose({ status: isOn ? "" : status }) };
  };
  const paymentFilterOf = (filter: string) => {
    const isOn = values.payment_status === filter;
    return { isOn, onToggle: () => choose({ payment_status: isOn ? "" : filter }) };
  };
  return (
    <section aria-label={words.counters}>
      <CounterTiles>
        {ON_THE_WAY.map((status) => (
          <CounterTile
            key={status}
            label={STATUS_NAMES[status]}
            mark={<Mark className={STATUS_DOTS[status]} />}
            value={counts?.[status]}
            filter={filterOf(status)}
          />
        ))}
      </CounterTiles>
      <div className="-mt-2 mb-5 flex flex-wrap gap-2.5">
        <SmallCounter
          label={STATUS_NAMES.cancelled}
          count={counts?.cancelled}
          mark={<Mark className={STATUS_DOTS.cancelled} />}
          {...filterOf("cancelled")}
        />
        <SmallCounter
          label={words.toBePaid}
          count={due.data}
          mark={<Mark className="bg-warning" />}
          {...paymentFilterOf(DUE)}
        />
        {toCall.data !== undefined && toCall.data > 0 && (
          <SmallCounter
            label={words.toCall}
            count={toCall.data}
            mark={<Mark className="bg-warning" />}
            {...paymentFilterOf(TO_CALL)}
          />
        )}
      </div>
    </section>
  );
}
