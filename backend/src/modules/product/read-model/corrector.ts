import type { Translated } from "../../../contracts/translated";
import { neighboursStatement, presentStatement, type Wanted } from "./correct-sql";
import type { CatalogueDatabase } from "./database";
import { isCorrectable, nearMisses } from "./domain/near-miss";
import { possibleStandIns, termOf, type SearchTerm, type SearchText } from "./domain/search-text";

/** How many possibly intended words are looked up. */
const MOST_MISSES = 12;

/** What stands among the words of products that are called so. */
const calledBy = ({ word, token, isListed }: SearchTerm): string => (isListed ? token : word);

const inWords = (word: string): Wanted => ({ piece: null, word });
const anywhere = (term: SearchTerm): Wanted => ({ piece: term.piece, word: calledBy(term) });

/** Finds what was meant by words the shop does not have. */
export class Corrector {
  constructor(private readonly database: Pick<CatalogueDatabase, "rows">) {}

  /**
   * The search with the shop's nearest thing for every listed thing it lacks (shoes for boots);
   * unchanged if it lacks none. Free when no word names a kind.
   */
  async widened(search: SearchText, language?: Translated): Promise<SearchText> {
    const kinds = search.terms.filter((term) => possibleStandIns(term).length > 0);
    const had = await this.#present(
      kinds.map(({ token }) => inWords(token)),
      language,
    );
    const lacking = kinds.filter(({ token }) => !had.has(token));
    const standIns = await this.#present(lacking.flatMap(possibleStandIns).map(inWords), language);
    if (standIns.size === 0) return search;
    const terms = search.terms.map((term) => {
      const nearest = lacking.includes(term)
        ? possibleStandIns(term).find((token) => standIns.has(token))
        : undefined;
      return nearest === undefined ? term : { ...term, standIns: [nearest] };
    });
    return { ...search, terms };
  }

  /** The search with every word that nothing has made the nearest that something has; null: no other. */
  async corrected(search: SearchText, language?: Translated): Promise<SearchText | null> {
    const present = await this.#present(search.terms.map(anywhere), language);
    const isKnown = (term: SearchTerm) => present.has(calledBy(term)) || term.standIns.length > 0;
    const terms: SearchTerm[] = [];
    for (const term of search.terms) {
      const meant = isKnown(term) ? term : await this.#meant(term, language);
      if (meant === null) return null;
      terms.push(meant);
    }
    if (terms.every((term, at) => term === search.terms[at])) return null;
    const phrase = terms.map(({ piece }) => piece).join(" ");
    return this.widened({ phrase, terms }, language);
  }

  /** Null for correct spellings: the shop lacks the thing. */
  async #meant(
    { word, isListed }: SearchTerm,
    language: Translated | undefined,
  ): Promise<SearchTerm | null> {
    if (isListed || !isCorrectable(word)) return null;
    const [row] = await this.database.rows<{ words: string | null }>(neighboursStatement(word));
    const misses = nearMisses(word, row?.words?.split(" ") ?? [], MOST_MISSES).map(termOf);
    const standIns = misses.flatMap(possibleStandIns).map(inWords);
    const present = await this.#present([...misses.map(anywhere), ...standIns], language);
    const isThere = (term: SearchTerm) =>
      [calledBy(term), ...possibleStandIns(term)].some((found) => present.has(found));
    return misses.find(isThere) ?? null;
  }

  async #present(wanted: Wanted[], language?: Translated): Promise<Set<string>> {
    if (wanted.length === 0) return new Set();
    const rows = await this.database.rows<{ word: string }>(presentStatement(wanted, language));
    return new Set(rows.map(({ word }) => word));
  }
}
