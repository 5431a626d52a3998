import type { OrderExportQuery } from "../../../contracts/orders";
import { run } from "../../../lib/database";
import { listFilterOf } from "./domain/list-filter";
import { EXPORT_NUMBERED, EXPORT_ORDERS } from "./export-sql";
import type { ExportedOrder } from "./records";

interface ExportPage {
  orders: ExportedOrder[];
  /** The last one read; null: there are no more. */
  last: { at: string; id: string } | null;
}

/**
 * Orders for a file, newest first, page by page; no more than a page is in memory, and no
 * transaction stays open between two. Orders placed meanwhile are not in it.
 */
export async function* exportPages(query: OrderExportQuery): AsyncGenerator<ExportedOrder[]> {
  const { order_numbers: numbers } = query;
  const { statuses, payments, pattern, isToCall } = listFilterOf(query);
  const narrowed = [statuses, payments, pattern, isToCall];
  if (numbers !== undefined) {
    const [row] = await run<{ orders: ExportedOrder[] }>(EXPORT_NUMBERED, [numbers, ...narrowed]);
    yield row?.orders ?? [];
    return;
  }
  let last: { at: string; id: string } | null = { at: "infinity", id: "" };
  while (last !== null) {
    const [row]: ExportPage[] = await run(EXPORT_ORDERS, [...narrowed, last.at, last.id]);
    if (row && row.orders.length > 0) yield row.orders;
    last = row?.last ?? null;
  }
}
