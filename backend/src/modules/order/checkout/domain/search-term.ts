/**
 * What staff typed, as the text to search for. Numbers may have spaces, and a 0 for +250: `0788 123
 * 456` is in `+250788123456`.
 */
export function searchTermOf(typed: string): string {
  const text = typed.trim().toLowerCase();
  if (!/^\+?[\d\s()-]+$/.test(text)) return text;
  const digits = text.replace(/[^\d+]/g, "");
  return digits.length > 3 ? digits.replace(/^0(?=7)/, "") : digits;
}
