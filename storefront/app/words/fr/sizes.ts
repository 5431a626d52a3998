import { isOneSize, yearsOf } from "@strive/backend/contracts/named-sizes";

/** Sizes that say what they are. */
function nameOf(size: string): string | null {
  if (isOneSize(size)) return "taille unique";
  const years = yearsOf(size);
  return years && `${years} ${years === "1" ? "an" : "ans"}`;
}
const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As staff wrote it, where it has no name. */
export function sizeText(size: string): string {
  const name = nameOf(size);
  return name === null ? size : begin(name);
}
export const sizeNamed = (size: string): string => begin(nameOf(size) ?? `taille ${size}`);
export const sizeInText = (size: string): string => nameOf(size) ?? `taille ${size}`;
