/**
 * What staff typed as the piece of text that is looked for. A number is written as people do, with
 * spaces, and with the 0 that stands for +250: `0788 123 456` is in `+250788123456`.
 */
export function searchTermOf(typed: string): string {
  const text = typed.trim().toLowerCase();
  if (!/^\+?[\d\s()-]+$/.test(text)) return text;
  const digits = text.replace(/[^\d+]/g, "");
  return digits.length > 3 ? digits.replace(/^0(?=7)/, "") : digits;
}

/** A piece of text as a pattern of LIKE: what is typed has no wildcards. */
export const containing = (piece: string): string =>
  `%${piece.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
