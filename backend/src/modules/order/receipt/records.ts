import type { ReceiptKind, ReceiptLine, ReceiptState } from "../../../contracts/receipts";

/** A receipt as the table holds it; amounts are whole RWF, times as PostgreSQL's JSON writes them. */
export interface ReceiptRecord {
  id: string;
  number: number;
  kind: ReceiptKind;
  state: ReceiptState;
  orderId: string;
  /** Number of the sale that a credit note corrects. */
  corrects: number | null;
  total: number;
  vat: number;
  lines: ReceiptLine[];
  shopTin: string;
  buyerTin: string | null;
  purchaseCode: string | null;
  createdAt: string;
  sdcId: string | null;
  receiptNumber: number | null;
  internalData: string | null;
  signature: string | null;
  machineNumber: string | null;
  signedAt: string | null;
  /** E-mail address of who entered it; null: the controller said so. */
  signedBy: string | null;
  error: ReceiptError | null;
  attempts: number;
  /** The controller may have it, whatever became of its answer. */
  isSent: boolean;
  nextTryAt: string;
}

/**
 * Why a receipt is not signed. `away`: the controller did not answer; `unsure`: it may have it; `busy`: it answers, and
 * signs nothing; `known`: it has the
 * number and does not say what it signed; `sale_unsigned`: the sale it corrects is not signed; `unplugged`: no
 * controller is connected any more, and the last one may have it; else what the controller said.
 */
export type ReceiptError =
  | "away"
  | "unsure"
  | "busy"
  | "known"
  | "sale_unsigned"
  | "unplugged"
  | `refused:${string}`;

/** A receipt with whom it is of, as staff list it. */
export interface ListedReceipt {
  receipt: ReceiptRecord;
  orderNumber: string;
  firstname: string;
  lastname: string;
}

export interface ReceiptPage {
  count: number;
  receipts: ListedReceipt[];
  stateCounts: Record<ReceiptState, number>;
  hasController: boolean;
}
