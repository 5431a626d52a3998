import type { Statement } from "../../../lib/database";

/** Held for one batch only. Only tried: a waiter would hold a connection. */
export const TRY_TELL_LOCK: Statement = {
  name: "event-outbox.lock",
  text: `SELECT pg_try_advisory_xact_lock(hashtext('strive.event-outbox.tell')) AS held`,
};

/** $1 how many. The oldest first. Index: primary key. */
export const WAITING_EVENTS: Statement = {
  name: "event-outbox.waiting",
  text: `SELECT id, name, data FROM event_outbox ORDER BY id LIMIT $1`,
};

/** $1 ids. Index: primary key. */
export const FORGET_EVENTS: Statement = {
  name: "event-outbox.forget",
  text: `DELETE FROM event_outbox WHERE id = ANY ($1::bigint[])`,
};
