import { CREATE_LOOKS, DROP_LOOKS } from "./look-sql";

/**
 * What is looked at together, as one weight for two products, and what each product is shown with. No row says who, nor
 * when anybody did: `at` is when the weight was last worth what it says.
 */
export const CREATE_COMPANIONS: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS catalogue_looked_at (
     low text NOT NULL,
     high text NOT NULL,
     weight real NOT NULL,
     at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (low, high)
   )`,
  `CREATE TABLE IF NOT EXISTS catalogue_companion (
     product_id text PRIMARY KEY,
     others text[] NOT NULL
   )`,
  `ALTER TABLE IF EXISTS catalogue_state
     ADD COLUMN IF NOT EXISTS companions_at timestamptz NOT NULL DEFAULT '-infinity'`,
  CREATE_LOOKS,
];

export const DROP_COMPANIONS: readonly string[] = [
  DROP_LOOKS,
  "ALTER TABLE IF EXISTS catalogue_state DROP COLUMN IF EXISTS companions_at",
  "DROP TABLE IF EXISTS catalogue_companion",
  "DROP TABLE IF EXISTS catalogue_looked_at",
];
