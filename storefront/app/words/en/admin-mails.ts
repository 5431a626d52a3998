import { plural } from "~/lib/plural";

export const title = "Mails";
export const loading = "Loading mails...";
export const empty = "No mails yet";
export const emptyHelp = "Every mail, SMS and WhatsApp message the shop sends is listed here.";
export const count = (total: number) => `Total mails: ${total.toLocaleString("en")}`;
export const state = "State";
export const any = "All mails";
export const onlyPending = "Waiting only";
export const onlySent = "Sent only";
export const onlyDelivered = "Delivered only";
export const onlyUndelivered = "Not delivered only";
export const onlyKept = "Kept only";
export const onlyPassedOn = "Passed on only";
export const onlyDead = "Given up only";
export const onlyWithheld = "Withheld only";
export const pending = "Waiting";
export const sent = "Sent";
export const delivered = "Delivered";
export const undelivered = "Not delivered";
export const kept = "Kept, not sent";
export const passedOn = "Passed on";
export const dead = "Given up";
export const withheld = "Withheld";
export const mail = "Mail";
export const to = "To";
export const staff = "All staff";
export const created = "Written";
export const sentAt = "Sent";
export const attempts = "Tries";
export const parts = (count_: number) =>
  plural(count_, { one: "1 part", other: `${count_} parts` });
export const cost = "Cost";
export const reportedAt = "Reported";
export const nextTry = "Next try";
export const dueSoon = "within a minute";
export const lastError = "What went wrong";
export const rowOf = (template: string, recipient: string) => `${template} to ${recipient}`;
export const secret =
  "The text of a mail is not shown here: it may contain a code or somebody's address.";
/** Explains a kept mail, and one that was passed on to each member of staff. */
export const notes: Readonly<Record<string, string>> = {
  kept: "Nobody got this mail: the shop has no mail server yet (SMTP_URL). You can read it at /dev/outbox, on the shop's own machine.",
  passed_on:
    "It was sent on to each member of staff as a mail of their own. You'll find those in this list too.",
  undelivered: "It did not reach this phone. Call the number before a rider sets out.",
};
export const tryAgain = "Try again";
export const trying = "Trying...";
export const retried = "Trying again now.";
export const notRetried = "Failed to send the mail again";
/** Retries all dead mails of this page. */
export const tryAll = (dead_: number) =>
  plural(dead_, {
    one: "Try 1 given-up mail again",
    other: `Try all ${dead_} given-up mails again`,
  });
export const allRetried = (done: number) =>
  plural(done, { one: "Trying 1 mail again.", other: `Trying ${done} mails again.` });
export const someRetried = (done: number, all: number) => `Trying ${done} of ${all} mails again.`;
export const notFound = "Mail not found";

/** What carries a text; a mail needs no name. */
export const CHANNELS: Readonly<Record<string, string>> = { sms: "SMS", whatsapp: "WhatsApp" };

/** What each template is for; an unknown one shows its own name. */
export const TEMPLATES: Readonly<Record<string, string>> = {
  "verification-code": "Verification code",
  "account-exists": "Account already exists",
  "reset-code": "Code for a new password",
  "password-changed": "Password changed",
  "phone-code": "Login code by SMS",
  "phone-changed": "Login by phone changed",
  "email-changed": "Email address changed",
  welcome: "Welcome",
  "order-received": "Order received",
  "order-status-changed": "Order status changed",
  "order-changed": "Order changed",
  "new-order": "New order",
  "payment-received": "Payment received",
  "payment-refunded": "Payment refunded",
  "payment-expired": "Payment expired",
  "order-expired": "Order expired",
  "return-changed": "Return news",
  "gift-card": "Gift card",
  "credit-given": "Store credit given",
  "contact-message": "Contact message",
};
