/** Clothes; then numbers of trousers and shoes, ages of children, and whatever else there is. */
const LETTERS = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "2XL", "3XL", "XXXL", "4XL", "5XL"];

const KINDS = [
  (size: string) => LETTERS.includes(size.toUpperCase()),
  (size: string) => /^\d+([.,]\d+)?$/.test(size),
  (size: string) => /^\d/.test(size),
  () => true,
];

const kindOf = (size: string): number => KINDS.findIndex((isKind) => isKind(size));

const compare = (one: string, other: string): number =>
  LETTERS.indexOf(one.toUpperCase()) - LETTERS.indexOf(other.toUpperCase()) ||
  one.localeCompare(other, "en", { numeric: true });

/** Sizes of one kind together, each kind from small to large. Kinds without any are left out. */
export const sizeGroups = (sizes: readonly string[]): string[][] =>
  KINDS.map((_, kind) => sizes.filter((size) => kindOf(size) === kind).sort(compare)).filter(
    (group) => group.length > 0,
  );
