import type { ProductGender } from "../../../../contracts/catalogue";
import type { Row } from "./row";

const fold = (word: string) => word.trim().toLowerCase().replace(/['’]/g, "");

/** Google's age groups for children. */
const CHILDREN = new Set(
  "kids kid children child toddler toddlers infant infants newborn newborns".split(" "),
);
const GENDERS = new Map<string, ProductGender | null>([
  ["male", "men"],
  ["men", "men"],
  ["female", "women"],
  ["women", "women"],
  ["unisex", null],
]);

const TAGS = new Map<string, ProductGender>([
  ...["men", "mens", "man", "male", "hommes", "homme"].map((tag) => [tag, "men"] as const),
  ...["women", "womens", "woman", "ladies", "female", "femmes", "femme"].map(
    (tag) => [tag, "women"] as const,
  ),
  ...["kids", "kid", "children", "child", "boys", "girls", "baby", "babies", "enfants"].map(
    (tag) => [tag, "kids"] as const,
  ),
  ...[...CHILDREN].map((tag) => [tag, "kids"] as const),
]);

/** Whom the tags say it is for; null when they name nobody, or several. */
function taggedGender(tags: string): ProductGender | null {
  const named = new Set(tags.split(",").flatMap((tag) => TAGS.get(fold(tag)) ?? []));
  const [only] = named;
  return named.size === 1 && only ? only : null;
}

/**
 * Whom a product is for, from Google's columns, else from its tags; null: for everyone.
 * undefined: the file does not say.
 */
export function readGender(row: Row): ProductGender | null | undefined {
  const gender = row.text("gender");
  if (CHILDREN.has(fold(row.text("ageGroup")))) return "kids";
  if (gender !== "") {
    const known = GENDERS.get(fold(gender));
    if (known === undefined) row.refuse("gender", "must be male, female or unisex");
    return known;
  }
  const tagged = taggedGender(row.text("tags"));
  const isAsked = row.has("gender") || row.has("ageGroup");
  return tagged ?? (isAsked ? null : undefined);
}
