import type { CatalogueChange } from "./change";
import { Columns, type ColumnRow } from "./columns";
import { CATEGORY_NAMES, columnsAfter, columnsOf, sizeRanks } from "./columns-sql";
import type { CatalogueDatabase } from "./database";

/** Products per read; between two reads the thread is free for everybody. */
const CHUNK = 2000;
/** Changes come in bursts: a full reread waits for their end. */
const QUIET_MS = 300;
const RETRY_MS = 1000;

export interface Category {
  id: string;
  name: string;
}

/** Columns that are up to date, with what else is needed to answer from them. */
export interface Snapshot {
  readonly columns: Columns;
  readonly categories: readonly Category[];
  readonly sizeRank: ReadonlyMap<string, number>;
}

type Database = Pick<CatalogueDatabase, "rows" | "longRows">;

/**
 * Keeps columns of the published products in memory and in step: a change that names its products
 * costs one read of those; after any other everything is reread, and until then nothing is answered
 * from here. Only announced changes count, so use `current` only while they are heard.
 */
export class ColumnKeeper {
  #snapshot: Snapshot | null = null;
  #changed = new Set<string>();
  #categoriesChanged = false;
  #isAllStale = true;
  #work: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = true;

  constructor(
    private readonly database: Database,
    private readonly warn: (message: string) => void,
  ) {}

  /** Reads everything, in the background. */
  start(): void {
    this.#isStopped = false;
    this.#wake(0);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#work;
    this.#snapshot = null;
    this.#isAllStale = true;
  }

  /** Stock alone does not matter here. */
  note({ facts, categories, productIds }: CatalogueChange): void {
    if (!facts && !categories) return;
    if (categories) this.#categoriesChanged = true;
    if (productIds === null) {
      this.#isAllStale = true;
      this.#changed.clear();
      this.#wake(QUIET_MS);
      return;
    }
    if (!this.#isAllStale) for (const id of productIds) this.#changed.add(id);
  }

  /** Up to date with everything noted before the call; null while much has to be read. */
  async current(): Promise<Snapshot | null> {
    // What changes while a change is read is read in another round.
    for (let round = 0; round < 3; round += 1) {
      if (this.#isAllStale || !this.#snapshot) return null;
      if (!this.#isBehind && !this.#work) return this.#snapshot;
      await this.#run();
    }
    return null;
  }

  get #isBehind(): boolean {
    return this.#changed.size > 0 || this.#categoriesChanged;
  }

  #wake(afterMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#run(), afterMs).unref();
  }

  /** One round of reading at a time; callers meanwhile wait for it. */
  #run(): Promise<void> {
    this.#work ??= this.#read()
      .then(
        () => QUIET_MS,
        (error: unknown) => {
          this.#isAllStale = true;
          this.warn(`Catalogue: its columns could not be read: ${String(error)}`);
          return RETRY_MS;
        },
      )
      .then((restMs) => {
        this.#work = null;
        // Everything changed again meanwhile, or the database was away.
        if (this.#isAllStale) this.#wake(restMs);
      });
    return this.#work;
  }

  async #read(): Promise<void> {
    if (this.#isStopped) return;
    const isAll = this.#isAllStale;
    const changed = [...this.#changed];
    const readsCategories = isAll || this.#categoriesChanged;
    // What is noted from here on is read again.
    this.#isAllStale = false;
    this.#categoriesChanged = false;
    this.#changed.clear();
    if (isAll) {
      // Invisible until it is complete.
      this.#snapshot = null;
      const snapshot = await this.#readAll();
      if (this.#isAllStale) return;
      this.#snapshot = snapshot;
      return;
    }
    if (!this.#snapshot) return;
    const { columns } = this.#snapshot;
    if (changed.length > 0) {
      const rows = await this.database.rows<ColumnRow>(columnsOf(changed));
      const present = new Set(rows.map(({ id }) => id));
      for (const row of rows) columns.put(row);
      for (const id of changed) if (!present.has(id)) columns.remove(id);
    }
    const categories = readsCategories
      ? await this.database.rows<Category>(CATEGORY_NAMES)
      : this.#snapshot.categories;
    this.#snapshot = { columns, categories, sizeRank: await this.#sizeRank(columns) };
  }

  async #readAll(): Promise<Snapshot> {
    const columns = new Columns();
    const categories = await this.database.rows<Category>(CATEGORY_NAMES);
    for (let last = ""; ;) {
      const rows = await this.database.longRows<ColumnRow>(columnsAfter(last, CHUNK));
      for (const row of rows) columns.put(row);
      const end = rows.at(-1);
      if (!end || rows.length < CHUNK || this.#isStopped) break;
      last = end.id;
    }
    return { columns, categories, sizeRank: await this.#sizeRank(columns) };
  }

  /** Ranks are fetched when a size has none yet. */
  async #sizeRank(columns: Columns): Promise<ReadonlyMap<string, number>> {
    const sizes = columns.sizeLists.values.values.filter((size) => size !== null);
    const known = this.#snapshot?.sizeRank;
    if (known && sizes.every((size) => known.has(size))) return known;
    const rows = await this.database.rows<{ value: string; rank: number }>(sizeRanks(sizes));
    return new Map(rows.map(({ value, rank }) => [value, rank]));
  }
}
