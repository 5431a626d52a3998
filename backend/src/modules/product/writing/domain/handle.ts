import { RESERVED_HANDLES } from "../../../../contracts/catalogue-writes";

const MAX_LENGTH = 90;
/** Numbers tried before chance decides. */
const NUMBERED = 30;

/** Lower-case letters, digits and single hyphens; empty when nothing of the text is left. */
export const slugOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, "");

/** What a product of this name may be called in its address, best first. */
export function handleCandidates(name: string): string[] {
  // "prod_…" is an id; a slug has no underscore, so no handle can pose as one.
  const base = slugOf(name) || "product";
  const numbered = Array.from({ length: NUMBERED }, (_, index) => `${base}-${index + 2}`);
  return RESERVED_HANDLES.includes(base) ? numbered : [base, ...numbered];
}
