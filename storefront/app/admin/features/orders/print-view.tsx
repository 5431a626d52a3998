import type { Order } from "@strive/backend/contracts/orders";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Printer from "lucide-react/icons/printer";
import { failureText } from "~/admin/data/admin-query";
import { PageTitle } from "~/admin/shell/page-title";
import { Button } from "~/ui/button";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin-orders";
import { orderQuery } from "./api";
import { listedOrder } from "./order-cache";
import type { PrintKind } from "./order-modal";
import { PackingSlip } from "./packing-slip";
import { Receipt } from "./receipt";

/** Milliseconds: orders that the list has just loaded are not fetched again one by one. */
const FRESH_MS = 60_000;

interface PrintViewProps {
  kind: PrintKind;
  ids: readonly string[];
  onBack: () => void;
}

function usePrinted(ids: readonly string[]) {
  const client = useQueryClient();
  return useQueries({
    queries: ids.map((id) => ({
      ...orderQuery(id),
      ...listedOrder(client, id),
      staleTime: FRESH_MS,
    })),
    combine: (results) => ({
      orders: results.flatMap(({ data }) => (data === undefined ? [] : [data])),
      isComplete: results.every(({ data }) => data !== undefined),
      error: results.find(({ data }) => data === undefined)?.error ?? null,
      retry: () => {
        for (const { data, refetch } of results) if (data === undefined) void refetch();
      },
    }),
  });
}

function titleOf(kind: PrintKind, orders: readonly Order[], count: number): string {
  const [only] = orders;
  if (count > 1 || only === undefined) {
    return kind === "packing" ? words.packingSlips(count) : words.receipt;
  }
  return kind === "packing"
    ? words.packingSlipOf(only.order_number)
    : words.receiptOf(only.order_number);
}

/** Sheets as they are printed: on A4, or on a till printer's 80 mm. */
export function PrintView({ kind, ids, onBack }: PrintViewProps) {
  const { orders, isComplete, error, retry } = usePrinted(ids);
  const Sheet = kind === "packing" ? PackingSlip : Receipt;
  return (
    <>
      <div className="print:hidden">
        <PageTitle
          actions={
            <>
              <Button tone="line" size="sm" onClick={onBack}>
                <ArrowLeft size={18} strokeWidth={1.6} aria-hidden="true" />
                {ids.length > 1 ? words.back : words.backToOrder}
              </Button>
              <Button size="sm" disabled={!isComplete} onClick={() => window.print()}>
                <Printer size={18} strokeWidth={1.6} aria-hidden="true" />
                {words.print}
              </Button>
            </>
          }
        >
          {titleOf(kind, orders, ids.length)}
        </PageTitle>
        {error !== null && (
          <LoadError text={`${words.notLoaded}. ${failureText(error)}`} onRetry={retry} />
        )}
        {!isComplete && error === null && (
          <div role="status" className="grid gap-4">
            <span>{words.printLoading}</span>
            <Skeleton className="h-64 max-w-[190mm]" />
          </div>
        )}
      </div>
      {isComplete && (
        <div className="grid gap-6 print:block">
          {orders.map((order) => (
            <Sheet key={order.id} order={order} />
          ))}
        </div>
      )}
    </>
  );
}
