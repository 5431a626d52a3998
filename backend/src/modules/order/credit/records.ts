import type { Language } from "../../../contracts/languages";
import type { CREDIT_ENTRY_KINDS } from "../../../contracts/store-credit";

/** One change of a balance. Whole RWF; times as PostgreSQL's JSON writes them. */
export interface CreditEntryRecord {
  id: string;
  kind: (typeof CREDIT_ENTRY_KINDS)[number];
  amount: number;
  orderId: string | null;
  orderNumber: string | null;
  reason: string | null;
  by: string;
  at: string;
}

export interface OwnCreditRecord {
  balance: number;
  entries: CreditEntryRecord[];
}

/** One balance, as staff see it. */
export interface StaffCreditRecord {
  id: string;
  account: { id: string; name: string; email: string } | null;
  /** The end of a gift card's code; null: an account's. */
  endsWith: string | null;
  recipient: string | null;
  balance: number;
  totalIn: number;
  isSwitchedOff: boolean;
  createdAt: Date;
}

/** One balance with what happened to it. */
export interface StaffCreditDetailRecord extends StaffCreditRecord {
  message: string | null;
  entries: CreditEntryRecord[];
}

/** What a gift card says. */
export interface Card {
  /** null: nobody can read it any more. */
  code: string | null;
  recipient: string | null;
  message: string | null;
  /** First name of whoever bought it for somebody else. */
  giver: string | null;
  isOff: boolean;
  /** Of the order that brought it; null: staff made it. */
  language: Language | null;
  /** What it was made with. */
  givenRwf: number;
}
