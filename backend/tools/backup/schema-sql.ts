/**
 * What the shop's schema consists of, read from PostgreSQL's own catalogues. Everything of the shop is
 * in `public`; the schema `pgboss` only holds wake-ups, whose causes are rows of `public`, and the
 * first worker recreates it.
 */

/** Tables recording which migrations ran: compared, never loaded. Column: the name. */
export const MIGRATION_TABLES: Readonly<Record<string, string>> = {
  mikro_orm_migrations: "name",
  link_module_migrations: "table_name",
};

/** What a database notes of the code that prepared it; a restored one keeps its own. */
export const KEPT_TABLES: readonly string[] = [
  ...Object.keys(MIGRATION_TABLES),
  "script_migrations",
  "installed_sql",
];

/** Relations from an extension are the extension's. */
const NOT_OF_AN_EXTENSION = `NOT EXISTS (SELECT 1 FROM pg_depend d
  WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** Tables in the order of their names, partitioned ones as one, with their columns as JSON. */
export const TABLES = `
SELECT c.relname AS name, (
  SELECT coalesce(jsonb_agg(jsonb_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attname), '[]')
  FROM pg_attribute a
  WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
) AS columns
FROM pg_class c
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
  AND ${NOT_OF_AN_EXTENSION}
ORDER BY c.relname COLLATE "C"`;

export const SEQUENCES = `
SELECT c.relname AS name FROM pg_class c
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'S' AND ${NOT_OF_AN_EXTENSION}
ORDER BY c.relname COLLATE "C"`;

/** Of tables in `public`, as statements that drop and restore each, checking every row. */
export const FOREIGN_KEYS = `
SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', k.conrelid::regclass, k.conname) AS remove,
  format('ALTER TABLE %s ADD CONSTRAINT %I %s', k.conrelid::regclass, k.conname,
    pg_get_constraintdef(k.oid)) AS restore
FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
WHERE k.contype = 'f' AND k.conparentid = 0 AND c.relnamespace = 'public'::regnamespace
ORDER BY k.conname`;

/** The shop's enabled triggers; those of foreign keys are PostgreSQL's own. */
export const TRIGGERS = `
SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', t.tgrelid::regclass, t.tgname) AS remove,
  format('ALTER TABLE %s ENABLE TRIGGER %I', t.tgrelid::regclass, t.tgname) AS restore
FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
WHERE NOT t.tgisinternal AND t.tgenabled = 'O' AND c.relnamespace = 'public'::regnamespace
ORDER BY t.tgname`;

/** The same user's other sessions on this database. */
export const OTHER_SESSIONS = `
SELECT count(*)::integer AS n FROM pg_stat_activity
WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
  AND backend_type = 'client backend'`;

/** Tables that are empty in an unused shop, and what people call their rows. */
export const SIGNS_OF_LIFE: Readonly<Record<string, string>> = {
  product: "products",
  checkout_order: "orders",
  order: "orders of Medusa",
  customer: "customers",
  account: "accounts",
  user: "users of the dashboard",
};

/** The launcher's note of the schema: the database's, not the archive's. */
export const SCHEMA_NOTE = "SELECT value FROM launcher_state WHERE key = 'schema'";
export const WRITE_SCHEMA_NOTE = `
INSERT INTO launcher_state (key, value) VALUES ('schema', $1)
ON CONFLICT (key) DO UPDATE SET value = $1`;
