import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { ReceiptLine } from "../../contracts/receipts";
import { inTransaction } from "../../lib/database";
import { EbmClient, EbmTrouble, type EbmAnswer } from "../../lib/ebm-client";
import type { EbmReceipt } from "../../lib/ebm-message";
import { ownEbmSettings } from "../../lib/ebm-settings";
import { paced } from "../../lib/pace";
import { shopOrders } from "../../modules/order";
import { LATE_HOURS } from "../../modules/order/receipt/domain/late";
import type { ReceiptError, ReceiptRecord } from "../../modules/order/receipt/records";
import type { DueReceipt } from "../../modules/order/receipt/service";
import { notifyStaff } from "../../modules/staff/published-sql";
import { NEVER } from "../jobs/swept-work";
import { errorText } from "./receipt-view";

/** Longer than the controller may take; a killed process is waited for so long. */
const LEASE_S = 60;
/** Answers of no use, one after the other, before staff look at it: over half an hour. */
const MOST_BUSY = 12;
/** Where staff settle it. */
const LINK = "/admin/receipts?state=failed";

const LABELS: Readonly<Record<Exclude<ReceiptLine["kind"], "article">, string>> = {
  delivery: "Delivery",
  returned: "Returned articles",
  refund: "Refund",
  part: "Rest of the order",
};

const labelOf = ({ kind, name, size, color }: ReceiptLine): string =>
  kind === "article" ? [name, color, size].filter(Boolean).join(" ") : LABELS[kind];

const messageOf = (receipt: ReceiptRecord, paidBy: EbmReceipt["paidBy"]): EbmReceipt => ({
  number: receipt.number,
  kind: receipt.kind,
  corrects: receipt.corrects,
  total: receipt.total,
  vat: receipt.vat,
  lines: receipt.lines.map((line) => ({
    label: labelOf(line),
    quantity: line.quantity,
    amount: line.amount,
  })),
  shopTin: receipt.shopTin,
  buyerTin: receipt.buyerTin,
  purchaseCode: receipt.purchaseCode,
  at: new Date(receipt.createdAt),
  paidBy,
});

/** It waits for staff now, who are told. */
function fail(
  container: MedusaContainer,
  due: DueReceipt,
  why: ReceiptError,
  maybeHas: boolean,
): Promise<void> {
  const { receipts } = shopOrders(container);
  return inTransaction(async (inside) => {
    if (!(await receipts.fail(inside, due, why, maybeHas))) return;
    await notifyStaff(inside, {
      key: `receipt-failed:${due.receipt.id}:${due.receipt.attempts}`,
      type: "receipt",
      text: `Receipt ${due.receipt.number} is not signed. ${errorText(why) ?? ""}`,
      link: LINK,
    });
  });
}

async function take(container: MedusaContainer, due: DueReceipt, answer: EbmAnswer): Promise<void> {
  const { receipts } = shopOrders(container);
  switch (answer.kind) {
    case "refused":
      return fail(container, due, `refused:${answer.reason}`, due.wasSent);
    case "known":
      return fail(container, due, "known", true);
    case "signed": {
      const { signature } = answer;
      const other = await inTransaction(async (inside) => {
        const taken = await receipts.signedAs(inside, due.receipt, signature);
        if (taken === null) await receipts.sign(inside, due.receipt.id, signature, null);
        return taken;
      });
      // A controller that numbers two receipts alike is broken, and must not stop the queue.
      if (other !== null) await fail(container, due, "known", true);
    }
  }
}

function troubleOf(error: EbmTrouble, maybeHas: boolean): ReceiptError {
  if (error.isAnswered) return "busy";
  return maybeHas ? "unsure" : "away";
}

/** @returns whether the queue may go on */
async function sign(
  container: MedusaContainer,
  client: EbmClient,
  due: DueReceipt,
): Promise<boolean> {
  if (due.isSaleSigned === false) {
    await fail(container, due, "sale_unsigned", due.wasSent);
    return true;
  }
  try {
    await take(container, due, await client.sign(messageOf(due.receipt, due.paidBy)));
    return true;
  } catch (error) {
    if (!(error instanceof EbmTrouble)) throw error;
    const maybeHas = due.wasSent || error.maybeHas;
    container.resolve<Logger>(ContainerRegistrationKeys.LOGGER).warn(`A receipt: ${error.message}`);
    const why = troubleOf(error, maybeHas);
    // What it says of this one for ever must not hold up the others.
    if (why === "busy" && due.receipt.error === why && due.receipt.attempts >= MOST_BUSY) {
      await fail(container, due, `refused:${error.message}`, maybeHas);
      return true;
    }
    await shopOrders(container).receipts.tryAgain(due, why, maybeHas);
    return false;
  }
}

/** Staff learn that receipts have waited so long, and again when the law's time is over; at most once a day. */
async function tellLate(container: MedusaContainer): Promise<void> {
  const { receipts } = shopOrders(container);
  for (const hours of LATE_HOURS) {
    const number = await receipts.waitsSince(hours);
    if (number === null) continue;
    await inTransaction((inside) =>
      notifyStaff(inside, {
        key: `receipts-late:${hours}:${new Date().toISOString().slice(0, 10)}`,
        type: "receipt",
        text:
          hours === 48
            ? `Receipt ${number} has waited more than 48 hours to be signed, which is the limit of the law. Check the controller and tell RRA.`
            : `Receipts have been waiting for the controller for ${hours} hours, from receipt ${number} on. RRA gives you 48.`,
        link: "/admin/receipts?state=queued",
      }),
    );
  }
}

/**
 * Has what waits signed, in the order of numbers, until nothing is due. Safe to run twice, and to be killed anywhere:
 * what is claimed comes back when its lease ends, and a number sent again is the same receipt.
 * @returns seconds until the next is due, or null; 0 if time was up first
 */
export async function signReceipts(
  container: MedusaContainer,
  isOver = NEVER,
): Promise<number | null> {
  const settings = ownEbmSettings();
  if (!settings) return null;
  const { receipts } = shopOrders(container);
  const client = new EbmClient(settings);
  for (;;) {
    if (isOver()) return 0;
    const due = await receipts.claim(Math.ceil(settings.timeoutMs / 1000) + paced(LEASE_S));
    if (!due) break;
    try {
      if (!(await sign(container, client, due))) break;
    } catch (error) {
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .error(`A receipt: ${error instanceof Error ? error.message : "unknown"}`);
      break;
    }
  }
  await tellLate(container);
  return receipts.soonestS();
}
