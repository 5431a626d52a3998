import { parseEnv } from "./env";
import { signals, type DatabasePool } from "./signals";

const LONGEST_TEXT = 2000;

/** Names in quotes, which stay; strings in all of PostgreSQL's spellings, comments, and numbers. */
const VALUES = new RegExp(
  [
    `"(?:[^"]|"")*"`,
    `\\$([A-Za-z_]\\w*)?\\$[\\s\\S]*?\\$\\1\\$`,
    `\\b[eE]'(?:[^'\\\\]|''|\\\\[\\s\\S])*(?:'|$)`,
    `'(?:[^']|'')*(?:'|$)`,
    `--[^\\n]*`,
    `/\\*[\\s\\S]*?\\*/`,
    `(?<![\\w$.])\\d+(?:\\.\\d+)?\\b`,
  ].join("|"),
  "g",
);

/**
 * A statement without any values written into its text. Placeholders ($1)
 * and names stay.
 */
export const withoutValues = (text: string): string =>
  text
    .slice(0, 4 * LONGEST_TEXT)
    .replace(VALUES, (found) => (found.startsWith('"') ? found : "?"))
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_TEXT);

let limit: number | undefined;

/** Milliseconds from which a statement counts as slow; Infinity: never. Read once. */
export function slowFromMs(): number {
  if (limit === undefined) {
    const { SLOW_QUERY_MS } = parseEnv();
    limit = SLOW_QUERY_MS === "off" ? Infinity : SLOW_QUERY_MS;
  }
  return limit;
}

/** @param began of `performance.now()` */
export function noteStatement(
  pool: DatabasePool,
  { name, text }: { name?: string; text: string },
  began: number,
): void {
  const ms = performance.now() - began;
  if (ms < slowFromMs()) return;
  signals.statementWasSlow.send({
    pool,
    ms: Math.round(ms),
    ...(name === undefined ? {} : { name }),
    statement: withoutValues(text),
  });
}
