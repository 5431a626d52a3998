/** Names of what nobody may read back, whatever Medusa's routes call it. */
const SECRET = /pass(word|phrase)?|secret|token|credential|authorization|api_?key/i;
const LONGEST_TEXT = 500;
const MOST_ENTRIES = 50;
const DEEPEST = 6;

function shown(value: unknown, depth: number): unknown {
  if (typeof value === "string") {
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  }
  if (typeof value !== "object" || value === null) return value;
  if (depth === DEEPEST) return "…";
  if (Array.isArray(value)) {
    const items = value.slice(0, MOST_ENTRIES).map((item) => shown(item, depth + 1));
    return value.length > MOST_ENTRIES
      ? [...items, `… ${value.length - MOST_ENTRIES} more`]
      : items;
  }
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ENTRIES)
      .map(([name, inner]) => [name, SECRET.test(name) ? "(hidden)" : shown(inner, depth + 1)]),
  );
}

/** A request's body as the audit log keeps it: without secrets, and of readable length. */
export const bodyForLog = (body: unknown): Record<string, unknown> =>
  typeof body === "object" && body !== null && !Array.isArray(body)
    ? (shown(body, 0) as Record<string, unknown>)
    : {};
