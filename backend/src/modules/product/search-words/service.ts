import type { Language } from "../../../contracts/languages";
import { run, type Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import { foldText } from "../read-model/domain/fold";
import { isListedWord } from "../read-model/domain/search-text";
import {
  ADD_SYNONYM,
  COUNT_SYNONYMS,
  DROP_MISS,
  DROP_MISS_OF_WORD,
  DROP_SYNONYM,
  LIST_MISSES,
  LIST_SYNONYMS,
  NOTE_MISS,
} from "./sql";

export interface SynonymRecord {
  id: string;
  /** Folded. */
  word: string;
  /** Folded: one word or several. */
  means: string;
  createdAt: string | Date;
}

export interface MissRecord {
  id: string;
  /** Folded: all that was typed. */
  word: string;
  /** Of whoever looked for it last. */
  language: Language;
  times: number;
  lastAt: string;
}

/** All are held in memory by every instance, and each costs every search a comparison. */
export const MOST_SYNONYMS = 500;

/** A number or an address is somebody's, and no article. */
const isPersonal = (text: string): boolean => text.includes("@") || /(\d\D{0,2}){6}/.test(text);

/** A text as searches compare it. */
export const asSearched = (text: string): string => foldText(text).replace(/\s+/g, " ").trim();

/** What people search for in vain, and what staff say that words mean. */
export default class SearchWordsService {
  /** One more search that found nothing; personal data is not kept. */
  async noteMiss(text: string, language: Language): Promise<void> {
    const word = asSearched(text);
    if (word.length < 2 || isPersonal(word)) return;
    await run(NOTE_MISS, [entityId("miss"), word, language]);
  }

  /** Those looked for most often first. */
  async misses(limit: number, offset: number): Promise<{ count: number; misses: MissRecord[] }> {
    const [row] = await run<{ count: number; misses: MissRecord[] }>(LIST_MISSES, [limit, offset]);
    return row ?? { count: 0, misses: [] };
  }

  /** @returns its word; null: there is none */
  async dropMiss(inside: Run, id: string): Promise<string | null> {
    const [row] = await inside<{ word: string }>(DROP_MISS, [id]);
    return row?.word ?? null;
  }

  /** By word. */
  async synonyms(
    limit: number,
    offset: number,
  ): Promise<{ count: number; synonyms: SynonymRecord[] }> {
    const [row] = await run<{ count: number; synonyms: SynonymRecord[] }>(LIST_SYNONYMS, [
      limit,
      offset,
    ]);
    return row ?? { count: 0, synonyms: [] };
  }

  async countSynonyms(inside: Run): Promise<number> {
    const [row] = await inside<{ count: number }>(COUNT_SYNONYMS, []);
    return row?.count ?? 0;
  }

  /** Whether the shop itself knows what a word means. */
  isBuiltIn(word: string): boolean {
    return isListedWord(asSearched(word));
  }

  /** What was searched for in vain by this word is answered then. @returns null: the word has a meaning already */
  async addSynonym(inside: Run, word: string, means: string): Promise<SynonymRecord | null> {
    const values = [entityId("syn"), asSearched(word), asSearched(means)];
    const [row] = await inside<SynonymRecord>(ADD_SYNONYM, values);
    if (row) await inside(DROP_MISS_OF_WORD, [row.word]);
    return row ?? null;
  }

  /** @returns as it was; null: there is none */
  async dropSynonym(inside: Run, id: string): Promise<SynonymRecord | null> {
    const [row] = await inside<SynonymRecord>(DROP_SYNONYM, [id]);
    return row ?? null;
  }
}
