import type { Product } from "../src/contracts/catalogue";
import { colorName } from "../src/contracts/colors";
import { foldText } from "../src/modules/product/read-model/domain/fold";
import {
  searchTextOf,
  type SearchTerm,
} from "../src/modules/product/read-model/domain/search-text";
import {
  colorWords,
  MATERIAL_FORMS,
  ownWords,
  splitWords,
  THING_FORMS,
  tokenOf,
  upperWords,
} from "../src/modules/product/read-model/domain/search-words";

/** The words that find a product beside its name, by what they say of it. */
interface Words {
  thing: Set<string>;
  kind: Set<string>;
  rest: Set<string>;
}

function wordsOf(product: Product): Words {
  const named = splitWords(foldText(product.name));
  const category = splitWords(foldText(product.category_name ?? ""));
  const things = [...named.filter((word) => THING_FORMS.has(word)).slice(-1), ...category];
  const materials = splitWords(foldText(product.description)).filter((word) =>
    MATERIAL_FORMS.has(word),
  );
  const colors = product.colors.flatMap((hex) => {
    const name = colorName(hex);
    return name === null ? [] : colorWords(name);
  });
  const others = [...named, product.gender ?? "", ...materials];
  return {
    thing: new Set(
      things.flatMap((word) => {
        const own = ownWords(word);
        return [word, ...(own.length > 0 ? own : [tokenOf(word)])];
      }),
    ),
    kind: new Set(things.flatMap(upperWords)),
    rest: new Set([...others.flatMap(ownWords), ...materials.flatMap(upperWords), ...colors]),
  };
}

const startsIn = (words: Iterable<string>, start: string): boolean =>
  [...words].some((word) => word.startsWith(start));

const isCalled = ({ thing, kind, rest }: Words, { word, token, isListed }: SearchTerm): boolean =>
  [thing, kind, rest].some((words) => (isListed ? words.has(token) : startsIn(words, word)));

/** Whether a product is found: every word asked for stands in it, or is one that it is found by. */
export function isFound(product: Product, q: string): boolean {
  const texts = [foldText(product.name), foldText(product.description)];
  const words = wordsOf(product);
  return searchTextOf(foldText(q)).terms.every(
    (term) => texts.some((text) => text.includes(term.piece)) || isCalled(words, term),
  );
}

/** How close a product that is found comes to what was typed; 0 is closest. */
export function closeness(product: Product, q: string): number {
  const name = foldText(product.name);
  const words = wordsOf(product);
  const { phrase, terms } = searchTextOf(foldText(q));
  const isNamed = ({ word }: SearchTerm) => ` ${name}`.includes(` ${word}`);
  const isThing = ({ token }: SearchTerm) => words.thing.has(token);
  const isKind = ({ token }: SearchTerm) => words.thing.has(token) || words.kind.has(token);
  const hasAll = terms.every((term) => isNamed(term) || isCalled(words, term));
  if (name === phrase) return 0;
  if (terms.some(isThing) && terms.every((term) => isNamed(term) || isThing(term))) {
    return ` ${name}`.includes(` ${phrase}`) ? 1 : 2;
  }
  if (name.startsWith(phrase)) return 3;
  if (name.includes(` ${phrase}`)) return 4;
  if (hasAll && terms.some(isKind)) return 5;
  if (name.includes(phrase)) return 6;
  return hasAll ? 7 : 9;
}
