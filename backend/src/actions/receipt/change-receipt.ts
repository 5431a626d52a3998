import type { MedusaContainer } from "@medusajs/framework/types";
import type { ChangeReceiptBody, StaffReceipt } from "../../contracts/receipts";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, notFound } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { ownEbmSettings } from "../../lib/ebm-settings";
import { shopOrders } from "../../modules/order";
import type { ReceiptRecord } from "../../modules/order/receipt/records";
import { fieldsChanged, recordActivity } from "../../modules/staff/published-sql";
import { requestReceipts } from "./receipt-jobs";
import { staffReceiptOf } from "./receipt-view";

type Entered = Exclude<ChangeReceiptBody, { action: "retry" }>;

/**
 * Staff read it off another device, or correct what they had typed. The same facts again are no error.
 * @throws ApiError 400, 409
 */
async function enter(
  container: MedusaContainer,
  inside: Run,
  by: UserActor,
  receipt: ReceiptRecord,
  entered: Entered,
): Promise<void> {
  const { receipts } = shopOrders(container);
  const signature = {
    sdcId: entered.sdc_id,
    receiptNumber: entered.receipt_number,
    internalData: entered.internal_data ?? null,
    signature: entered.signature ?? null,
    machineNumber: null,
    at: new Date().toISOString(),
  };
  if (entered.action === "correct") {
    if (receipt.signedBy === null) throw conflict("This receipt was not entered by hand");
  } else if (receipt.state === "signed") {
    const isSame =
      receipt.sdcId === signature.sdcId && receipt.receiptNumber === signature.receiptNumber;
    if (isSame) return;
    throw conflict("This receipt is signed already");
  }
  // Of the two, only one may say what was signed.
  if (receipt.state === "queued") throw conflict("This receipt is waiting for the controller");
  const other = await receipts.signedAs(inside, receipt, signature);
  if (other !== null && other !== receipt.number) {
    const message = `Receipt ${other} has this number already`;
    throw invalidRequest([{ field: "receipt_number", message }]);
  }
  await receipts.sign(inside, receipt.id, signature, by.email);
}

/**
 * Staff enter what another device signed, or send a receipt to the controller again.
 * @throws ApiError 404; 400 for a number that another receipt has; 409 when it is not the time for it
 */
export async function changeReceipt(
  container: MedusaContainer,
  by: UserActor,
  receiptId: string,
  change: ChangeReceiptBody,
): Promise<StaffReceipt> {
  const { receipts } = shopOrders(container);
  const after = await inTransaction(async (inside) => {
    const held = await receipts.hold(inside, receiptId);
    if (!held) throw notFound();
    if (change.action !== "retry") {
      await enter(container, inside, by, held.receipt, change);
    } else if (held.receipt.state === "signed") {
      throw conflict("This receipt is signed already");
    } else if (!ownEbmSettings()) {
      throw conflict("No controller is connected. Enter the number by hand");
    } else {
      await receipts.queue(inside, receiptId);
    }
    const now = await receipts.read(inside, receiptId);
    if (!now) throw notFound();
    const changed = fieldsChanged(factsOf(held.receipt), factsOf(now.receipt));
    if (changed) {
      const subject = { kind: "receipt", id: receiptId, label: String(held.receipt.number) };
      await recordActivity(inside, { who: by, action: "receipt.update", subject, ...changed });
    }
    return now;
  });
  requestReceipts(container);
  return staffReceiptOf(after);
}

/** What of a receipt the audit log tells. */
const factsOf = ({ state, sdcId, receiptNumber }: ReceiptRecord) => ({
  state,
  sdc_id: sdcId,
  receipt_number: receiptNumber,
});
