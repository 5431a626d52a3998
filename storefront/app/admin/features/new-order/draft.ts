import type { ReceivedAs } from "@strive/backend/contracts/payments";
import type { Pin } from "@strive/backend/contracts/pins";
import type { HandDiscount, StaffPayment } from "@strive/backend/contracts/staff-orders";
import type { Language } from "@strive/backend/contracts/languages";
import type { FoundVariant } from "~/admin/find-variant/variant-rows";
import { LANGUAGE } from "~/words/language";

/** Pieces of one variant, with what the search said of it. */
export interface DraftLine extends FoundVariant {
  quantity: number;
}

/** Nobody yet, somebody who ordered before or has an account, or somebody new. */
export type BuyerKind = "none" | "known" | "new";
export type PayWay = StaffPayment["way"];

/** The form of a new order, in the order it is asked; named as on the wire where it is sent as it is. */
export interface DraftValues {
  items: readonly DraftLine[];
  buyer: BuyerKind;
  /** The account; empty: a guest. */
  user_id: string;
  /** Of a known buyer: how many orders were not cancelled. */
  orders: number;
  firstname: string;
  lastname: string;
  phone: string;
  email: string;
  /** A guest's; an account has its own. */
  language: Language;
  is_pickup: boolean;
  district: string;
  city: string;
  delivery_address: string;
  landmark: string;
  /** Of a known buyer. */
  pin: Pin | null;
  note: string;
  buyer_tin: string;
  purchase_code: string;
  discount: HandDiscount | null;
  way: PayWay;
  hold_hours: string;
  received_as: ReceivedAs;
  reference: string;
  /** Cash as it was handed over; empty: exactly the total. */
  handed: string;
}

export const BLANK: DraftValues = {
  items: [],
  buyer: "none",
  user_id: "",
  orders: 0,
  firstname: "",
  lastname: "",
  phone: "",
  email: "",
  language: LANGUAGE,
  is_pickup: false,
  district: "",
  city: "",
  delivery_address: "",
  landmark: "",
  pin: null,
  note: "",
  buyer_tin: "",
  purchase_code: "",
  discount: null,
  way: "link",
  hold_hours: "24",
  received_as: "cash",
  reference: "",
  handed: "",
};

/** Without whoever it is for, where it goes, and what they said of that. */
export const NO_BUYER = {
  buyer: "none",
  user_id: "",
  orders: 0,
  firstname: "",
  lastname: "",
  phone: "",
  email: "",
  language: LANGUAGE,
  district: "",
  city: "",
  delivery_address: "",
  landmark: "",
  pin: null,
  note: "",
  buyer_tin: "",
  purchase_code: "",
} as const satisfies Partial<DraftValues>;

/** Nothing that would be missed. */
export const isBlank = (values: DraftValues): boolean =>
  values.items.length === 0 &&
  values.buyer === "none" &&
  values.discount === null &&
  values.note.trim() === "";

export const piecesOf = (items: readonly DraftLine[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** The lines with one more piece of a variant, as the search knows it now. */
export function withPiece(
  items: readonly DraftLine[],
  found: Omit<DraftLine, "quantity">,
): DraftLine[] {
  const has = items.find(({ variant_id }) => variant_id === found.variant_id);
  if (has === undefined) return [...items, { ...found, quantity: 1 }];
  const quantity = Math.max(1, Math.min(has.quantity + 1, found.free, MOST_OF_ONE));
  return items.map((line) => (line === has ? { ...found, quantity } : line));
}

/** The contract's. */
export const MOST_OF_ONE = 99;
export const MOST_LINES = 50;
