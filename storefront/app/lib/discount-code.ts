/** The contract's limit; repeated because importing it would pull in zod. */
export const MOST_CHARACTERS = 64;

/** A code that the server would look up, without the spaces around it; empty for anything else. */
export function discountCodeOf(raw: unknown): string {
  const code = typeof raw === "string" ? raw.trim() : "";
  return code.length <= MOST_CHARACTERS && /^\P{Cc}*$/u.test(code) ? code : "";
}
