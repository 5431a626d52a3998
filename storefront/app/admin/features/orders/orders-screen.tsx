import type { Order } from "@strive/backend/contracts/orders";
import Plus from "lucide-react/icons/plus";
import { useSearchParams } from "react-router-dom";
import { useAdminList } from "~/admin/data/use-admin-list";
import { useListParams } from "~/admin/data/list-params";
import { useOpenParam } from "~/admin/data/open-param";
import { BulkProgress } from "~/admin/shell/bulk-progress";
import { ListPage } from "~/admin/shell/list-page";
import { adminPaths } from "~/admin/shell/paths";
import { PAYMENT_WORDS } from "~/lib/order-words";
import { ButtonLink } from "~/ui/button";
import { Select } from "~/ui/select";
import * as words from "~/words/admin-orders";
import { DUE, exportFiltered, ORDER_PARAMS, orderListQuery, TO_CALL } from "./api";
import { ExportButton } from "./export-button";
import { OrderCounters } from "./order-counters";
import { OrderCard, orderColumns } from "./order-list-parts";
import { OrderModal } from "./order-modal";
import { shortNumber } from "./order-number";
import { OrderSelection } from "./order-selection";
import { TIMELINE_PARAM } from "./order-timeline";
import { PrintView } from "./print-view";
import { usePrintParam } from "./print-param";
import { useBulkStatus } from "./use-bulk-status";
import { useStatusChoice } from "./use-status-choice";

const keyOf = ({ id }: Order) => id;
const labelOf = (order: Order) => words.orderNamed(shortNumber(order));

const PAYMENTS = [
  { value: "", label: words.anyPayment },
  ...Object.entries(PAYMENT_WORDS).map(([value, { text }]) => ({
    value,
    label: words.onlyPayment(text),
  })),
  { value: DUE, label: words.onlyPayment(words.toBePaid) },
  { value: TO_CALL, label: words.toCall },
];

function Orders() {
  const params = useListParams(ORDER_PARAMS);
  const { values, offset, choose } = params;
  const list = useAdminList(orderListQuery(values, offset));
  const view = useOpenParam("view", TIMELINE_PARAM);
  const print = usePrintParam();
  const status = useStatusChoice();
  const { bulk, setAll } = useBulkStatus();
  const actions = { onOpen: ({ id }: Order) => view.open(id), onStatus: status.choose };
  return (
    <>
      <ListPage
        title={words.title}
        actions={
          <>
            <ExportButton load={() => exportFiltered(values)} />
            <ButtonLink size="sm" to={adminPaths.newOrder()}>
              <Plus size={18} aria-hidden="true" />
              {words.newOrder}
            </ButtonLink>
          </>
        }
        top={<OrderCounters counts={list.data?.status_counts} params={params} />}
        searchLabel={words.search}
        filters={
          <Select
            label={words.payment}
            value={values.payment_status}
            options={PAYMENTS}
            onChange={({ target }) => choose({ payment_status: target.value })}
            className="min-w-0 flex-1 basis-[180px] lg:max-w-[240px]"
          />
        }
        params={params}
        list={list}
        columns={orderColumns(actions)}
        rowKey={keyOf}
        rowLabel={labelOf}
        card={(order) => <OrderCard order={order} {...actions} />}
        onOpen={actions.onOpen}
        selection={{
          actions: (orders, clear) => (
            <OrderSelection
              orders={orders}
              onStatus={(chosen, next) => {
                clear();
                setAll(chosen, next);
              }}
              onPrint={(chosen) => print.openMany("packing", chosen.map(keyOf))}
            />
          ),
        }}
        loadingText={words.loading}
        empty={{ title: words.none, help: words.noneHelp }}
        countText={words.count}
      />
      <OrderModal
        id={view.value}
        listed={list.data?.data ?? []}
        onClose={view.close}
        onSwap={view.swap}
        onStatus={status.choose}
        onPrint={print.open}
      />
      {status.question}
      <BulkProgress bulk={bulk} rowKey={keyOf} rowLabel={labelOf} />
    </>
  );
}

export function OrdersScreen() {
  const [search] = useSearchParams();
  const print = usePrintParam();
  // What is printed takes the place of the list: nothing else may come onto the paper.
  if (print.kind !== null && print.ids.length > 0) {
    return (
      <PrintView key={search.get("print")} kind={print.kind} ids={print.ids} onBack={print.close} />
    );
  }
  return <Orders />;
}
