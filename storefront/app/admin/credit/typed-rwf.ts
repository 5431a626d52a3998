/** Whole RWF as people write them: "12,500", "RWF 12 500"; NaN for all other text. */
export function typedRwf(typed: string): number {
  const digits = typed.replace(/^\s*RWF/i, "").replace(/[\s,]/g, "");
  return /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN;
}
