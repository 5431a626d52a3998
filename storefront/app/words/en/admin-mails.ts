import { plural } from "~/lib/plural";

export const title = "Mails";
export const loading = "Loading mails...";
export const empty = "No mails yet";
export const emptyHelp = "Every mail that the shop sends is listed here.";
export const count = (total: number) => `Total mails: ${total.toLocaleString("en")}`;
export const state = "State";
export const any = "All mails";
export const onlyPending = "Waiting only";
export const onlySent = "Sent only";
export const onlyKept = "Kept only";
export const onlyPassedOn = "Passed on only";
export const onlyDead = "Given up only";
export const onlyWithheld = "Withheld only";
export const pending = "Waiting";
export const sent = "Sent";
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
export const nextTry = "Next try";
export const dueSoon = "within a minute";
export const lastError = "What went wrong";
export const rowOf = (template: string, recipient: string) => `${template} to ${recipient}`;
export const secret =
  "What a mail says is not shown here: it may contain a code or somebody's address.";
/** Why nobody got it, and what its one for all became. */
export const notes: Readonly<Record<string, string>> = {
  kept: "Nobody got this mail: the shop has no mail server yet (SMTP_URL). You can read it at /dev/outbox, on the shop's own machine.",
  passed_on: "It became one mail for each member of staff. Each is in this list.",
};
export const tryAgain = "Try again";
export const trying = "Trying...";
export const retried = "Trying again now.";
export const notRetried = "Failed to send the mail again";
/** Dead ones of this page, all at once. */
export const tryAll = (dead_: number) =>
  plural(dead_, { one: "Try the 1 given up again", other: `Try all ${dead_} given up again` });
export const allRetried = (done: number) =>
  plural(done, { one: "1 mail is tried again.", other: `${done} mails are tried again.` });
export const someRetried = (done: number, all: number) =>
  `${done} of ${all} mails are tried again.`;
export const notFound = "Mail not found";

/** What each template is for; one that is new here says its own name. */
export const TEMPLATES: Readonly<Record<string, string>> = {
  "verification-code": "Verification code",
  "account-exists": "Account exists already",
  "reset-code": "Code for a new password",
  "password-changed": "Password changed",
  welcome: "Welcome",
  "order-received": "Order received",
  "order-status-changed": "Order status changed",
  "new-order": "New order",
  "payment-received": "Payment received",
  "payment-refunded": "Payment paid back",
  "payment-expired": "Payment expired",
  "order-expired": "Order expired",
  "contact-message": "Contact message",
};
