import type { Product } from "../src/contracts/catalogue";
import { colorName } from "../src/contracts/colors";
import { foldText } from "../src/modules/catalogue/domain/fold";
import { searchTextOf } from "../src/modules/catalogue/domain/search-text";
import { colorWords, splitWords, SYNONYMS } from "../src/modules/catalogue/domain/search-words";

/** The words that find a product beside its name and description. */
function wordsOf(product: Product): Set<string> {
  const labels = splitWords(foldText(`${product.category_name ?? ""} ${product.gender ?? ""}`));
  const named = [...labels, ...splitWords(foldText(product.name))];
  const colors = product.colors.flatMap((hex) => {
    const name = colorName(hex);
    return name === null ? [] : colorWords(name);
  });
  return new Set([...labels, ...named.flatMap((word) => SYNONYMS.get(word) ?? []), ...colors]);
}

/** Whether a product is found: every word asked for stands in it, or starts one of its words. */
export function isFound(product: Product, q: string): boolean {
  const texts = [foldText(product.name), foldText(product.description)];
  const words = [...wordsOf(product)];
  return searchTextOf(foldText(q)).terms.every(
    ({ piece, word }) =>
      texts.some((text) => text.includes(piece)) || words.some((other) => other.startsWith(word)),
  );
}

/** How close a product that is found comes to what was typed; 0 is closest. */
export function closeness(product: Product, q: string): number {
  const name = foldText(product.name);
  const typed = foldText(q).trim();
  if (name.startsWith(typed)) return 0;
  if (name.includes(` ${typed}`)) return 1;
  if (name.includes(typed)) return 2;
  const words = [...name.split(" "), ...wordsOf(product)];
  const { terms } = searchTextOf(typed);
  return terms.every(({ word }) => words.some((other) => other.startsWith(word))) ? 3 : 4;
}
