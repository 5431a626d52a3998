/** SQL of one row with settings of the shop. Read by orders, when they are placed. */
export const settingsRow = (columns: string): string =>
  `SELECT ${columns} FROM app_setting WHERE one`;

/** SQL of one setting. Read by orders (who is told, how long they may hold stock) and by low stock. */
export const setting = (column: string): string => `(${settingsRow(column)})`;

/** SQL of what a franc is worth, `{"USD", "EUR"}`; null before any rate was read. Read by quotes. */
export const RATES_NOW = `(SELECT jsonb_build_object('USD', r.usd, 'EUR', r.eur) FROM exchange_rate r
   WHERE r.one AND r.usd IS NOT NULL AND r.eur IS NOT NULL)`;

/** Days for which a picture is kept that no version has: somebody's draft may. */
const DRAFT_DAYS = 30;

/** Pictures of what the pages say or said, for the sweep. $1 the last id, $2 how many. Index: primary key. */
export const PICTURES_OF_CONTENT = `SELECT id,
        (jsonb_path_query_array(pictures, '$[*].url') || jsonb_path_query_array(pictures, '$[*].wide'))::text AS text
      FROM content_version WHERE id > $1 ORDER BY id LIMIT $2`;

/** Pictures that were sent for what is not published yet. $1 the last address, $2 how many. Index: primary key. */
export const PICTURES_OF_DRAFTS = `SELECT url AS id, url AS text FROM content_picture
      WHERE url > $1 AND sent_at > now() - interval '${DRAFT_DAYS} days' ORDER BY url LIMIT $2`;

/** Small: nobody sends pictures by the thousand. */
export const FORGET_DRAFTS = `DELETE FROM content_picture WHERE sent_at < now() - interval '${DRAFT_DAYS} days'`;
