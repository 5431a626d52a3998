import { createHash } from "node:crypto";
import { COLOR_FAMILY_FUNCTION, COLOR_WORDS_FUNCTION } from "./color-sql";
import { COMPUTE_DRAFT_FUNCTION, COMPUTE_FUNCTION } from "./compute-sql";
import {
  REFRESH_CATEGORIES_FUNCTION,
  REFRESH_FUNCTION,
  STORE_FUNCTIONS,
  TAKE_REFRESH_LOCK,
} from "./refresh-sql";
import {
  FOLD_COLLATION,
  foldFunction,
  LOOKUP_FUNCTIONS,
  SEARCH_WORDS_FUNCTION,
} from "./search-sql";
import { BOTH_TABLES } from "./product-tables-sql";
import { countedTallies } from "./tally-sql";
import {
  COMPUTE_CATEGORY_TEXTS_FUNCTION,
  COMPUTE_TEXTS_FUNCTION,
  HEAD_FUNCTION,
  STORE_CATEGORY_TEXTS_FUNCTION,
  STORE_TEXTS_FUNCTION,
  TOLD_FUNCTION,
  TRANSLATIONS_FUNCTION,
} from "./texts-sql";
import { TRIGGER_STATEMENTS } from "./triggers-sql";
import { NOTE_PRICES_FUNCTION, PRICE_BEFORE_FUNCTION } from "../price-past-sql";
import { SIZE_RANK_FUNCTION } from "./size-order-sql";

export { FOLD_COLLATION };

/** Everything that decides what a row says. */
const rowFunctions = (collation: string | null): string[] => [
  SIZE_RANK_FUNCTION,
  foldFunction(collation),
  COLOR_WORDS_FUNCTION,
  COLOR_FAMILY_FUNCTION,
  ...LOOKUP_FUNCTIONS,
  SEARCH_WORDS_FUNCTION,
  PRICE_BEFORE_FUNCTION,
  HEAD_FUNCTION,
  COMPUTE_FUNCTION,
  COMPUTE_DRAFT_FUNCTION,
  COMPUTE_TEXTS_FUNCTION,
  COMPUTE_CATEGORY_TEXTS_FUNCTION,
];

/** Functions in the order they need each other. */
export const functionStatements = (collation: string | null): string[] => [
  ...rowFunctions(collation),
  ...STORE_FUNCTIONS,
  NOTE_PRICES_FUNCTION,
  TOLD_FUNCTION,
  TRANSLATIONS_FUNCTION,
  STORE_TEXTS_FUNCTION,
  STORE_CATEGORY_TEXTS_FUNCTION,
  REFRESH_CATEGORIES_FUNCTION,
  REFRESH_FUNCTION,
];

export const triggerStatements = TRIGGER_STATEMENTS;

const digest = (statements: readonly string[]) =>
  createHash("sha256").update(statements.join("\n")).digest("hex");

/** Digest of all that is installed. */
export const installedOf = (collation: string | null): string =>
  digest([...functionStatements(collation), ...triggerStatements]);

/** Digest of everything that decides what the rows say; if it differs they must be rebuilt. */
export const definitionOf = (collation: string | null): string =>
  digest([
    ...rowFunctions(collation),
    ...BOTH_TABLES.map(({ products }) => countedTallies(products)),
  ]);

export const INSTALL_LOCK = "SELECT pg_advisory_xact_lock(hashtext('strive.catalogue.install'))";

/**
 * Notes every product, and recounts the tallies, if they were made by a definition other than
 * `:definition`.
 */
export const NOTE_IF_REDEFINED: readonly string[] = [
  TAKE_REFRESH_LOCK,
  ...BOTH_TABLES.flatMap(({ products, tallies }) => [
    `DELETE FROM ${tallies} USING catalogue_state WHERE definition <> :definition`,
    `INSERT INTO ${tallies} (kind, category_id, gender, in_stock, value, n)
     SELECT t.* FROM (${countedTallies(products)}) t, catalogue_state WHERE definition <> :definition`,
  ]),
  `INSERT INTO catalogue_dirty (kind, ref)
   SELECT 'category', '' FROM catalogue_state WHERE definition <> :definition
   UNION ALL
   SELECT 'product', p.id FROM catalogue_state, product p WHERE definition <> :definition`,
  "UPDATE catalogue_state SET definition = :definition WHERE definition <> :definition",
];

export const READ_INSTALLED = "SELECT installed FROM catalogue_state";
export const WRITE_INSTALLED = "UPDATE catalogue_state SET installed = ?";
