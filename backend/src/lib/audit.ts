import type { Run, Statement } from "./database";
import type { UserActor } from "./actor";
import { noteUnderKey } from "./pressed-key";

/** Who did something: a person with an account, or the shop itself (a job, an expiry). */
export type Doer = Pick<UserActor, "accountId" | "email"> | "system";

/** One change, as the audit log keeps it. */
export interface Deed {
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

const json = (value: Deed["before"]) => (value === null ? null : JSON.stringify(value));

/**
 * Writes a change to the audit log, in the transaction of the change: both or neither. The log only
 * grows: its table refuses UPDATE and DELETE.
 */
export async function recordDeed(inside: Run, deed: Deed): Promise<void> {
  const { who, action, subject, before, after } = deed;
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
