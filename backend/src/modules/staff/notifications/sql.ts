import type { Statement } from "../../../lib/database";

const readBy = (account: string) =>
  `EXISTS (SELECT 1 FROM staff_notice_read r WHERE r.account_id = ${account} AND r.notice_id = n.id)`;
const shown = (account: string) => `jsonb_build_object('id', n.id, 'type', n.type, 'text', n.text,
  'link', n.link, 'createdAt', n.created_at, 'read', ${readBy(account)})`;

/** Those who have read one have a row, and a row needs its notification: the rest is unread. $1 account. */
const COUNTS = `(SELECT count(*) FROM staff_notice)::integer AS total,
  ((SELECT count(*) FROM staff_notice)
   - (SELECT count(*) FROM staff_notice_read WHERE account_id = $1))::integer AS unread`;

/** $1 account, $2 limit, $3 offset; the newest first. Indexes: primary keys. */
export const LIST_ALL: Statement = {
  name: "staff-notification.list-all",
  text: `
SELECT ${COUNTS},
  (SELECT coalesce(jsonb_agg(${shown("$1")} ORDER BY n.id DESC), '[]'::jsonb)
   FROM (SELECT * FROM staff_notice ORDER BY id DESC LIMIT $2 OFFSET $3) n) AS notifications`,
};

/** $1 account, $2 limit, $3 offset; the newest first. Indexes: primary keys. */
export const LIST_UNREAD: Statement = {
  name: "staff-notification.list-unread",
  text: `
SELECT ${COUNTS},
  (SELECT coalesce(jsonb_agg(${shown("$1")} ORDER BY n.id DESC), '[]'::jsonb)
   FROM (SELECT * FROM staff_notice n WHERE NOT ${readBy("$1")}
         ORDER BY id DESC LIMIT $2 OFFSET $3) n) AS notifications`,
};

/** $1 account, $2 id. By primary key. */
export const READ_NOTICE: Statement = {
  name: "staff-notification.read",
  text: `SELECT ${shown("$1")} AS notification FROM staff_notice n WHERE n.id = $2`,
};

/** $1 account, $2 id; twice is no error. By primary key. */
export const MARK_READ: Statement = {
  name: "staff-notification.mark-read",
  text: `
INSERT INTO staff_notice_read (account_id, notice_id)
SELECT $1, n.id FROM staff_notice n WHERE n.id = $2
ON CONFLICT (account_id, notice_id) DO NOTHING`,
};

/**
 * $1 account. Those that this statement sees, and no mark of time: a notification whose cause is committed
 * a moment later stays unread, also when it was written before. Indexes: primary keys.
 */
export const MARK_ALL_READ: Statement = {
  name: "staff-notification.mark-all-read",
  text: `
INSERT INTO staff_notice_read (account_id, notice_id)
SELECT $1, n.id FROM staff_notice n WHERE NOT ${readBy("$1")}
ON CONFLICT (account_id, notice_id) DO NOTHING`,
};

/** $1 ids, of those that are new: nobody has read them. By primary key. */
export const NEW_NOTIFICATIONS: Statement = {
  name: "staff-notification.new",
  text: `
SELECT coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'type', n.type, 'text', n.text, 'link', n.link,
  'createdAt', n.created_at, 'read', false) ORDER BY n.id), '[]'::jsonb) AS notifications
FROM staff_notice n WHERE n.id = ANY ($1::text[])`,
};

/** $1 id of the last that is known, or null: from now on. Gives a time as text. By primary key. */
export const KNOWN_SINCE: Statement = {
  name: "staff-notification.known-since",
  text: `SELECT coalesce((SELECT created_at FROM staff_notice WHERE id = $1), now())::text AS since`,
};

/**
 * Notifications for the account $1 since the time $2, oldest first; $3 how many of the newest at most. A notification
 * is dated by its transaction's start and heard of at its end, so those of the minute before may be
 * newer and come too. Indexes: primary keys, staff_notice_age.
 */
export const NOTIFICATIONS_SINCE: Statement = {
  name: "staff-notification.notifications-since",
  text: `
SELECT coalesce(jsonb_agg(${shown("$1")} ORDER BY n.created_at, n.id), '[]'::jsonb) AS notifications
FROM (SELECT * FROM staff_notice WHERE created_at > $2::timestamptz - interval '1 minute'
      ORDER BY created_at DESC, id DESC LIMIT $3) n`,
};

/** Old notifications: nobody reads them any more. Index: staff_notice_age. */
export const DROP_OLD: Statement = {
  name: "staff-notification.drop-old",
  text: `DELETE FROM staff_notice WHERE created_at < now() - interval '90 days'`,
};
