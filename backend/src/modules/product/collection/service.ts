import { MOST_SUGGESTIONS, type Suggestion } from "../../../contracts/catalogue";
import type { CollectionState } from "../../../contracts/collection-rules";
import { DEFAULT_LANGUAGE, type Language } from "../../../contracts/languages";
import type { Run } from "../../../lib/database";
import { HeardState } from "../../../lib/heard-state";
import { foldText } from "../read-model/domain/fold";
import { collectionStateOf, nextChange } from "./domain/collection-state";
import {
  CLEAR_ITEMS,
  COLLECTION_CHANNEL,
  DELETE_COLLECTION,
  FREE_HANDLE,
  KEEP_HANDLE,
  LOCK_COLLECTIONS,
  READ_COLLECTIONS,
  SAVE_COLLECTION,
  SET_ITEMS,
  TELL,
} from "./sql";

export type Told = Partial<Record<Language, string>>;

export interface CollectionRecord {
  id: string;
  handle: string;
  title: Told;
  text: Told;
  /** Its own; null: one of its products' stands for it. */
  picture: { url: string; alt: Told } | null;
  /** Of a product; null: the first one's picture. */
  cover: string | null;
  dropId: string | null;
  /** ISO 8601, UTC. */
  startsAt: string | null;
  endsAt: string | null;
  version: number;
  updatedAt: string;
  /** In the order in which they are shown. */
  products: string[];
  oldHandles: string[];
}

/** What staff say of it. */
export type CollectionDraft = Omit<CollectionRecord, "version" | "updatedAt" | "oldHandles">;

/** As it is said to a reader; what is not said in his language is said in English. */
export const toldIn = (told: Told, language: Language): string =>
  told[language] ?? told[DEFAULT_LANGUAGE] ?? "";

/** Timers are not for months. */
const LONGEST_MS = 3_600_000;
/** Suggestions that are collections. */
const MOST_SUGGESTED = 2;

/** Every word that was typed begins a word of the title. */
function isNamed(title: string, typed: string): boolean {
  const words = foldText(title).split(/[^\p{L}\p{N}]+/u);
  const asked = typed.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  return asked.length > 0 && asked.every((word) => words.some((one) => one.startsWith(word)));
}

/**
 * Named sets of products. This process has all of them in memory, hears of every change, and says `changed` as well when one begins
 * or ends: pages decide nothing by time.
 */
export default class CollectionService extends HeardState {
  private collections: CollectionRecord[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    super(COLLECTION_CHANNEL);
  }

  protected async reread(look: Run): Promise<void> {
    this.collections = await look<CollectionRecord>(READ_COLLECTIONS, []);
    this.#wake();
    this.changed();
  }

  override async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await super.stop();
  }

  #wake(): void {
    clearTimeout(this.#timer);
    const now = Date.now();
    const next = nextChange(this.collections, now);
    if (next === null) return;
    const later = () => {
      if (Date.now() >= next) this.changed();
      this.#wake();
    };
    this.#timer = setTimeout(later, Math.min(LONGEST_MS, next - now)).unref();
  }

  /** The latest change first. */
  get all(): readonly CollectionRecord[] {
    return this.collections;
  }

  stateOf(collection: CollectionRecord): CollectionState {
    return collectionStateOf(collection, Date.now());
  }

  /** Those that shoppers see now. */
  get shown(): CollectionRecord[] {
    return this.collections.filter((one) => this.stateOf(one) === "shown");
  }

  /** Null: there is none. @param handle one that it has or had */
  called(handle: string): CollectionRecord | null {
    return (
      this.collections.find((one) => one.handle === handle) ??
      this.collections.find(({ oldHandles }) => oldHandles.includes(handle)) ??
      null
    );
  }

  /** Those whose title begins with what is typed, in a reader's language or in English. @param typed folded */
  suggested(typed: string, language: Language): Suggestion[] {
    return this.shown
      .filter(({ title }) =>
        [title[language], title[DEFAULT_LANGUAGE]].some((told = "") => isNamed(told, typed)),
      )
      .slice(0, Math.min(MOST_SUGGESTED, MOST_SUGGESTIONS))
      .map(({ id, handle, title, picture }) => ({
        text: toldIn(title, language),
        kind: "collection" as const,
        id,
        handle,
        ...(picture && { image: picture.url }),
      }));
  }

  /** Until the end of the transaction nobody else makes or changes one. */
  async lock(inside: Run): Promise<CollectionRecord[]> {
    await inside(LOCK_COLLECTIONS, []);
    return inside<CollectionRecord>(READ_COLLECTIONS, []);
  }

  /** @param before as it was; null: it is new */
  async save(inside: Run, draft: CollectionDraft, before: CollectionRecord | null): Promise<void> {
    await inside(SAVE_COLLECTION, [
      draft.id,
      draft.handle,
      JSON.stringify(draft.title),
      JSON.stringify(draft.text),
      draft.cover,
      draft.dropId,
      draft.startsAt,
      draft.endsAt,
      draft.picture && JSON.stringify(draft.picture),
    ]);
    await inside(CLEAR_ITEMS, [draft.id]);
    await inside(SET_ITEMS, [draft.id, draft.products]);
    await inside(FREE_HANDLE, [draft.handle]);
    if (before && before.handle !== draft.handle) {
      await inside(KEEP_HANDLE, [before.handle, draft.id]);
    }
    await inside(TELL, []);
  }

  async delete(inside: Run, id: string): Promise<void> {
    await inside(DELETE_COLLECTION, [id]);
    await inside(TELL, []);
  }
}
