import type { Statement } from "../../../lib/database";
import { isoTime } from "../../../lib/iso-time-sql";

/** What processes tell each other on commit; the payload is empty. */
export const CONTENT_CHANNEL = "strive_content";
/** Versions of a part that are kept. */
const KEPT = 100;

/** As the contract has a version. */
const COLUMNS = `id, part, texts, link, pictures, ${isoTime("starts_at")} AS starts_at, ${isoTime("ends_at")} AS ends_at,
  ${isoTime("published_at")} AS published_at, published_by, withdrawn_at IS NOT NULL AS is_withdrawn`;

/** What is shown now or later, the newest first. Small: nobody publishes by the thousand. */
export const READ_CONTENT: Statement = {
  name: "content.read",
  text: `SELECT ${COLUMNS} FROM content_version
    WHERE withdrawn_at IS NULL AND (ends_at IS NULL OR ends_at > now())
    ORDER BY number DESC`,
};

/** $1 part, $2 limit. Index: content_version_newest. */
export const LIST_VERSIONS: Statement = {
  name: "content.versions",
  text: `SELECT ${COLUMNS} FROM content_version WHERE part = $1 ORDER BY number DESC LIMIT $2`,
};

/** $1 part: two who publish at once wait for each other, and the second sees what the first did. */
export const LOCK_PART: Statement = {
  name: "content.lock",
  text: `SELECT pg_advisory_xact_lock(hashtext('strive.content.' || $1))`,
};

/** $1 id, $2 part, $3 texts, $4 link, $5 starts_at (null, or before now: now), $6 ends_at, $7 by whom, $8 pictures. */
export const ADD_VERSION: Statement = {
  name: "content.add",
  text: `INSERT INTO content_version (id, part, texts, link, starts_at, ends_at, published_by, pictures)
    VALUES ($1, $2, $3, $4, greatest($5, now()), $6, $7, $8) RETURNING ${COLUMNS}`,
};

/** $1 part. */
export const DROP_OLDEST: Statement = {
  name: "content.drop-oldest",
  text: `DELETE FROM content_version WHERE part = $1 AND number <= (
    SELECT number FROM content_version WHERE part = $1 ORDER BY number DESC OFFSET ${KEPT} LIMIT 1)`,
};

/** $1 id, $2 part. */
export const WITHDRAW: Statement = {
  name: "content.withdraw",
  text: `UPDATE content_version SET withdrawn_at = now()
    WHERE id = $1 AND part = $2 AND withdrawn_at IS NULL RETURNING ${COLUMNS}`,
};

export const TELL: Statement = {
  name: "content.tell",
  text: `SELECT pg_notify('${CONTENT_CHANNEL}', '')`,
};

/** $1 address. */
export const ADD_PICTURE: Statement = {
  name: "content.add-picture",
  text: `INSERT INTO content_picture (url) VALUES ($1)`,
};

/** $1 addresses. Those that nobody sent, or so long ago that the next sweep takes them. Index: primary key; versions are few. */
export const MISSING_PICTURES: Statement = {
  name: "content.missing-pictures",
  text: `SELECT n.url FROM unnest($1::text[]) AS n(url)
    WHERE NOT EXISTS (SELECT 1 FROM content_picture p
        WHERE p.url = n.url AND p.sent_at > now() - interval '29 days')
      AND NOT EXISTS (SELECT 1 FROM content_version v
        WHERE v.pictures @> jsonb_build_array(jsonb_build_object('url', n.url))
           OR v.pictures @> jsonb_build_array(jsonb_build_object('wide', n.url)))`,
};
