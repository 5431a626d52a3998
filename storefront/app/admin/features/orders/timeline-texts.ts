import { fieldName } from "@strive/backend/contracts/activity-text";
import type {
  TimelineEntry,
  TimelineEntryOf,
  TimelinePerson,
} from "@strive/backend/contracts/order-timeline";
import { phoneText } from "@strive/backend/contracts/phone";
import { FAILURES, RECEIVED_NAMES } from "~/admin/payments/payment-words";
import { RECEIPT_STATES } from "~/admin/receipts/receipt-words";
import { francs } from "~/admin/shell/order-money";
import { CANCEL_REASON_WORDS } from "~/lib/cancel-reason-words";
import { dateText, dateTimeText, STATUS_NAMES, timeText } from "~/lib/order-words";
import { inPageLanguage } from "~/lib/server-text";
import { reasons as failedReasons } from "~/words/admin-deliveries";
import { because } from "~/words/cancel-order";
import { ACTIVITY_WORDS } from "~/words/admin-activity";
import { CHANNELS, TEMPLATES } from "~/words/admin-mails";
import * as words from "~/words/admin-timeline";

/** What an entry says. */
export interface EntryText {
  title: string;
  /** Parts of one line, joined by dots. */
  facts: readonly string[];
  /** Somebody's own words, with their line breaks. */
  quote?: string;
  /** Null where the title says it, or nobody in particular did it. */
  by: string | null;
  tone?: "success" | "danger";
}

/** Events with a text of their own, instead of the status they led to. */
const EVENTS: Readonly<Record<string, string>> = {
  placed: words.placed,
  confirmed: words.confirmed,
  packed: words.packed,
  unpacked: words.unpacked,
  "payment-expired": words.paymentExpired,
  "never-paid": words.paymentExpired,
  "not-confirmed": words.notConfirmed,
  "exchange-expired": words.exchangeExpired,
  "exchange-ended": words.exchangeEnded,
  "address-changed": words.addressChanged,
  "article-changed": words.articleChanged,
  "items-changed": words.itemsChanged,
};

/** Those whose name is not told. */
const ROLES: Readonly<Record<Exclude<TimelinePerson["who"], "staff">, string>> = {
  buyer: words.buyer,
  shop: words.shop,
  rider: words.rider,
};

const nameOf = (by: TimelinePerson): string =>
  by.who === "staff" ? (by.name ?? by.email ?? words.staff) : ROLES[by.who];
const byOf = ({ by }: Pick<TimelineEntry, "by">) => (by === null ? null : nameOf(by));

type Said = Omit<EntryText, "by">;
type Payment = TimelineEntryOf<"payment">;

const isReturn = (reference: string) => reference.startsWith("R-");

function startedText({ payment_method }: Payment): string {
  if (payment_method === "momo") return words.momoAsked;
  if (payment_method === "card") return words.cardStarted;
  return payment_method === "cod" ? words.codChosen : words.laterChosen;
}

function creditText({ reference }: Payment): string {
  if (reference === null) return words.creditUsed;
  return isReturn(reference) ? words.returnUsed(reference) : words.cardUsed(reference);
}

function backText({ as_credit, reference }: Payment): string {
  if (!as_credit) return words.refundPaid;
  if (reference === null) return words.backAsCredit;
  return isReturn(reference) ? words.backToReturn(reference) : words.backOnCard(reference);
}

function paidText({ payment_method, amount }: Payment): string {
  if (amount === 0) return words.nothingToPay;
  if (payment_method === "card") return words.cardPaid;
  return payment_method === "momo" ? words.momoApproved : words.recorded;
}

/** From whom, how and as what it came. */
const wayOf = ({ phone, received_as, reference, amount }: Payment): string[] => [
  ...(phone === null ? [] : [words.from(phoneText(phone))]),
  ...(received_as === null || amount === 0 ? [] : [RECEIVED_NAMES[received_as]]),
  ...(reference === null ? [] : [words.reference(reference)]),
];

function paymentText(entry: Payment): Said {
  const { event, failure, phone, reason, reference } = entry;
  const amount = francs(entry.amount);
  const why = reason === null ? [amount] : [amount, inPageLanguage(reason)];
  const card = reference ?? "";
  switch (event) {
    case "started": {
      const facts = phone === null ? [amount] : [amount, words.from(phoneText(phone))];
      return { title: startedText(entry), facts };
    }
    case "paid":
      return { title: paidText(entry), facts: [amount, ...wayOf(entry)], tone: "success" };
    case "failed": {
      const facts = failure === null ? [amount] : [amount, FAILURES[failure]];
      return { title: words.failed, facts, tone: "danger" };
    }
    case "credit_used":
      return { title: creditText(entry), facts: [amount], tone: "success" };
    case "refund_owed":
      return { title: words.refundOwed, facts: why };
    case "refund_paid":
      return { title: backText(entry), facts: why };
    case "refund_failed":
      return { title: words.refundFailed, facts: why, tone: "danger" };
    case "cards_sold":
      return { title: words.cardSold(card), facts: [amount] };
    case "cards_taken_back":
      return { title: words.cardTakenBack(card), facts: [amount] };
  }
}

type MailState = TimelineEntryOf<"mail">["state"];

const MAIL_STATES: Readonly<Record<MailState, string>> = {
  pending: words.mailWaiting,
  sent: words.mailSent,
  // Nobody reports on a mail.
  delivered: words.mailSent,
  undelivered: words.mailDead,
  kept: words.mailKept,
  passed_on: words.mailPassedOn,
  dead: words.mailDead,
  withheld: words.mailWithheld,
};

const TEXT_STATES: Readonly<Record<MailState, (channel: string) => string>> = {
  pending: words.textWaiting,
  sent: words.textSent,
  delivered: words.textDelivered,
  undelivered: words.textUndelivered,
  kept: words.textKept,
  passed_on: words.textSent,
  dead: words.textDead,
  withheld: words.textWithheld,
};

const stateText = (channel: string, state: MailState): string =>
  channel === "mail" ? MAIL_STATES[state] : TEXT_STATES[state](CHANNELS[channel] ?? channel);

const OUT: readonly MailState[] = ["sent", "delivered", "undelivered", "kept"];
const LOST: readonly MailState[] = ["dead", "undelivered"];

const recipientText = (channel: string, to: string): string => {
  if (to === "staff") return words.allStaff;
  return channel === "mail" ? to : phoneText(to);
};

const triesText = (attempts: number) => (attempts === 1 ? words.triedOnce : words.tries(attempts));

function mailText(entry: TimelineEntryOf<"mail">): Said {
  const { channel, template, state, to, sent_at, attempts } = entry;
  const name = TEMPLATES[template] ?? template.replaceAll("-", " ");
  return {
    title: words.mailIs(stateText(channel, state), name),
    facts: [
      ...(to === null ? [] : [recipientText(channel, to)]),
      ...(sent_at === null ? [] : [words.sentAt(dateTimeText(sent_at))]),
      ...(OUT.includes(state) || attempts === 0 ? [] : [triesText(attempts)]),
    ],
    ...(LOST.includes(state) && { tone: "danger" as const }),
  };
}

const RETURN_TITLES: Readonly<Record<TimelineEntryOf<"return">["event"], (n: string) => string>> = {
  requested: words.returnAsked,
  approved: words.returnApproved,
  received: words.returnReceived,
  settled: words.returnSettled,
  declined: words.returnDeclined,
  withdrawn: words.returnWithdrawn,
};

const returnText = (entry: TimelineEntryOf<"return">): Said => ({
  title: RETURN_TITLES[entry.event](entry.return_number),
  facts: [
    ...(entry.is_approved_at_once ? [words.approvedAtOnce] : []),
    ...(entry.amount === null ? [] : [words.goesBack(francs(entry.amount))]),
    ...(entry.reason === null ? [] : [entry.reason]),
  ],
});

function receiptText(entry: TimelineEntryOf<"receipt">): Said {
  const { event, number, receipt_kind, receipt_number, state, error } = entry;
  const isSale = receipt_kind === "sale";
  const made = isSale ? words.receiptMade : words.creditNoteMade;
  const signed = isSale ? words.receiptSigned : words.creditNoteSigned;
  if (event === "signed") {
    const facts = receipt_number === null ? [] : [words.signedAs(receipt_number)];
    return { title: signed(number), facts, tone: "success" };
  }
  const isRefused = state === "failed";
  return {
    title: made(number),
    facts: [
      francs(entry.total),
      ...(state === "signed" ? [] : [RECEIPT_STATES[state]]),
      ...(error === null ? [] : [words.refused(error)]),
    ],
    ...(isRefused && { tone: "danger" as const }),
  };
}

function deliveryText(entry: TimelineEntryOf<"delivery">): Said {
  const { event, number, reason, note, new_day, received_by, cash_amount } = entry;
  const isDelivered = event === "delivered";
  return {
    title: isDelivered ? words.parcelDelivered(number) : words.parcelFailed(number),
    facts: [
      ...(reason === null ? [] : [failedReasons[reason]]),
      ...(new_day === null ? [] : [words.newDay(dateText(new_day))]),
      ...(received_by === null ? [] : [words.receivedBy(received_by)]),
      ...(cash_amount === 0 ? [] : [words.cashTaken(francs(cash_amount))]),
    ],
    ...(note !== null && note !== "" && { quote: note }),
    tone: isDelivered ? "success" : "danger",
  };
}

const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return words.nothing;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  return typeof value === "string" || typeof value === "number" ? String(value) : words.nothing;
};

const changeText = ({ action, subject, fields }: TimelineEntryOf<"change">): Said => {
  const own = action.replaceAll(/[_.-]/g, " ");
  const isNative = subject.kind === "native";
  return {
    title: words.ACTIONS[action] ?? own.charAt(0).toUpperCase() + own.slice(1),
    facts: [
      ...(isNative ? [subject.label] : []),
      ...fields.map(({ name, before, after }) =>
        words.fieldChange(fieldName(name, ACTIVITY_WORDS), valueText(before), valueText(after)),
      ),
    ],
  };
};

function seenText(entry: TimelineEntryOf<"seen">): Said {
  const name = byOf(entry) ?? words.staff;
  const { times, last_at } = entry;
  if (times === 1) return { title: words.looked(name), facts: [] };
  return { title: words.lookedTimes(name, times), facts: [words.lastAt(timeText(last_at))] };
}

/** What an entry says, and who did it. */
export function entryText(entry: TimelineEntry): EntryText {
  const by = byOf(entry);
  switch (entry.kind) {
    case "status":
      return {
        title: EVENTS[entry.event] ?? STATUS_NAMES[entry.status],
        facts: entry.reason === null ? [] : [because(CANCEL_REASON_WORDS[entry.reason])],
        by,
      };
    case "payment":
      return { ...paymentText(entry), by };
    case "mail":
      return { ...mailText(entry), by: null };
    case "note":
      return {
        title: words.note,
        facts: [],
        quote: inPageLanguage(entry.text ?? "") || words.forgotten,
        by,
      };
    case "return":
      return { ...returnText(entry), by };
    case "receipt":
      return { ...receiptText(entry), by };
    case "delivery":
      return { ...deliveryText(entry), by };
    case "change":
      return { ...changeText(entry), by };
    case "seen":
      return { ...seenText(entry), by: null };
  }
}
