/**
 * What people are told on their phone, beside the mail: what they wait for, and no more. Each costs money, and nobody can
 * filter them.
 */
export const TEXT_TEMPLATES = [
  "order-received",
  "payment-received",
  "order-status-changed",
  "return-changed",
] as const;
export type TextTemplate = (typeof TEXT_TEMPLATES)[number];

export const isTextTemplate = (template: string): template is TextTemplate =>
  TEXT_TEMPLATES.some((one) => one === template);

/** Whoever takes a return back knows it. */
const QUIET_RETURNS: readonly unknown[] = ["withdrawn"];

/** Whether a mail with these facts is told by phone as well. */
export function isTextNews(template: string, facts: object): boolean {
  if (!isTextTemplate(template)) return false;
  const status = "status" in facts ? facts.status : undefined;
  if (template === "order-status-changed") return status === "shipped";
  return template !== "return-changed" || !QUIET_RETURNS.includes(status);
}

/** Their reader has just done something, or somebody is on the way to them. */
const URGENT: readonly string[] = [
  "phone-code",
  "order-received",
  "payment-received",
  "order-status-changed",
];
const HOUR_MS = 3_600_000;
/** Nobody acts on it any more. */
const STALE_MS = 24 * HOUR_MS;
/** Rwanda has no summer time. */
const KIGALI_MS = 2 * HOUR_MS;
/** Hours in Kigali between which anything may ring. */
const [FIRST_HOUR, LAST_HOUR] = [8, 20];
const DAY_MS = 24 * HOUR_MS;

/**
 * When a text may be sent that is due now: at once (null), or at eight in the morning. At night only what its reader waits for
 * leaves, and only in its first hour: after that, it can wait too.
 */
export function textDueAt(template: string, createdAt: Date, now: Date): Date | null {
  const isFresh = now.getTime() - createdAt.getTime() < HOUR_MS;
  if (isFresh && URGENT.includes(template)) return null;
  const local = now.getTime() + KIGALI_MS;
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const hour = (local - midnight) / HOUR_MS;
  if (hour >= FIRST_HOUR && hour < LAST_HOUR) return null;
  const morning = midnight + FIRST_HOUR * HOUR_MS + (hour >= LAST_HOUR ? DAY_MS : 0);
  return new Date(morning - KIGALI_MS);
}

/** Mails that nobody has to have at night. */
export const DAY_MAILS: readonly string[] = ["cart-reminder"];

/** Older than its news: said now, it would only confuse. */
export const isStaleText = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > STALE_MS;
