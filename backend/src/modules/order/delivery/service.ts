import { run, type Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import type {
  Attempt,
  DeliverableOrder,
  DeliveriesRecord,
  OrderToPlanRecord,
  ParcelItem,
  RiderRecord,
  Settlement,
  SheetRecord,
  StopRecord,
} from "./records";
import {
  ADD_RIDER,
  HOLD_RIDER,
  PARCELS_OF_RIDER,
  RIDERS,
  SHARE_RIDER,
  WRITE_RIDER,
} from "./rider-sql";
import {
  CASH_OF_ORDER,
  HOLD_SHEET,
  HOLD_SHEET_OF_DAY,
  IS_ON_SHEET,
  MARK_COUNTED,
  ORDERS_OF_SHEET,
  ORDERS_TO_PLAN,
  READ_SHEET,
  READ_TODAY,
  RENEW_LINK,
  SETTLE_CASH,
  SHEETS_OF_DAY,
  SHEETS_TO_COUNT,
  WAITING_PARCELS,
} from "./sheet-sql";
import {
  ADD_ATTEMPT,
  ADD_PARCEL,
  ATTEMPT_OF_KEY,
  DELIVER_PARCEL,
  DROP_PARCELS,
  FAIL_PARCEL,
  ORDER_TO_DELIVER,
  ORDERS_OF_PARCELS,
  PLAN_PARCEL,
  SEND_PARCEL,
} from "./sql";

/** What was said of a parcel under a key. */
export type KnownAttempt = Pick<
  Attempt,
  "outcome" | "reason" | "newDay" | "cashAmount" | "sheetId"
>;

/**
 * Parcels, riders and their day sheets. Whoever changes a parcel holds its order's row in order_progress first, as
 * every change of an order does, then the sheet.
 */
export default class DeliveryService {
  /** Kigali's. */
  async today(): Promise<string> {
    const [row] = await run<{ today: string }>(READ_TODAY, []);
    if (!row) throw new Error("There is no day.");
    return row.today;
  }

  riders(): Promise<RiderRecord[]> {
    return run<RiderRecord>(RIDERS, []);
  }

  /** A rider, whom nobody changes until the caller's transaction ends; `toWrite` also keeps out those who plan. */
  async rider(inside: Run, id: string, toWrite = false): Promise<RiderRecord | null> {
    const [rider] = await inside<RiderRecord>(toWrite ? HOLD_RIDER : SHARE_RIDER, [id]);
    return rider ?? null;
  }

  async addRider(inside: Run, name: string, phone: string): Promise<RiderRecord> {
    const [rider] = await inside<RiderRecord>(ADD_RIDER, [entityId("rider"), name, phone]);
    if (!rider) throw new Error("The rider was not kept.");
    return rider;
  }

  async writeRider(
    inside: Run,
    id: string,
    { name, phone, isActive }: { name?: string; phone?: string; isActive?: boolean },
  ): Promise<RiderRecord> {
    const values = [id, name ?? null, phone ?? null, isActive ?? null];
    const [rider] = await inside<RiderRecord>(WRITE_RIDER, values);
    if (!rider) throw new Error(`There is no rider ${id}.`);
    return rider;
  }

  /** How many parcels a rider still is to bring. */
  async parcelsOfRider(inside: Run, id: string): Promise<number> {
    const [row] = await inside<{ n: number }>(PARCELS_OF_RIDER, [id]);
    return row?.n ?? 0;
  }

  /** An order with its parcels, which the caller holds; null: there is none. */
  async order(inside: Run, orderId: string): Promise<DeliverableOrder | null> {
    const [order] = await inside<DeliverableOrder>(ORDER_TO_DELIVER, [orderId]);
    return order ?? null;
  }

  /** The order of each of these parcels; unknown ones are left out. */
  async ordersOf(inside: Run, parcelIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await inside<{ id: string; orderId: string }>(ORDERS_OF_PARCELS, [parcelIds]);
    return new Map(rows.map(({ id, orderId }) => [id, orderId]));
  }

  /** Puts a held order's goods into these parcels, in place of those that it had. */
  async setParcels(
    inside: Run,
    orderId: string,
    parcels: readonly (readonly ParcelItem[])[],
  ): Promise<void> {
    await inside(DROP_PARCELS, [orderId]);
    for (const [at, items] of parcels.entries()) {
      await inside(ADD_PARCEL, [entityId("parcel"), orderId, at + 1, JSON.stringify(items)]);
    }
  }

  async plan(inside: Run, parcelId: string, riderId: string, day: string): Promise<void> {
    await inside(PLAN_PARCEL, [parcelId, riderId, day]);
  }

  async send(inside: Run, parcelId: string): Promise<void> {
    await inside(SEND_PARCEL, [parcelId]);
  }

  /** Notes what was said at the door, and what the parcel is now. */
  async report(inside: Run, attempt: Attempt): Promise<void> {
    const { parcelId, orderId, sheetId, key, by, outcome, reason, note, newDay } = attempt;
    const { receivedBy, isByCode, cashDue, cashAmount, cashReason } = attempt;
    await inside(ADD_ATTEMPT, [
      ...[entityId("attempt"), parcelId, orderId, sheetId, key, outcome, reason, note, newDay],
      ...[receivedBy, isByCode, cashDue, cashAmount, cashReason, by],
    ]);
    if (outcome === "delivered") await inside(DELIVER_PARCEL, [parcelId]);
    else await inside(FAIL_PARCEL, [parcelId, newDay]);
  }

  async attemptOfKey(inside: Run, parcelId: string, key: string): Promise<KnownAttempt | null> {
    const [known] = await inside<KnownAttempt>(ATTEMPT_OF_KEY, [parcelId, key]);
    return known ?? null;
  }

  /** The sheet of a rider's day, held. */
  async sheetOfDay(
    inside: Run,
    riderId: string,
    day: string,
  ): Promise<{ id: string; isCounted: boolean }> {
    const values = [entityId("sheet"), riderId, day];
    const [sheet] = await inside<{ id: string; isCounted: boolean }>(HOLD_SHEET_OF_DAY, values);
    if (!sheet) throw new Error("The sheet was not kept.");
    return sheet;
  }

  /** A sheet, held by the caller; null: there is none. */
  async holdSheet(inside: Run, id: string): Promise<SheetRecord | null> {
    await inside(HOLD_SHEET, [id]);
    return this.sheetInside(inside, id);
  }

  async sheetInside(inside: Run, id: string): Promise<SheetRecord | null> {
    const [row] = await inside<{ sheet: SheetRecord }>(READ_SHEET, [id]);
    return row?.sheet ?? null;
  }

  async sheet(id: string): Promise<SheetRecord | null> {
    return this.sheetInside(run, id);
  }

  async isOnSheet(parcelId: string, sheetId: string): Promise<boolean> {
    const [row] = await run<{ yes: boolean }>(IS_ON_SHEET, [parcelId, sheetId]);
    return row?.yes ?? false;
  }

  /** Whether there is such a sheet, whose link before opens nothing any more. */
  async renewLink(inside: Run, id: string): Promise<boolean> {
    return (await inside(RENEW_LINK, [id])).length > 0;
  }

  /** All that staff see of a day. */
  async deliveries(day: string, today: string): Promise<DeliveriesRecord> {
    const [sheets, waiting, toCount, [toPlan]] = await Promise.all([
      run<{ sheet: SheetRecord }>(SHEETS_OF_DAY, [day]),
      run<{ stop: StopRecord }>(WAITING_PARCELS, []),
      run<DeliveriesRecord["toCount"][number]>(SHEETS_TO_COUNT, []),
      run<{ count: number; orders: OrderToPlanRecord[] }>(ORDERS_TO_PLAN, []),
    ]);
    return {
      day,
      today,
      sheets: sheets.map(({ sheet }) => sheet),
      waiting: waiting.map(({ stop }) => stop),
      toPlan: toPlan ?? { count: 0, orders: [] },
      toCount,
    };
  }

  /** The orders whose money is on a sheet, in the order in which orders are held. */
  async ordersOfSheet(inside: Run, sheetId: string): Promise<string[]> {
    const rows = await inside<{ orderId: string }>(ORDERS_OF_SHEET, [sheetId]);
    return rows.map(({ orderId }) => orderId).sort();
  }

  /** What came in of a held order by riders and paid nothing yet, whole RWF. */
  async cashOf(inside: Run, orderId: string, sheetId: string): Promise<number> {
    const [row] = await inside<{ cashRwf: number }>(CASH_OF_ORDER, [orderId, sheetId]);
    return row?.cashRwf ?? 0;
  }

  async settleCash(
    inside: Run,
    { orderId, sheetId }: { orderId: string; sheetId: string },
    settled: Settlement,
    paymentId: string | null,
  ): Promise<void> {
    await inside(SETTLE_CASH, [orderId, sheetId, settled, paymentId]);
  }

  async markCounted(
    inside: Run,
    sheetId: string,
    counted: { by: string; expected: number; amount: number; reason: string | null },
  ): Promise<void> {
    const { by, expected, amount, reason } = counted;
    await inside(MARK_COUNTED, [sheetId, by, expected, amount, reason]);
  }
}
