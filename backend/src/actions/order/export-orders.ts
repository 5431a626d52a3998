import { Readable } from "node:stream";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderExportQuery } from "../../contracts/orders";
import { ORDER_CSV_HEADER, orderRows } from "./order-csv";
import { shopOrders } from "../../modules/order";

/**
 * Orders as CSV (UTF-8), made page by page as it is read: at most one page is in memory, and
 * destroying the stream ends the work. Amounts are in whole RWF.
 * @throws what the database throws for the first page; a later failure breaks the stream.
 */
export async function exportOrders(
  container: MedusaContainer,
  query: OrderExportQuery,
): Promise<Readable> {
  const checkout = shopOrders(container).checkout;
  const pages = checkout.exportPages(query);
  const first = await pages.next();
  async function* parts(): AsyncGenerator<string> {
    yield ORDER_CSV_HEADER;
    if (first.done === true) return;
    yield orderRows(first.value);
    for await (const page of pages) yield orderRows(page);
  }
  return Readable.from(parts(), { objectMode: false });
}
