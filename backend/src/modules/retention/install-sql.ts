import type { InstalledSql } from "../../lib/installed-sql";

/** Indexes on tables of Medusa that this module needs; each statement may be repeated. */
export const RETENTION_SQL: InstalledSql = {
  name: "retention",
  statements: [
    `CREATE INDEX IF NOT EXISTS notification_age ON notification (created_at)`,
    `CREATE INDEX IF NOT EXISTS notification_resource ON notification (resource_id)`,
  ],
};
