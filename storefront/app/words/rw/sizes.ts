import { isOneSize, yearsOf } from "@strive/backend/contracts/named-sizes";

/** Sizes that say what they are. */
function nameOf(size: string): string | null {
  if (isOneSize(size)) return "ingano imwe";
  const years = yearsOf(size);
  return years && (years === "1" ? "umwaka 1" : `imyaka ${years}`);
}
const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As staff wrote it, where it has no name. */
export function sizeText(size: string): string {
  const name = nameOf(size);
  return name === null ? size : begin(name);
}
export const sizeNamed = (size: string): string => begin(nameOf(size) ?? `ingano ${size}`);
export const sizeInText = (size: string): string => nameOf(size) ?? `ingano ${size}`;
