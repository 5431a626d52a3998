import { correctionStatement } from "./correct-sql";
import type { CatalogueDatabase } from "./database";
import { searchTextOf } from "./domain/search-text";
import { HAS_TRIGRAMS } from "./read-sql";

const isCorrectable = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word);

/** Finds what somebody meant who found nothing. */
export class Corrector {
  #hasTrigrams: boolean | undefined;

  constructor(private readonly database: Pick<CatalogueDatabase, "rows">) {}

  /** The text with every unknown word made the most similar known one; null: that is none or no other. */
  async corrected(text: string): Promise<string | null> {
    const { terms } = searchTextOf(text);
    // Fewer letters are like too much, and signs are like nothing.
    if (!terms.some(({ word }) => isCorrectable(word))) return null;
    if (!(await this.#knowsTrigrams())) return null;
    const words: string[] = [];
    for (const term of terms) {
      const statement = correctionStatement(term);
      const [row] = await this.database.rows<{ word: string | null }>(statement);
      const word = row?.word ?? null;
      if (word === null || (word !== term.word && !isCorrectable(term.word))) return null;
      words.push(word);
    }
    const isOther = words.some((word, index) => word !== terms[index]?.word);
    return isOther ? words.join(" ") : null;
  }

  async #knowsTrigrams(): Promise<boolean> {
    if (this.#hasTrigrams === undefined) {
      const [row] = await this.database.rows<{ has: boolean }>({ text: HAS_TRIGRAMS, values: [] });
      this.#hasTrigrams = row?.has ?? false;
    }
    return this.#hasTrigrams;
  }
}
