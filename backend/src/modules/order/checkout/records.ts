import type { Address } from "../address";
import type { ParcelRecord } from "../delivery/records";
import type { CancelReason } from "../../../contracts/cancel-reasons";
import type { DiscountRefusal, OrderDiscount } from "../../../contracts/discounts";
import type { DropRefusal } from "../../../contracts/drops";
import type {
  CreateOrderBody,
  OrderItem,
  OrderStatus,
  PriceChange,
} from "../../../contracts/orders";
import type { Language } from "../../../contracts/languages";
import type { HandDiscount } from "../../../contracts/staff-orders";
import type { TextChoice } from "../../../contracts/text-channels";
import type { UserActor } from "../../../lib/actor";
import type { PaymentKind, PaymentStatus, ReceivedAs } from "../../../contracts/payments";
import type { ReturnStatus } from "../../../contracts/returns";
import type { Gift, GiftCardRefusal } from "../../../contracts/store-credit";
import type { PaymentRecord } from "../payment/payment-record";
import type { ReceiptRecord } from "../receipt/records";
import type { ReturnRecord } from "../returns/records";
import type { Shortage } from "./domain/types";

/** Who places an order; null for guests. */
export interface Buyer {
  accountId: string;
  customerId: string;
}

/** What identifies a buyer when unpaid pieces are counted. */
export type HeldBy = "account" | "email" | "phone" | "address";

/** What is different about an order that staff enter. */
export interface StaffTerms {
  by: Pick<UserActor, "accountId" | "email">;
  /** In place of codes and automatic discounts. */
  discount: HandDiscount | null;
  /** How long its pieces are kept unpaid; null: as any order's. */
  holdHours: number | null;
  /** All that staff sent besides the order's body: a key stands for the same order. */
  asked: unknown;
}

type Destination = "delivery_address" | "city" | "district";
/** What is ordered; city and district are empty for what is collected in the shop. */
export type PlacementBody = Omit<CreateOrderBody, Destination | "is_pickup"> &
  Record<Destination, string>;

export interface PlacementRequest {
  buyer: Buyer | null;
  idempotencyKey: string;
  body: PlacementBody;
  /** Where it comes from, if that identifies the buyer; null: it may be anybody's. */
  address: string | null;
  /** Whether the buyer's unpaid pieces count. */
  isCapped: boolean;
  /** It is collected in the shop: there is no address, and nothing is promised. */
  isPickup?: boolean;
  /** Whether it may be, as staff have it now; a key that has an order keeps it. Absent: it may. */
  mayCollect?: boolean;
  /** It brings pieces in exchange, which are kept until then; its key is the return's id. */
  exchange?: { until: string };
  /** Staff enter it for the buyer. */
  staff?: StaffTerms;
}

/** An order that was just placed, inside its transaction. */
export interface PlacedId {
  id: string;
  orderNumber: string;
}

/** What every caller of a placement learns. Amounts are whole RWF. */
export interface PlacedRecord {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  items: OrderItem[];
  subtotal: number;
  shipping: number;
  discount: number;
  discounts: OrderDiscount[];
  total: number;
  /** What store credit and gift cards pay of the total. */
  credit: number;
}

/** The order a key has made before, with the digest of what was asked then. */
export interface ExistingRecord extends PlacedRecord {
  bodyHash: string;
}

export type Placement =
  | { kind: "placed"; order: PlacedRecord; isNew: boolean }
  | { kind: "mismatch" }
  | { kind: "invalid"; problems: readonly { field: string; message: string }[] }
  | { kind: "short"; shortages: readonly Shortage[] }
  /** It costs something else than the buyer expects. */
  | { kind: "repriced"; change: PriceChange }
  /** The code takes nothing off. */
  | { kind: "refused"; refusal: DiscountRefusal }
  /** The gift card pays nothing. */
  | { kind: "card-refused"; refusal: GiftCardRefusal }
  /** Something is in a drop that has not opened, or it is not the buyer's turn. */
  | { kind: "drop-refused"; refusal: DropRefusal }
  /** Too many pieces would be held unpaid; `left` may still be added. */
  | { kind: "capped"; by: HeldBy; left: number }
  /** Prices or stock changed during every try; the caller may come back. */
  | { kind: "busy" };

/** An order with everything shown of it. */
export interface OrderRecord extends PlacedRecord, Address {
  accountId: string | null;
  /** It was placed with it; otherwise it may have come into it since. */
  hasAccount: boolean;
  email: string;
  /** In which it was placed. */
  language: Language;
  /** How its buyer wants to be told of it besides by mail, whatever the shop has. */
  textChoice: TextChoice;
  createdAt: string;
  /** When it ends unpaid, as things are now; null: it stays, or its time is over. */
  heldUntil: string | null;
  /** Collected in the shop. */
  isPickup: boolean;
  /** The days between which it should arrive (`YYYY-MM-DD`); null for orders of before there was a promise. */
  delivery: { from: string; to: string } | null;
  /** Units per one RWF when it was placed. */
  exchangeRates: { USD: number; EUR: number };
  payments: PaymentRecord[];
  /** The return it brings something in exchange for; null: it is no exchange. */
  exchangeOf: {
    returnId: string;
    returnNumber: number;
    returnStatus: ReturnStatus;
    until: string;
    orderId: string;
    orderNumber: string;
  } | null;
  /** Whom its gift cards go to; empty: to the buyer. null: there are none, or it is forgotten. */
  gift: Gift | null;
  /** The gift cards that it brought so far; null: it has none. */
  giftCards:
    | { id: string; endsWith: string; amount: number; balance: number; isSwitchedOff: boolean }[]
    | null;
  history: {
    status: OrderStatus;
    event: string;
    at: string;
    by: string;
    /** Why its buyer cancelled it; null: he did not say, or it is another step. */
    reason: CancelReason | null;
  }[];
  /** Kigali's day of its delivery (`YYYY-MM-DD`); null: it is not delivered. */
  deliveredOn: string | null;
  /** Articles of it that come back, the oldest return first. */
  returns: ReturnRecord[];
  parcels: ParcelRecord[];
  /** It names nobody any more. */
  isForgotten: boolean;
  /** For whom the invoice is, if a company or whoever else has a TIN. */
  buyerTin: string | null;
  purchaseCode: string | null;
  /** In the order of their numbers. */
  receipts: ReceiptRecord[];
  /** Whole RWF of it that include VAT; null: the shop is not registered, or nothing was sold. */
  taxable: number | null;
}

/** Somebody who ordered, as in the newest order. */
export interface BuyerRecord extends Omit<Address, "note"> {
  /** null: a guest. */
  accountId: string | null;
  email: string;
  isPickup: boolean;
  language: Language;
  /** How many orders were not cancelled. */
  orders: number;
}

/** A page of orders, with how many there are in each status under the same search. */
export interface OrderPage {
  count: number;
  orders: OrderRecord[];
  statusCounts: Record<OrderStatus, number>;
}

/** An order as the export writes it. Amounts are whole RWF; day and time are Kigali's. */
export interface ExportedOrder extends Address {
  orderNumber: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:mm` */
  time: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  email: string;
  /** Why its buyer cancelled it; null: it is not cancelled, or he did not say. */
  cancelReason: CancelReason | null;
  items: OrderItem[];
  subtotal: number;
  shipping: number;
  discount: number;
  discounts: OrderDiscount[];
  total: number;
  /** What store credit and gift cards pay of the total. */
  credit: number;
  /** That, and what money paid of it before a change made it dearer. */
  covered: number;
  /** Dollars per one RWF when it was placed. */
  usdRate: number;
  /** Those that brought something in, whatever went back since. */
  payments: {
    /** As staff saw it come in, else as requested. */
    method: PaymentKind | ReceivedAs;
    transactionId: string | null;
    amount: number;
    refunded: number;
  }[];
}

/** An acknowledged order that Medusa does not have yet (or only in part). */
export interface UnbuiltOrder extends Address {
  id: string;
  orderNumber: string;
  customerId: string | null;
  email: string;
  country: string;
  items: OrderItem[];
  totalRwf: number;
  shippingRwf: number;
  discounts: OrderDiscount[];
  isPickup: boolean;
  isInMedusa: boolean;
}

export interface OrderSetting {
  salesChannelId: string | null;
  regionId: string | null;
  shippingOptionId: string | null;
}
