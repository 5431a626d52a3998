import type { Statement } from "../../../lib/database";

/** The newest first. $1 limit, $2 offset, then those of the condition. */
const listing = (name: string, condition: string): Statement => ({
  name: `audit.${name}`,
  text: `
SELECT (SELECT count(*) FROM audit_event e WHERE ${condition})::integer AS count,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', l.id::text, 'at', l.at, 'who', l.who,
      'action', l.action, 'kind', l.subject_kind, 'subjectId', l.subject_id,
      'label', l.subject_label, 'before', l.before, 'after', l.after) ORDER BY l.id DESC), '[]'::jsonb)
   FROM (SELECT e.* FROM audit_event e WHERE ${condition}
         ORDER BY e.id DESC LIMIT $1 OFFSET $2) l) AS events`,
});

/** Index: primary key. */
export const LIST_ALL = listing("list-all", "true");

/** $3 kind. Index: audit_event_kind. */
export const LIST_OF_KIND = listing("list-of-kind", "e.subject_kind = $3");

/** $3 id, $4 kind or null. Index: audit_event_subject. */
export const LIST_OF_SUBJECT = listing(
  "list-of-subject",
  "e.subject_id = $3 AND ($4::text IS NULL OR e.subject_kind = $4)",
);
