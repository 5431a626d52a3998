import type { MedusaContainer } from "@medusajs/framework/types";
import type { ReceiptPaper } from "../../contracts/receipts";
import type { Actor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
import { shopSettings } from "../../modules/settings";
import { readOrder } from "../order/read-order";
import { receiptWordsOf } from "../../lib/receipt-pdf/words";

interface Asked {
  actor: Actor;
  orderId: string;
  accessToken: string | undefined;
  receiptId: string;
  paper: ReceiptPaper;
}

/** A receipt as a file, for whoever may open its order. @throws ApiError 404 */
export async function readReceiptPdf(
  container: MedusaContainer,
  { actor, orderId, accessToken, receiptId, paper }: Asked,
): Promise<{ fileName: string; bytes: Buffer }> {
  const order = await readOrder(container, actor, orderId, accessToken);
  const receipt = order.receipts.find(({ id }) => id === receiptId);
  if (!receipt) throw notFound();
  const { language } = order;
  const buyer = `${order.firstname} ${order.lastname}`;
  const { app, content } = shopSettings(container);
  const { siteName } = app;
  const { contact, legal } = content;
  const phone = contact.phone.handle;
  // 24 MB that a shop need not hold before somebody wants a file.
  const { receiptPdf } = await import("../../lib/receipt-pdf/receipt-pdf.js");
  const bytes = await receiptPdf({ receipt, siteName, legal, phone, buyer, language }, paper);
  return { fileName: receiptWordsOf(language).fileName(receipt.number), bytes };
}
