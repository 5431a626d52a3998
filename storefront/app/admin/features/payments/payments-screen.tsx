import type { Payment } from "@strive/backend/contracts/payments";
import { useAdminQuery } from "~/admin/data/admin-query";
import { useListParams } from "~/admin/data/list-params";
import { useAdminList } from "~/admin/data/use-admin-list";
import { ATTEMPT_STATES, METHOD_NAMES } from "~/admin/payments/payment-words";
import { ListPage } from "~/admin/shell/list-page";
import { cx } from "~/ui/cx";
import { Select } from "~/ui/select";
import * as admin from "~/words/admin";
import * as words from "~/words/admin-payments";
import { PAYMENT_PARAMS, paymentListQuery, REFUND_QUEUE, refundQueueQuery } from "./api";
import { PAYMENT_COLUMNS, PaymentCard } from "./payment-list-parts";

const STATUSES = [
  { value: "", label: words.anyStatus },
  ...Object.entries(ATTEMPT_STATES).map(([value, { text }]) => ({ value, label: text })),
];
const METHODS = [
  { value: "", label: words.anyMethod },
  ...Object.entries(METHOD_NAMES).map(([value, label]) => ({ value, label })),
];
const WIDTH = "min-w-0 flex-1 basis-[150px] lg:max-w-[220px]";

/** How many payments have a refund to pay out; a press shows only those. */
function RefundQueue({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const { data } = useAdminQuery(refundQueueQuery());
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={cx(
        "inline-flex h-12 items-center gap-2.5 border bg-paper px-4 text-[14px] font-medium hover:border-ink",
        isOn ? "border-ink shadow-[inset_0_-3px_0_var(--color-ink)]" : "border-line-strong",
      )}
    >
      {words.refundQueue}
      <b className="font-bold">{data?.toLocaleString("en") ?? admin.unknown}</b>
    </button>
  );
}

export function PaymentsScreen() {
  const params = useListParams(PAYMENT_PARAMS);
  const { values, offset, choose } = params;
  const list = useAdminList(paymentListQuery(values, offset));
  const isQueue = values.refund === REFUND_QUEUE;
  return (
    <ListPage
      title={words.title}
      filters={
        <>
          <Select
            label={words.status}
            value={values.status}
            options={STATUSES}
            onChange={({ target }) => choose({ status: target.value })}
            className={WIDTH}
          />
          <Select
            label={words.method}
            value={values.method}
            options={METHODS}
            onChange={({ target }) => choose({ method: target.value })}
            className={WIDTH}
          />
          <RefundQueue
            isOn={isQueue}
            onToggle={() => choose({ refund: isQueue ? "" : REFUND_QUEUE })}
          />
        </>
      }
      params={params}
      list={list}
      columns={PAYMENT_COLUMNS}
      rowKey={({ id }: Payment) => id}
      rowLabel={({ order_number }) => words.paymentOf(order_number)}
      card={(payment) => <PaymentCard payment={payment} />}
      loadingText={words.loading}
      empty={{ title: words.none, help: words.noneHelp }}
      countText={words.count}
    />
  );
}
