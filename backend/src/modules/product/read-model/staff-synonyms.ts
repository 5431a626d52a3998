import type { CatalogueDatabase } from "./database";
import { synonymsFrom, type Synonyms } from "./domain/search-text";

const READ_SYNONYMS = {
  name: "catalogue_synonyms",
  text: "SELECT word, means FROM search_synonym",
  values: [],
};

/** What staff say that words mean, as this process last read it. */
export class StaffSynonyms {
  #read: Promise<Synonyms> | null = null;

  constructor(private readonly database: Pick<CatalogueDatabase, "rows">) {}

  /** They may have changed. */
  forget(): void {
    this.#read = null;
  }

  /** The same map until they are forgotten. */
  current(): Promise<Synonyms> {
    const read = this.#read ?? this.#look();
    this.#read = read;
    return read;
  }

  async #look(): Promise<Synonyms> {
    try {
      return synonymsFrom(await this.database.rows<{ word: string; means: string }>(READ_SYNONYMS));
    } catch (error) {
      this.#read = null;
      throw error;
    }
  }
}
