import type { ReceiptState } from "@strive/backend/contracts/receipts";
import * as words from "~/words/admin-receipts";

/** The states, those that wait for staff first. */
export const RECEIPT_STATES: Readonly<Record<ReceiptState, string>> = {
  failed: words.failed,
  none: words.none,
  queued: words.queued,
  signed: words.signed,
};

/** First part of the key of everything that is read of receipts. */
export const RECEIPTS = "receipts";
