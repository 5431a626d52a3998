import type { MedusaContainer } from "@medusajs/framework/types";
import type { ReceiptListQuery, ReceiptListResponse } from "../../contracts/receipts";
import { shopOrders } from "../../modules/order";
import { staffReceiptOf } from "./receipt-view";

/** A page of receipts, for staff. */
export async function listReceipts(
  container: MedusaContainer,
  query: ReceiptListQuery,
): Promise<Omit<ReceiptListResponse, "success" | "limit" | "offset">> {
  const { count, receipts, stateCounts, hasController } =
    await shopOrders(container).receipts.list(query);
  return {
    data: receipts.map(staffReceiptOf),
    count,
    state_counts: stateCounts,
    has_controller: hasController,
  };
}
