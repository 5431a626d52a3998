import type {
  Deliveries,
  OrderParcel,
  Report,
  Rider,
  RiderSheet,
  StaffReport,
  StaffSheet,
  StaffStop,
  Stop,
} from "../../contracts/deliveries";
import { firstNameOf } from "../../contracts/delivery-rules";
import { utc, utcOrNull } from "../../lib/utc";
import type {
  DeliveriesRecord,
  ParcelRecord,
  ReportRecord,
  RiderRecord,
  SheetRecord,
  StopRecord,
} from "../../modules/order/delivery/records";
import { parcelCodeOf, sheetTokenOf } from "../../modules/order/delivery/sheet-token";

export const riderOf = ({ id, name, phone, isActive, createdAt }: RiderRecord): Rider => ({
  id,
  _id: id,
  name,
  phone,
  is_active: isActive,
  createdAt: utc(createdAt),
});

/** A parcel as staff see it in its order. */
export function parcelForStaff(parcel: ParcelRecord): OrderParcel {
  const { id, number, state, items, day, rider, deliveredAt, attempts } = parcel;
  return {
    id,
    number,
    state,
    items,
    day,
    rider,
    code: null,
    delivered_at: utcOrNull(deliveredAt),
    received_by: attempts.findLast(({ outcome }) => outcome === "delivered")?.receivedBy ?? null,
    attempts: attempts.flatMap(({ at, reason, newDay }) =>
      reason === null ? [] : [{ at: utc(at), reason, new_day: newDay }],
    ),
  };
}

/** As its buyer sees it: who comes once it is on the way, and what to say at the door. */
export function parcelForBuyer(parcel: ParcelRecord): OrderParcel {
  const { id, state, rider } = parcel;
  const isOut = state === "out";
  return {
    ...parcelForStaff(parcel),
    rider: isOut && rider ? { name: firstNameOf(rider.name), phone: rider.phone } : null,
    code: isOut || state === "planned" ? parcelCodeOf(id) : null,
  };
}

const stopOf = (stop: StopRecord): Stop => ({
  id: stop.id,
  order_number: stop.orderNumber,
  number: stop.number,
  parcels: stop.parcels,
  state: stop.state,
  firstname: stop.firstname,
  lastname: stop.lastname,
  phone: stop.phone,
  address: stop.address,
  city: stop.city,
  district: stop.district,
  landmark: stop.landmark,
  pin: stop.pin,
  note: stop.note,
  items: stop.items,
  cash_due: stop.cashDue,
  tries: stop.tries,
});

export const staffStopOf = (stop: StopRecord): StaffStop => ({
  ...stopOf(stop),
  order_id: stop.orderId,
  day: stop.day,
  rider: stop.rider,
  failed_reason: stop.failedReason,
});

const reportOf = (report: ReportRecord): Report => ({
  id: report.id,
  parcel_id: report.parcelId,
  order_number: report.orderNumber,
  number: report.number,
  firstname: report.firstname,
  outcome: report.outcome,
  at: utc(report.at),
  reason: report.reason,
  note: report.note,
  new_day: report.newDay,
  received_by: report.receivedBy,
  is_by_code: report.isByCode,
  cash_due: report.cashDue,
  cash_amount: report.cashAmount,
  cash_reason: report.cashReason,
});

const staffReportOf = (report: ReportRecord): StaffReport => ({
  ...reportOf(report),
  order_id: report.orderId,
  by: report.by,
  settled: report.settled,
});

const dueOf = ({ stops }: SheetRecord): number =>
  stops.reduce((sum, { cashDue }) => sum + cashDue, 0);

/** For the audit log, which keeps it for longer than a rider's name. */
export const sheetSubject = ({ id, day }: SheetRecord) => ({
  kind: "delivery_sheet",
  id,
  label: `Day sheet ${day}`,
});

/** Whether its rider may open it. */
export const hasLink = ({ isOver, counted, rider }: SheetRecord): boolean =>
  !isOver && counted === null && rider.isActive;

export const staffSheetOf = (sheet: SheetRecord): StaffSheet => {
  const { id, day, linkVersion, rider, counted } = sheet;
  return {
    id,
    rider: { id: rider.id, name: rider.name, phone: rider.phone, is_active: rider.isActive },
    day,
    token: hasLink(sheet) ? sheetTokenOf(id, linkVersion) : null,
    stops: sheet.stops.map(staffStopOf),
    reports: sheet.reports.map(staffReportOf),
    cash_due: dueOf(sheet),
    cash_taken: sheet.takenRwf,
    counted: counted && { ...counted, at: utc(counted.at) },
  };
};

/** What the rider reads: not who of the staff did what. */
export const riderSheetOf = (sheet: SheetRecord): RiderSheet => ({
  rider: sheet.rider.name,
  day: sheet.day,
  until: utc(sheet.until),
  stops: sheet.stops.map(stopOf),
  reports: sheet.reports.map(reportOf),
  cash_due: dueOf(sheet),
  cash_taken: sheet.takenRwf,
});

export const deliveriesOf = (record: DeliveriesRecord): Deliveries => ({
  day: record.day,
  today: record.today,
  sheets: record.sheets.map(staffSheetOf),
  waiting: record.waiting.map(staffStopOf),
  to_plan: record.toPlan.orders.map(({ orderNumber, cashDue, ...order }) => ({
    ...order,
    order_number: orderNumber,
    cash_due: cashDue,
  })),
  to_plan_count: record.toPlan.count,
  to_count: record.toCount.map(({ takenRwf, ...sheet }) => ({ ...sheet, cash_taken: takenRwf })),
});
