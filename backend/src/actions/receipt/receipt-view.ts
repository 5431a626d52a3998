import type { OrderTax, Receipt, ReceiptSignature, StaffReceipt } from "../../contracts/receipts";
import { VAT_RATE, vatOf } from "../../contracts/vat";
import { utc } from "../../lib/utc";
import type {
  ListedReceipt,
  ReceiptError,
  ReceiptRecord,
} from "../../modules/order/receipt/records";

function signatureOf(receipt: ReceiptRecord): ReceiptSignature | null {
  const { sdcId, receiptNumber, signedAt } = receipt;
  if (sdcId === null || receiptNumber === null || signedAt === null) return null;
  return {
    sdc_id: sdcId,
    receipt_number: receiptNumber,
    internal_data: receipt.internalData,
    signature: receipt.signature,
    machine_number: receipt.machineNumber,
    at: utc(signedAt),
    by_hand: receipt.signedBy !== null,
  };
}

/** A receipt as `/api` shows it. */
export const receiptOf = (
  receipt: ReceiptRecord,
  { orderNumber }: { orderNumber: string },
): Receipt => ({
  id: receipt.id,
  _id: receipt.id,
  number: receipt.number,
  kind: receipt.kind,
  state: receipt.state,
  order_id: receipt.orderId,
  order_number: orderNumber,
  corrects: receipt.corrects,
  total: receipt.total,
  vat_amount: receipt.vat,
  vat_rate: VAT_RATE,
  shop_tin: receipt.shopTin,
  buyer_tin: receipt.buyerTin,
  purchase_code: receipt.purchaseCode,
  lines: receipt.lines,
  createdAt: utc(receipt.createdAt),
  signed: signatureOf(receipt),
});

const ERRORS: Readonly<Record<string, string>> = {
  away: "The controller does not answer.",
  busy: "The controller answers, and does not sign. It is asked again.",
  unsure: "The controller did not say what became of it. It is asked again.",
  known:
    "The controller knows this number and does not say what it signed. Read it off the controller and enter it by hand.",
  sale_unsigned: "The sale that it corrects is not signed yet. Settle that first, then try again.",
  unplugged:
    "The controller was disconnected before it answered. Read off it what it signed and enter that by hand.",
};

const REFUSED = "refused:";

/** What staff read about it. */
export function errorText(error: ReceiptError | null): string | null {
  if (error === null) return null;
  if (error.startsWith(REFUSED)) return `The controller refused it: ${error.slice(REFUSED.length)}`;
  return ERRORS[error] ?? error;
}

/** The same for staff: whose it is, and what went wrong. */
export const staffReceiptOf = (listed: ListedReceipt): StaffReceipt => ({
  ...receiptOf(listed.receipt, listed),
  firstname: listed.firstname,
  lastname: listed.lastname,
  error: errorText(listed.receipt.error),
  attempts: listed.receipt.attempts,
  next_try_at: listed.receipt.state === "queued" ? utc(listed.receipt.nextTryAt) : null,
});

/** VAT in what an order sells. @param taxable whole RWF; null: none of it is taxed */
export const taxOf = ({ taxable }: { taxable: number | null }): OrderTax | null =>
  taxable === null
    ? null
    : { vat_rate: VAT_RATE, taxable_amount: taxable, vat_amount: vatOf(taxable) };
