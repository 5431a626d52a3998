/**
 * A phone number as typed to E.164, or null. Rwandan forms (`078…`, `78…`, `25078…`) get the
 * country code; any other number needs its `+`. Spaces, dashes, dots and brackets are dropped.
 */
export function normalizePhone(typed: string): string | null {
  const compact = typed.trim().replace(/[\s\-().]/g, "");
  if (!/^\+?\d{6,15}$/.test(compact)) return null;
  if (compact.startsWith("+250")) return /^\+250[27]\d{8}$/.test(compact) ? compact : null;
  if (compact.startsWith("+")) return /^\+[1-9]\d{6,14}$/.test(compact) ? compact : null;
  if (/^250[27]\d{8}$/.test(compact)) return `+${compact}`;
  if (/^0[27]\d{8}$/.test(compact)) return `+250${compact.slice(1)}`;
  if (/^7\d{8}$/.test(compact)) return `+250${compact}`;
  return null;
}
