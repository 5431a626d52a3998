import type {
  CreditEntry,
  OwnCredit,
  StaffCredit,
  StaffCreditDetail,
} from "../../contracts/store-credit";
import type {
  CreditEntryRecord,
  OwnCreditRecord,
  StaffCreditDetailRecord,
  StaffCreditRecord,
} from "../../modules/order/credit/records";

const entryOf = (entry: CreditEntryRecord): CreditEntry => ({
  id: entry.id,
  _id: entry.id,
  kind: entry.kind,
  amount: entry.amount,
  order_id: entry.orderId,
  order_number: entry.orderNumber,
  reason: entry.reason,
  by: entry.by,
  createdAt: new Date(entry.at).toISOString(),
});

/** Its owner sees that the shop did something, not which of its people. */
export const ownCreditOf = ({ balance, entries }: OwnCreditRecord): OwnCredit => ({
  balance,
  entries: entries.map(entryOf).map((entry) => ({
    ...entry,
    by: entry.by.includes("@") ? "staff" : entry.by,
  })),
});

export const staffCreditOf = (credit: StaffCreditRecord): StaffCredit => ({
  id: credit.id,
  _id: credit.id,
  kind: credit.endsWith === null ? "account" : "gift_card",
  account: credit.account,
  ends_with: credit.endsWith,
  recipient: credit.recipient,
  balance: credit.balance,
  total_in: credit.totalIn,
  is_switched_off: credit.isSwitchedOff,
  createdAt: credit.createdAt.toISOString(),
});

export const creditDetailOf = (credit: StaffCreditDetailRecord): StaffCreditDetail => ({
  ...staffCreditOf(credit),
  message: credit.message,
  entries: credit.entries.map(entryOf),
});
