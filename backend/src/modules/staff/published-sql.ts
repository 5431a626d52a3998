import type { Run, Statement } from "../../lib/database";
import type { UserActor } from "../../lib/actor";
import { noteUnderKey } from "../idempotency-key/published-sql";
import type { Notification } from "../../contracts/notifications";
import { entityId } from "../../lib/entity-id";
import { emailOfAccount } from "../account/published-sql";

/** Who did something: a person with an account, or the shop itself (a job, an expiry). */
export type Doer = Pick<UserActor, "accountId" | "email"> | "system";

/** One change, as the audit log keeps it. */
export interface StaffActivity {
  who: Doer;
  /** What was done, as a verb to its subject: `order.status`, `product.create`, `settings.update`. */
  action: string;
  /** What it was done to: kind, id, and the name people know it by. */
  subject: { kind: string; id: string; label: string };
  /** The fields that changed, as they were; null for something new. Never passwords or codes. */
  before: Readonly<Record<string, unknown>> | null;
  /** The same fields as they are now; null for something deleted. */
  after: Readonly<Record<string, unknown>> | null;
}

/** $1 account id or null, $2 e-mail or `system`, $3 action, $4-$6 subject, $7 before, $8 after. */
const RECORD: Statement = {
  name: "audit.record",
  text: `
INSERT INTO audit_event (account_id, who, action, subject_kind, subject_id, subject_label, before, after)
VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb)`,
};

const json = (value: StaffActivity["before"]) => (value === null ? null : JSON.stringify(value));

/**
 * Writes a change to the audit log, in the transaction of the change: both or neither. The log only
 * grows: its table refuses UPDATE and DELETE.
 */
export async function recordActivity(inside: Run, activity: StaffActivity): Promise<void> {
  const { who, action, subject, before, after } = activity;
  if (who !== "system") await noteUnderKey(inside, `${action} ${subject.id}`);
  await inside(RECORD, [
    who === "system" ? null : who.accountId,
    who === "system" ? "system" : who.email,
    action,
    subject.kind,
    subject.id,
    subject.label,
    json(before),
    json(after),
  ]);
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * What of a thing is different now, as it was and as it is; null when nothing is. Values are compared
 * as JSON; a field that only one side has counts as null on the other.
 */
export function fieldsChanged(
  before: Fields,
  after: Fields,
): { before: Fields; after: Fields } | null {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  if (names.length === 0) return null;
  const those = (fields: Fields) =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: those(before), after: those(after) };
}

/** Something that staff should know, shown to every admin until each has read it. */
export interface StaffNotification {
  /** One notification for each key, however often its cause is retried. */
  key: string;
  type: Notification["type"];
  /** One plain sentence. */
  text: string;
  /** Path in the shop, such as `/admin/orders?view=…`; null when there is nothing to open. */
  link: string | null;
}

/** What the table's trigger tells every process of the shop on commit (payload: the row's id). */
export const NOTIFICATION_CHANNEL = "strive_staff_notice";

/** $1 id, $2 key, $3 type, $4 text, $5 link. Index: staff_notice_key. */
const ADD: Statement = {
  name: "staff-notification.add",
  text: `INSERT INTO staff_notice (id, key, type, text, link) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (key) DO NOTHING`,
};

/** Tells staff, in the transaction of the cause: both or neither. */
export async function notifyStaff(inside: Run, notification: StaffNotification): Promise<void> {
  const { key, type, text, link } = notification;
  await inside(ADD, [entityId("note"), key, type, text, link]);
}

/** Start of SQL that tells staff, for a statement that knows the columns. Used by new orders and low stock. */
export const KEEP_NOTIFICATIONS = `INSERT INTO staff_notice (id, key, type, text, link, created_at)`;

/**
 * SQL of the first time that something was done to a subject, as a row: `at`, `who`. Index: audit_event_subject.
 * @param subjectId SQL of its id
 * @param condition SQL about the entry `d`
 */
export const firstActivity = (subjectId: string, action: string, condition = "true"): string =>
  `SELECT d.at, d.who FROM audit_event d
    WHERE d.subject_id = ${subjectId} AND d.action = '${action}' AND ${condition} ORDER BY d.id LIMIT 1`;

/** SQL of who did it first; null: nobody of the staff. As `firstActivity`. @param status what it came to */
export const doerOf = (subjectId: string, action: string, status?: string): string => {
  const condition = status === undefined ? undefined : `d.after ->> 'status' = '${status}'`;
  return `(SELECT f.who FROM (${firstActivity(subjectId, action, condition)}) f)`;
};

/**
 * SQL of the audit log's entries about an order: those with one of these subjects, and calls of Medusa's own admin API to
 * its address, but for those that pack, send or cancel it, which its history tells. Indexes: audit_event_subject,
 * audit_event_native_order.
 * @param subjects SQL that selects the ids of the order and all its parts
 */
export const CHANGES_OF_ORDER = (orderId: string, subjects: string): string => `
  SELECT * FROM audit_event WHERE subject_id = ANY (ARRAY(${subjects}))
  UNION ALL
  SELECT * FROM audit_event WHERE subject_kind = 'native' AND subject_id LIKE '/admin/orders/%'
    AND split_part(subject_id, '/', 4) = ${orderId}
    AND split_part(subject_id, '/', 5) NOT IN ('fulfillments', 'cancel')`;

/** SQL of the address of who read something: of an account, or of a user only Medusa knows. By primary keys. */
export const emailOfReader = (id: string): string =>
  `coalesce(${emailOfAccount(id)}, (SELECT u.email FROM "user" u WHERE u.id = ${id}))`;

/**
 * SQL of who looked at an order: `accountId`, `email`, `day` in Kigali, `times`, `firstAt`, `lastAt`. A screen may ask
 * several times: what was asked within a minute is one look. Lists that it stood in are none. Index: access_log_order_seen.
 */
export const LOOKS_AT_ORDER = (orderId: string): string => `
  SELECT d.account_id AS "accountId", ${emailOfReader("d.account_id")} AS email, d.day, d.times,
    d.first_at AS "firstAt", d.last_at AS "lastAt"
  FROM (SELECT l.account_id, (l.at AT TIME ZONE 'Africa/Kigali')::date AS day,
      count(DISTINCT date_trunc('minute', l.at))::integer AS times, min(l.at) AS first_at, max(l.at) AS last_at
    FROM access_log l WHERE l.call IN ('GET /api/orders/:id', 'GET /api/orders/:id/timeline', 'GET /admin/orders/:id')
      AND l.subject_ids[1] = ${orderId}
    GROUP BY 1, 2) d`;
