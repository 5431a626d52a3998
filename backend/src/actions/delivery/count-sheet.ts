import type { MedusaContainer } from "@medusajs/framework/types";
import type { CountBody, StaffSheet } from "../../contracts/deliveries";
import { formatMoney } from "../../contracts/money";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, notFound } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import type { Settlement, SheetRecord } from "../../modules/order/delivery/records";
import { oweParts } from "../../modules/order/payment/endings";
import type { RecordOutcome } from "../../modules/order/payment/records";
import type { HeldOrder } from "../../modules/order/progress/records";
import { recordActivity } from "../../modules/staff/published-sql";
import { requestMail } from "../mail/mail-jobs";
import { requestBuild } from "../order/order-jobs";
import { recordPaymentInside } from "../payment/record-payment";
import { sheetSubject } from "./delivery-view";
import { readSheet } from "./read-deliveries";

const rwf = (amount: number): string => formatMoney(amount, "RWF");

const CHANGED = "The rider’s day changed meanwhile. Look at it, and count again";

/** The money of one order becomes its payment: all that it costs, or nothing. */
async function recordCash(
  container: MedusaContainer,
  inside: Run,
  who: UserActor,
  { orderId, cashRwf, day }: { orderId: string; cashRwf: number; day: string },
): Promise<RecordOutcome> {
  const seen = { orderId, receivedAs: "cash", reference: `Day sheet ${day}` } as const;
  const outcome = await recordPaymentInside(container, inside, who, { ...seen, amount: cashRwf });
  const isMore = outcome.kind === "wrong-amount" && outcome.due > 0 && outcome.due < cashRwf;
  if (!isMore) return outcome;
  return recordPaymentInside(container, inside, who, { ...seen, amount: outcome.due });
}

/** What the team has to know of money that is not simply a payment; null: it is. */
function noteOf(
  outcome: RecordOutcome,
  cashRwf: number,
  { status }: Pick<HeldOrder, "status">,
): string | null {
  if (outcome.kind === "recorded") {
    const more = cashRwf - outcome.paid.payment.amount;
    return more > 0 ? `The rider brought ${rwf(more)} more than this order costs.` : null;
  }
  if (settlementOf(outcome) === "part" && status === "cancelled") {
    return `The rider brought ${rwf(cashRwf)}, but this order is cancelled. Pay it back.`;
  }
  if (outcome.kind === "wrong-amount" && outcome.due > 0) {
    return `The rider brought ${rwf(cashRwf)} of ${rwf(outcome.due)}. The order stays unpaid until all of it is here.`;
  }
  return `The rider brought ${rwf(cashRwf)}, but this order was paid already.`;
}

function settlementOf(outcome: RecordOutcome): Settlement {
  if (outcome.kind === "recorded") return "payment";
  return outcome.kind === "wrong-amount" && outcome.due > 0 ? "part" : "paid_before";
}

async function settleOrder(
  container: MedusaContainer,
  inside: Run,
  who: UserActor,
  sheet: SheetRecord,
  order: HeldOrder & { id: string },
): Promise<void> {
  const { deliveries, progress } = shopOrders(container);
  const { id: orderId, status } = order;
  const cashRwf = await deliveries.cashOf(inside, orderId, sheet.id);
  const outcome = await recordCash(container, inside, who, { orderId, cashRwf, day: sheet.day });
  const paymentId = outcome.kind === "recorded" ? outcome.paid.payment.id : null;
  const of = { orderId, sheetId: sheet.id };
  const settled = settlementOf(outcome);
  await deliveries.settleCash(inside, of, settled, paymentId);
  if (status === "cancelled" && settled === "part")
    await oweParts(inside, order, "it was cancelled");
  const note = noteOf(outcome, cashRwf, order);
  if (note !== null) await progress.addNote(inside, orderId, note, who);
}

/** @throws ApiError 400, 409 */
function needCountable(sheet: SheetRecord, body: CountBody): void {
  const { expected_amount, counted_amount, reason } = body;
  const out = sheet.stops.filter(({ state }) => state === "out").length;
  if (out > 0) {
    const text = out === 1 ? "1 parcel is" : `${out} parcels are`;
    throw conflict(`${text} still out. Say what became of it first`);
  }
  if (sheet.takenRwf !== expected_amount) throw conflict(CHANGED);
  if (counted_amount !== expected_amount && reason === undefined) {
    const message = `The rider took ${rwf(expected_amount)}. Say why it is not that`;
    throw invalidRequest([{ field: "reason", message }]);
  }
}

/** @returns whether it was counted just now */
async function countInside(
  container: MedusaContainer,
  inside: Run,
  who: UserActor,
  sheetId: string,
  body: CountBody,
): Promise<boolean> {
  const { deliveries, progress } = shopOrders(container);
  const orderIds = await deliveries.ordersOfSheet(inside, sheetId);
  const orders: (HeldOrder & { id: string })[] = [];
  for (const id of orderIds) {
    const order = await progress.hold(inside, id);
    if (order) orders.push({ ...order, id });
  }
  const sheet = await deliveries.holdSheet(inside, sheetId);
  if (!sheet) throw notFound();
  const { counted } = sheet;
  if (counted) {
    const { by, amount, expected } = counted;
    const isSame = amount === body.counted_amount && expected === body.expected_amount;
    if (isSame) return false;
    throw conflict(`${by} counted this day already: ${rwf(amount)}`);
  }
  needCountable(sheet, body);
  // What was said between the two holds.
  const now = await deliveries.ordersOfSheet(inside, sheetId);
  if (now.join() !== orderIds.join()) throw conflict(CHANGED);
  for (const order of orders) await settleOrder(container, inside, who, sheet, order);
  const { counted_amount: amount, expected_amount: expected, reason = null } = body;
  await deliveries.markCounted(inside, sheetId, { by: who.email, expected, amount, reason });
  await recordActivity(inside, {
    who,
    action: "delivery-sheet.count",
    subject: sheetSubject(sheet),
    before: null,
    after: { expected_amount: expected, counted_amount: amount, orders: orderIds.length },
  });
  return true;
}

/**
 * Staff have a rider's money of a day in their hands: each order it is of is paid from now on, all of them or none. What
 * it differs from what the rider had taken stays with the sheet, and with its reason. The same count again changes nothing.
 * @throws ApiError 400 with the field; 404; 409 while parcels are out, when the day changed meanwhile, or when somebody
 * else counted it otherwise
 */
export async function countSheet(
  container: MedusaContainer,
  who: UserActor,
  sheetId: string,
  body: CountBody,
): Promise<StaffSheet> {
  const isNew = await inTransaction((inside) => countInside(container, inside, who, sheetId, body));
  if (isNew) {
    requestBuild(container);
    requestMail(container);
  }
  return readSheet(container, sheetId);
}
