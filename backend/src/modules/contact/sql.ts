import type { Statement } from "../../lib/database";

/** $1 id, $2 digest, $3 name, $4 address, $5 subject, $6 message. No row: it is there already. */
export const ADD_MESSAGE: Statement = {
  name: "contact.add",
  text: `
INSERT INTO contact_message (id, digest, name, email, subject, message)
VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (digest) DO NOTHING RETURNING id`,
};

const COLUMNS = `id, name, email, subject, message, state, created_at AS "createdAt"`;
const LISTED = `jsonb_build_object('id', m.id, 'name', m.name, 'email', m.email,
  'subject', m.subject, 'message', m.message, 'state', m.state, 'createdAt', m.created_at)`;

/** $1 limit, $2 offset; ids grow with time. Index: primary key. */
export const LIST_ALL: Statement = {
  name: "contact.list-all",
  text: `
SELECT (SELECT count(*) FROM contact_message)::integer AS count,
  (SELECT coalesce(jsonb_agg(${LISTED} ORDER BY m.id DESC), '[]'::jsonb)
   FROM (SELECT * FROM contact_message ORDER BY id DESC LIMIT $1 OFFSET $2) m) AS messages`,
};

/** $1 state, $2 limit, $3 offset. Index: contact_message_state. */
export const LIST_BY_STATE: Statement = {
  name: "contact.list-by-state",
  text: `
SELECT (SELECT count(*) FROM contact_message WHERE state = $1)::integer AS count,
  (SELECT coalesce(jsonb_agg(${LISTED} ORDER BY m.id DESC), '[]'::jsonb)
   FROM (SELECT * FROM contact_message WHERE state = $1 ORDER BY id DESC LIMIT $2 OFFSET $3) m) AS messages`,
};

/** $1 address. Index: contact_message_email. */
export const MESSAGES_OF: Statement = {
  name: "contact.of-address",
  text: `SELECT ${COLUMNS} FROM contact_message WHERE email = $1 ORDER BY id DESC`,
};

/** $1 id. By primary key. */
export const READ_MESSAGE: Statement = {
  name: "contact.read",
  text: `SELECT ${COLUMNS} FROM contact_message WHERE id = $1`,
};

/** $1 id; two staff marking it at once go one after the other. By primary key. */
export const LOCK_MESSAGE: Statement = {
  name: "contact.lock",
  text: `SELECT ${COLUMNS} FROM contact_message WHERE id = $1 FOR UPDATE`,
};

/** $1 id, $2 state. Marking it handled again does not extend its life. By primary key. */
export const SET_STATE: Statement = {
  name: "contact.set-state",
  text: `
UPDATE contact_message SET state = $2,
  handled_at = CASE WHEN $2 = 'handled' THEN coalesce(handled_at, now()) END
WHERE id = $1 RETURNING ${COLUMNS}`,
};
