import type { MedusaContainer } from "@medusajs/framework/types";
import type { TimelineEntry, TimelineQuery } from "../../contracts/order-timeline";
import { notFound } from "../../lib/api-error";
import { shopOrders } from "../../modules/order";
import { timelineEntryOf } from "./timeline-view";

/** One page of what happened to an order, for staff. @throws ApiError 404 */
export async function readTimeline(
  container: MedusaContainer,
  orderId: string,
  query: TimelineQuery,
): Promise<{ data: TimelineEntry[]; next: string | null }> {
  const page = await shopOrders(container).timeline.page(orderId, query);
  if (!page) throw notFound();
  const { isForgotten, entries, next } = page;
  return { data: entries.map((entry) => timelineEntryOf(entry, isForgotten)), next };
}
