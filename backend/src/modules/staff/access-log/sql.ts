import type { Statement } from "../../../lib/database";
import { emailOfReader } from "../published-sql";

/** $1 entries as JSON. */
export const ADD: Statement = {
  name: "access-log.add",
  text: `
INSERT INTO access_log (at, account_id, kind, call, subject_ids, request_id)
SELECT e.at, e."accountId", e.kind, e.call,
  ARRAY(SELECT jsonb_array_elements_text(e."subjectIds")), e."requestId"
FROM jsonb_to_recordset($1::jsonb) AS e(at timestamptz, "accountId" text, kind text, call text,
  "subjectIds" jsonb, "requestId" text)`,
};

/** The newest first. $1 limit, $2 offset, $3 kind or null, then that of the condition. */
const listing = (name: string, condition: string): Statement => ({
  name: `access-log.${name}`,
  text: `
SELECT (SELECT count(*) FROM access_log e
    WHERE ${condition} AND ($3::text IS NULL OR e.kind = $3))::integer AS count,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', l.id::text, 'at', l.at, 'accountId', l.account_id,
      'who', ${emailOfReader("l.account_id")}, 'kind', l.kind, 'call', l.call, 'subjectIds', l.subject_ids,
      'requestId', l.request_id) ORDER BY l.id DESC), '[]'::jsonb)
   FROM (SELECT e.* FROM access_log e WHERE ${condition} AND ($3::text IS NULL OR e.kind = $3)
         ORDER BY e.id DESC LIMIT $1 OFFSET $2) l) AS accesses`,
});

/** Index: primary key. */
export const LIST_ALL = listing("list-all", "true");
/** $4 account. Index: access_log_account. */
export const LIST_OF_ACCOUNT = listing("list-of-account", "e.account_id = $4");
/** $4 what was seen. Index: access_log_subject. */
export const LIST_OF_SUBJECT = listing("list-of-subject", "e.subject_ids @> ARRAY[$4::text]");
/** $4 what was seen, $5 account. Index: access_log_subject. */
export const LIST_OF_BOTH = listing(
  "list-of-both",
  "e.subject_ids @> ARRAY[$4::text] AND e.account_id = $5",
);
