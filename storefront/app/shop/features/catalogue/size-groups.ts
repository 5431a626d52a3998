/** Clothes; then numbers of trousers and shoes, ages of children, and whatever else there is. */
const LETTERS = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "2XL", "3XL", "XXXL", "4XL", "5XL"];

const KINDS = [
  (size: string) => LETTERS.includes(size.toUpperCase()),
  (size: string) => /^\d+([.,]\d+)?$/.test(size),
  (size: string) => /^\d/.test(size),
  () => true,
];

const kindOf = (size: string): number => KINDS.findIndex((isKind) => isKind(size));

/** Sizes of one kind together, in the server's order, which is from small to large. */
export const sizeGroups = (sizes: readonly string[]): string[][] =>
  KINDS.map((_, kind) => sizes.filter((size) => kindOf(size) === kind)).filter(
    (group) => group.length > 0,
  );
