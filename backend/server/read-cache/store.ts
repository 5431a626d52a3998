import type { CatalogueChange } from "../../src/modules/product/read-model/change";
import type { Entry } from "./entry";

/** Entry, maps and header arrays, roughly. */
const OVERHEAD = 3000;
const MAX_ALIASES = 16;

const sizeOf = (entry: Entry): number =>
  OVERHEAD +
  entry.identity.body.length +
  (entry.gzip?.body.length ?? 0) +
  (entry.br?.body.length ?? 0);

/**
 * Entries by key and by raw URL, bounded by bytes. Evicts the oldest unused since the last round
 * (second chance), so that a hit costs one flag.
 */
export class EntryStore {
  readonly #byKey = new Map<string, Entry>();
  /** Raw URL to entry: a hit needs no parsing. */
  readonly byUrl = new Map<string, Entry>();
  #bytes = 0;
  readonly #sizes = new Map<Entry, number>();
  #counters = { evicted: 0, purged: 0 };

  constructor(private readonly maxBytes: number) {}

  get(key: string): Entry | undefined {
    return this.#byKey.get(key);
  }

  put(entry: Entry): void {
    const old = this.#byKey.get(entry.key);
    if (old) this.#drop(old);
    this.#byKey.set(entry.key, entry);
    this.resize(entry);
  }

  /** Call when an entry gets another representation. */
  resize(entry: Entry): void {
    if (entry.isGone) return;
    const size = sizeOf(entry);
    this.#bytes += size - (this.#sizes.get(entry) ?? 0);
    this.#sizes.set(entry, size);
    this.#evict();
  }

  /** Lets a raw URL find the entry unparsed; beyond a few spellings, each is parsed every time. */
  alias(url: string, entry: Entry): void {
    if (entry.isGone || entry.aliases.length >= MAX_ALIASES || this.byUrl.has(url)) return;
    entry.aliases.push(url);
    this.byUrl.set(url, entry);
  }

  remove(entry: Entry): void {
    if (!entry.isGone) this.#drop(entry);
  }

  /** Removes exactly what could show the change: its products, and whatever lists products. */
  purge({ productIds, categories, facts }: CatalogueChange): void {
    const changed = productIds === null ? null : new Set(productIds);
    const areListsAsTheyWere = changed?.size === 0 && !facts;
    for (const entry of this.#byKey.values()) {
      const goes =
        entry.kind === "categories"
          ? categories || changed === null
          : entry.kind === "product"
            ? changed === null || (entry.productId !== null && changed.has(entry.productId))
            : entry.kind === "page" || !areListsAsTheyWere;
      if (!goes) continue;
      this.#drop(entry);
      this.#counters.purged += 1;
    }
  }

  get counters() {
    return { entries: this.#byKey.size, bytes: this.#bytes, ...this.#counters };
  }

  #evict(): void {
    for (const entry of this.#byKey.values()) {
      if (this.#bytes <= this.maxBytes) return;
      if (entry.wasUsed) {
        // Moved to the end; the loop meets it again only if everything else was used too.
        entry.wasUsed = false;
        this.#byKey.delete(entry.key);
        this.#byKey.set(entry.key, entry);
      } else {
        this.#drop(entry);
        this.#counters.evicted += 1;
      }
    }
  }

  #drop(entry: Entry): void {
    entry.isGone = true;
    this.#byKey.delete(entry.key);
    this.#bytes -= this.#sizes.get(entry) ?? 0;
    this.#sizes.delete(entry);
    for (const url of entry.aliases) this.byUrl.delete(url);
  }
}
