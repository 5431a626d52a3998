import { isoTime } from "../../../lib/iso-time-sql";
import type { Statement } from "../../../lib/database";

/** Categories above another, itself first. $1 id. By primary keys. */
const UP = `WITH RECURSIVE up AS (
  SELECT id, parent_category_id, name, 0 AS height FROM product_category WHERE id = $1 AND deleted_at IS NULL
  UNION ALL
  SELECT c.id, c.parent_category_id, c.name, up.height + 1 FROM up
  JOIN product_category c ON c.id = up.parent_category_id AND c.deleted_at IS NULL
  WHERE up.height < 20)`;

/** $1 category id: it and those above, the nearest first, with what staff wrote for each. */
export const CHARTS_ABOVE: Statement = {
  name: "size-chart.above",
  text: `${UP} SELECT up.id, up.name, s.tables, coalesce(s.version, 0) AS version
    FROM up LEFT JOIN size_chart s ON s.category_id = up.id ORDER BY up.height`,
};

/** Every category with the time of its chart: a shop has a few dozen. */
export const CHARTED_CATEGORIES: Statement = {
  name: "size-chart.categories",
  text: `SELECT c.id, c.name, c.parent_category_id AS "parentId", ${isoTime("s.updated_at")} AS "updatedAt"
    FROM product_category c LEFT JOIN size_chart s ON s.category_id = c.id
    WHERE c.deleted_at IS NULL ORDER BY c.rank, c.name, c.id`,
};

/** $1 category id. Two who save at once come one after the other: the row of the category is their lock. */
export const LOCK_CATEGORY_OF_CHART: Statement = {
  name: "size-chart.lock",
  text: `SELECT name FROM product_category WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
};

/** $1 category id. A statement of its own: the one that waited for the lock would read what was there before. */
export const READ_CHART: Statement = {
  name: "size-chart.read",
  text: `SELECT tables, version FROM size_chart WHERE category_id = $1`,
};

/** $1 category id, $2 tables. */
export const SAVE_CHART: Statement = {
  name: "size-chart.save",
  text: `INSERT INTO size_chart AS s (category_id, tables) VALUES ($1, $2)
    ON CONFLICT (category_id) DO UPDATE
      SET tables = excluded.tables, version = nextval('size_chart_version'), updated_at = now()`,
};

/** $1 category id. */
export const DROP_CHART: Statement = {
  name: "size-chart.drop",
  text: "DELETE FROM size_chart WHERE category_id = $1",
};
