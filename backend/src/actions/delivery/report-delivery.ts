import type { MedusaContainer } from "@medusajs/framework/types";
import type {
  ResultBody,
  RiderResultBody,
  RiderSheet,
  StaffSheet,
} from "../../contracts/deliveries";
import { cashNeedsReason } from "../../contracts/delivery-rules";
import { formatMoney } from "../../contracts/money";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, notFound, type ApiError } from "../../lib/api-error";
import { isSameText } from "../../lib/secrets";
import type { Run } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import type {
  DeliverableOrder,
  ParcelRecord,
  Said,
  SheetRecord,
} from "../../modules/order/delivery/records";
import type { KnownAttempt } from "../../modules/order/delivery/service";
import { opensSheet, parcelCodeOf, sheetIdOf } from "../../modules/order/delivery/sheet-token";
import { dayAfter } from "../../modules/order/returns/domain/decide-return";
import { rateLimits } from "../../modules/rate-limit";
import { recordActivity } from "../../modules/staff/published-sql";
import { afterStatusChange } from "../order/change-status-inside";
import { bringOrder, withOrder } from "../order/set-order-status";
import { hasLink, riderSheetOf } from "./delivery-view";
import { needDay } from "./plan-deliveries";
import { parcelLabel } from "./parcel-label";
import { readSheet } from "./read-deliveries";

const refuse = (field: string, message: string): ApiError => invalidRequest([{ field, message }]);

const CODE_WRONG = "That’s not the code. Ask again, or write down who took it";

const isCodeOf = (parcelId: string, code: string): boolean =>
  isSameText(code, parcelCodeOf(parcelId));

/** Riders learn no more than that they need a new one. */
const linkEnded = (): ApiError => notFound("This link has ended. Ask the shop for a new one");

/** A parcel, its order and its sheet, all of which the transaction holds. */
interface Held {
  order: DeliverableOrder;
  parcel: ParcelRecord;
  sheet: SheetRecord;
  today: string;
}

/** What is to collect for a parcel: the first carries the money. */
const cashDueOf = ({ order, parcel }: Held): number => (parcel.number === 1 ? order.dueRwf : 0);

/** @throws ApiError 400 with the field */
function handedOver(held: Held, body: Extract<ResultBody, { outcome: "delivered" }>): Said {
  const { received_by, code, cash_amount, cash_reason } = body;
  if (received_by === undefined && code === undefined) {
    throw refuse("received_by", "Write down who took it, or the buyer’s code");
  }
  if (code !== undefined && !isCodeOf(held.parcel.id, code)) {
    throw refuse("code", CODE_WRONG);
  }
  const cashDue = cashDueOf(held);
  if (cashNeedsReason(cashDue, cash_amount) && cash_reason === undefined) {
    throw refuse(
      "cash_reason",
      `It costs ${formatMoney(cashDue, "RWF")}. Say why you took another amount`,
    );
  }
  return {
    outcome: "delivered",
    reason: null,
    note: null,
    newDay: null,
    receivedBy: received_by ?? null,
    isByCode: code !== undefined,
    cashDue,
    cashAmount: cash_amount,
    cashReason: cash_reason ?? null,
  };
}

/** @throws ApiError 400 with the field */
function broughtBack(
  { today }: Held,
  { reason, note, new_day }: Extract<ResultBody, { outcome: "failed" }>,
): Said {
  if (reason === "other" && note === undefined) throw refuse("note", "Say what happened");
  if (new_day !== undefined) needDay("new_day", new_day, dayAfter(today, 1), today);
  return {
    outcome: "failed",
    reason,
    note: note ?? null,
    newDay: new_day ?? null,
    receivedBy: null,
    isByCode: false,
    cashDue: 0,
    cashAmount: 0,
    cashReason: null,
  };
}

/** @throws ApiError 409 when nothing can be said of the parcel any more */
function needOnTheWay({ order, parcel }: Held, { outcome }: ResultBody): void {
  const { state } = parcel;
  if (state === "planned" || state === "out") return;
  // The shop said so before its rider did: who has the money is still to be told.
  if (state === "delivered" && parcel.isImplied && outcome === "delivered") return;
  const label = parcelLabel(order, parcel);
  if (state === "void") throw conflict(`${label} is cancelled. Bring it back to the shop`);
  if (state === "delivered") throw conflict(`${label} is delivered already`);
  throw conflict(`${label} is waiting in the shop. Plan it first`);
}

/** The new day is the same rider's, as long as it is not counted. */
async function keepDay(container: MedusaContainer, inside: Run, held: Held, said: Said) {
  if (said.newDay === null) return;
  const { rider } = held.sheet;
  const { isCounted } = await shopOrders(container).deliveries.sheetOfDay(
    inside,
    rider.id,
    said.newDay,
  );
  if (isCounted) throw refuse("new_day", "That day is counted already. Choose another");
}

/**
 * The order goes along: shipped with the first parcel that left, delivered with the last. Of one that came back before
 * it was sent nothing is on its way: buyers are not told so.
 */
async function bringAlong(
  container: MedusaContainer,
  inside: Run,
  { order, parcel }: Held,
  { said, by }: { said: Said; by: UserActor | "rider" },
): Promise<void> {
  if (said.outcome === "failed") return;
  const orderId = order.id;
  const isLast = order.parcels.every(({ id, state }) => id === parcel.id || state === "delivered");
  if (isLast) {
    await bringOrder(container, inside, { orderId, status: "delivered", by });
  } else if (order.status === "pending" || order.status === "processing") {
    await bringOrder(container, inside, { orderId, status: "shipped", by });
  }
}

async function keepReport(
  container: MedusaContainer,
  inside: Run,
  held: Held,
  { body, key, by }: { body: ResultBody; key: string | null; by: UserActor | "rider" },
): Promise<void> {
  const { order, parcel, sheet } = held;
  needOnTheWay(held, body);
  const said = body.outcome === "delivered" ? handedOver(held, body) : broughtBack(held, body);
  await keepDay(container, inside, held, said);
  const of = { parcelId: parcel.id, orderId: order.id, sheetId: sheet.id, key };
  const whom = by === "rider" ? by : by.email;
  await shopOrders(container).deliveries.report(inside, { ...said, ...of, by: whom });
  if (by !== "rider") {
    await recordActivity(inside, {
      who: by,
      action: `parcel.${said.outcome}`,
      subject: { kind: "parcel", id: parcel.id, label: parcelLabel(order, parcel) },
      before: { state: parcel.state },
      after:
        said.outcome === "delivered"
          ? { state: "delivered", cash_amount: said.cashAmount }
          : {
              state: said.newDay === null ? "failed" : "planned",
              reason: said.reason,
              day: said.newDay,
            },
    });
  }
  await bringAlong(container, inside, held, { said, by });
}

/** The order of a parcel and the parcel, held. @throws ApiError 404 */
async function holdParcel(container: MedusaContainer, inside: Run, parcelId: string) {
  const { deliveries, progress } = shopOrders(container);
  const orderId = (await deliveries.ordersOf(inside, [parcelId])).get(parcelId);
  if (orderId === undefined) throw notFound();
  await progress.hold(inside, orderId);
  const order = await deliveries.order(inside, orderId);
  const parcel = order?.parcels.find(({ id }) => id === parcelId);
  if (!order || !parcel) throw notFound();
  return { order, parcel };
}

/**
 * Staff write down what a rider told them by phone.
 * @throws ApiError 400 with the field; 404; 409 when nothing can be said of it, or its day is counted
 */
export async function reportForRider(
  container: MedusaContainer,
  who: UserActor,
  parcelId: string,
  body: ResultBody,
): Promise<StaffSheet> {
  const { deliveries } = shopOrders(container);
  const today = await deliveries.today();
  const sheetId = await withOrder(container, async (inside) => {
    const { order, parcel } = await holdParcel(container, inside, parcelId);
    const { riderId, day } = parcel;
    if (riderId === null || day === null) {
      throw conflict(`${parcelLabel(order, parcel)} is waiting in the shop. Plan it first`);
    }
    const { id } = await deliveries.sheetOfDay(inside, riderId, day);
    const sheet = await deliveries.holdSheet(inside, id);
    if (!sheet || sheet.counted) throw conflict("The money of that day is counted already");
    await keepReport(
      container,
      inside,
      { order, parcel, sheet, today },
      { body, key: null, by: who },
    );
    return id;
  });
  await afterStatusChange(container);
  return readSheet(container, sheetId);
}

/** The same, said under the same key before. @throws ApiError 409 for something else */
function needSame(known: KnownAttempt, sheetId: string, body: ResultBody): void {
  if (known.sheetId !== sheetId) throw notFound();
  const isSame =
    known.outcome === body.outcome &&
    (body.outcome === "delivered"
      ? known.cashAmount === body.cash_amount
      : known.reason === body.reason && known.newDay === (body.new_day ?? null));
  if (isSame) return;
  throw conflict("This Idempotency-Key was used for something else", "idempotency_mismatch");
}

/** The sheet that a token opens, if only for what was said before. @throws ApiError 404 */
async function opened(container: MedusaContainer, token: string): Promise<SheetRecord> {
  const sheet = await shopOrders(container).deliveries.sheet(sheetIdOf(token));
  if (!sheet || !opensSheet(token, sheet.id, sheet.linkVersion)) throw linkEnded();
  return sheet;
}

const isClosed = (sheet: SheetRecord): boolean => !hasLink(sheet);

/**
 * A rider opens the day.
 * @throws ApiError 404 for a link that is none, is over or was renewed, once its money is counted or the rider has left
 */
export async function readRiderSheet(
  container: MedusaContainer,
  token: string,
): Promise<RiderSheet> {
  const sheet = await opened(container, token);
  if (isClosed(sheet)) throw linkEnded();
  return riderSheetOf(sheet);
}

interface RiderReport {
  parcelId: string;
  key: string;
  body: RiderResultBody;
}

function sayInside(
  container: MedusaContainer,
  today: string,
  { id: sheetId }: SheetRecord,
  { parcelId, key, body: { token: _, ...body } }: RiderReport,
): Promise<void> {
  const { deliveries } = shopOrders(container);
  return withOrder(container, async (inside) => {
    const { order, parcel } = await holdParcel(container, inside, parcelId);
    const sheet = await deliveries.holdSheet(inside, sheetId);
    if (!sheet) throw linkEnded();
    const known = await deliveries.attemptOfKey(inside, parcelId, key);
    if (known) return needSame(known, sheetId, body);
    if (isClosed(sheet)) throw linkEnded();
    // Another rider's, or another day's, does not exist here.
    if (parcel.riderId !== sheet.rider.id || parcel.day !== sheet.day) throw notFound();
    const held = { order, parcel, sheet, today };
    return keepReport(container, inside, held, { body, key, by: "rider" });
  });
}

/**
 * Counts the wrong codes of a parcel that is on the sheet. A right one counts too until it is known to be right:
 * otherwise many tries at once would all pass.
 * @throws ApiError 429 after too many
 */
async function tryCode(
  container: MedusaContainer,
  sheetId: string,
  { parcelId, body }: RiderReport,
): Promise<void> {
  if (body.outcome !== "delivered" || body.code === undefined) return;
  if (!(await shopOrders(container).deliveries.isOnSheet(parcelId, sheetId))) return;
  const limits = rateLimits(container);
  await limits.consume("parcel-code", parcelId);
  if (isCodeOf(parcelId, body.code)) await limits.clear("parcel-code", parcelId);
}

/**
 * A rider says what became of a parcel. The same key again is the same word, also once the day is counted.
 * @throws ApiError 400 with the field; 404 for a link that has ended, or a parcel that is not on it; 409 when nothing
 * can be said of it any more; 429 after too many wrong codes
 */
export async function reportByRider(
  container: MedusaContainer,
  report: RiderReport,
): Promise<RiderSheet> {
  const { deliveries } = shopOrders(container);
  const sheet = await opened(container, report.body.token);
  await tryCode(container, sheet.id, report);
  await sayInside(container, await deliveries.today(), sheet, report);
  await afterStatusChange(container);
  return riderSheetOf((await deliveries.sheet(sheet.id)) ?? sheet);
}
