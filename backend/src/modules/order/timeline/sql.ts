import type { Statement } from "../../../lib/database";
import { NAMED_ACCOUNTS } from "../../account/published-sql";
import { TIMELINE_SOURCES } from "./sources";

/** Of the wanted kinds: a source of another one is not even opened. */
const ENTRIES = TIMELINE_SOURCES.map(
  ({ kind, rank, sql }) =>
    `SELECT '${kind}' AS kind, ${rank} AS rank, s.id, s.at, s.by_whom, s.facts FROM (${sql}) s WHERE $2::text[] IS NULL OR '${kind}' = ANY ($2)`,
).join("\nUNION ALL\n");

/**
 * $1 order, $2 kinds or null, $3 key of the entry that it goes on after or null, $4 how many. One row; none: there is no
 * such order. `isForgotten`: it names nobody any more. All entries of one order are sorted, however few are asked for:
 * they are some dozens, each found by an index that its source names. The key is time, rank and id: an entry never
 * changes it. Indexes: primary keys, account_email.
 */
export const TIMELINE: Statement = {
  name: "order-timeline.page",
  text: `
WITH entry AS (
${ENTRIES}
), page AS (
  SELECT * FROM (
    SELECT e.*, to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') || ' ' || e.rank || ' ' || e.id AS key FROM entry e
  ) k
  WHERE $3::text IS NULL OR k.key COLLATE "C" < $3
  ORDER BY k.key COLLATE "C" DESC LIMIT $4
)
SELECT o.anonymised_at IS NOT NULL AS "isForgotten", (
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'at', p.at, 'by', p.by_whom, 'key', p.key, 'facts', p.facts,
    'byName', (SELECT a.name FROM ${NAMED_ACCOUNTS} a WHERE a.email = p.by_whom)) ORDER BY p.key COLLATE "C" DESC), '[]'::jsonb)
  FROM page p) AS entries
FROM checkout_order o WHERE o.id = $1`,
};
