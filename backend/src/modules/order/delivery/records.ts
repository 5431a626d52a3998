import type { FailedReason, ParcelState, SETTLEMENTS } from "../../../contracts/deliveries";
import type { OrderStatus } from "../../../contracts/orders";
import type { Address } from "../address";

/** As PostgreSQL's JSON writes it: times as text, days as `YYYY-MM-DD`. Amounts are whole RWF. */
export interface ParcelItem {
  item_id: string;
  quantity: number;
}

export interface ParcelRecord {
  id: string;
  orderId: string;
  number: number;
  items: ParcelItem[];
  state: ParcelState;
  /** It is delivered because its order is. */
  isImplied: boolean;
  day: string | null;
  riderId: string | null;
  rider: { name: string; phone: string } | null;
  deliveredAt: string | null;
  /** The oldest first. */
  attempts: ({
    at: string;
  } & Pick<Said, "outcome" | "reason" | "newDay" | "receivedBy">)[];
}

/** An order whose row in order_progress the caller holds. */
export interface DeliverableOrder {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  /** Nobody brings it: it is collected in the shop. */
  isPickup: boolean;
  /** What is still to collect for it. */
  dueRwf: number;
  /** Its lines without gift cards. */
  goods: ParcelItem[];
  /** Something was said of it at the door, even if it was not so. */
  hasAttempts: boolean;
  parcels: ParcelRecord[];
}

export interface RiderRecord {
  id: string;
  name: string;
  phone: string;
  isActive: boolean;
  createdAt: string;
}

export interface StopRecord extends Address {
  id: string;
  orderId: string;
  orderNumber: string;
  number: number;
  parcels: number;
  state: ParcelState;
  day: string | null;
  rider: { id: string; name: string } | null;
  items: { name: string; size: string; color: string; quantity: number }[];
  cashDue: number;
  tries: number;
  failedReason: FailedReason | null;
}

export type Settlement = (typeof SETTLEMENTS)[number];

/** What is said of a parcel at the door. */
export interface Said {
  outcome: "delivered" | "failed";
  reason: FailedReason | null;
  note: string | null;
  newDay: string | null;
  receivedBy: string | null;
  isByCode: boolean;
  cashDue: number;
  cashAmount: number;
  cashReason: string | null;
}

export interface ReportRecord extends Said {
  id: string;
  parcelId: string;
  orderId: string;
  orderNumber: string;
  number: number;
  firstname: string;
  at: string;
  by: string;
  settled: Settlement | null;
}

export interface SheetRecord {
  id: string;
  day: string;
  linkVersion: number;
  until: string;
  /** Its link has ended. */
  isOver: boolean;
  rider: { id: string; name: string; phone: string; isActive: boolean };
  stops: StopRecord[];
  reports: ReportRecord[];
  takenRwf: number;
  counted: {
    at: string;
    by: string;
    expected: number;
    amount: number;
    reason: string | null;
  } | null;
}

export interface OrderToPlanRecord extends Omit<Address, "phone" | "note" | "pin"> {
  id: string;
  orderNumber: string;
  cashDue: number;
  pieces: number;
  delivery: { from: string; to: string } | null;
}

export interface DeliveriesRecord {
  day: string;
  today: string;
  sheets: SheetRecord[];
  waiting: StopRecord[];
  toPlan: { count: number; orders: OrderToPlanRecord[] };
  toCount: { id: string; rider: string; day: string; takenRwf: number }[];
}

/** What is kept of it. */
export interface Attempt extends Said {
  parcelId: string;
  orderId: string;
  sheetId: string;
  key: string | null;
  /** `rider`, or an e-mail address. */
  by: string;
}
