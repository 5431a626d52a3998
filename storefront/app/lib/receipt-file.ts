import type { Receipt, ReceiptPaper } from "@strive/backend/contracts/receipts";
import { download, type Download } from "./download";

/** A receipt as a PDF. @param accessToken the order's, for shoppers not signed in as its owner @throws ApiError */
export function receiptFile(
  { id, order_id }: Pick<Receipt, "id" | "order_id">,
  { paper = "a4", accessToken = null }: { paper?: ReceiptPaper; accessToken?: string | null } = {},
): Promise<Download> {
  const query = new URLSearchParams({ paper, ...(accessToken && { access_token: accessToken }) });
  const order = encodeURIComponent(order_id);
  return download(`/api/orders/${order}/receipts/${encodeURIComponent(id)}?${query.toString()}`);
}
