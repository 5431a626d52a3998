import type { ReceiptState, StaffReceipt } from "@strive/backend/contracts/receipts";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-receipts";

/** The states, those that wait for staff first. */
export const RECEIPT_STATES: Readonly<Record<ReceiptState, string>> = {
  failed: words.failed,
  none: words.none,
  queued: words.queued,
  signed: words.signed,
};

type Written = Pick<StaffReceipt, "kind" | "total">;

export const kindOf = ({ kind }: Pick<Written, "kind">): string =>
  kind === "sale" ? words.sale : words.creditNote;

/** What goes back is less. */
export const amountOf = ({ kind, total }: Written): string =>
  kind === "sale" ? francs(total) : `−${francs(total)}`;

/** First part of the key of everything that is read of receipts. */
export const RECEIPTS = "receipts";
