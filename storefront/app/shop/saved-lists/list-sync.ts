import type { SavedItems, SavedListKind } from "@strive/backend/contracts/saved-lists";
import { ApiError } from "~/lib/api-error";
import { readToken } from "~/lib/token";
import { readList, saveList, storedListOf } from "./api";
import { inOneTab } from "./in-one-tab";
import { isSameList, mergeLists } from "./merge";
import { unsavedOf } from "./saved-form";
import { forgetSynced, readSynced, writeSynced, type Synced } from "./synced";

/** Milliseconds from a change until it is saved: a stepper is pressed more than once. */
const SAVE_AFTER_MS = 800;
/** Milliseconds after a failure; doubled each time. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 300_000;
/** Saves in a row that other devices may be faster than. */
const MOST_TURNS = 5;

/** One of the shopper's lists in this browser. */
export interface DeviceList<Kind extends SavedListKind> {
  kind: Kind;
  /** As it lies in the storage, where other tabs write too. @throws where that can't be read */
  read: () => Array<SavedItems[Kind]>;
  change: (to: (items: Array<SavedItems[Kind]>) => Array<SavedItems[Kind]>) => void;
  /** A sound list out of anything. */
  parse: (raw: unknown) => Array<SavedItems[Kind]>;
  /** What of it the account takes. */
  savedOf: (items: ReadonlyArray<SavedItems[Kind]>) => Array<SavedItems[Kind]>;
}

export interface Owner {
  userId: string;
  /** As it was when the owner came: another one in the storage may be somebody else's. */
  token: string;
}

/** This tab speaks for nobody any more, or the storage does not hold what is put into it. */
class Stopped extends Error {}

/**
 * Keeps one list and its copy in the account alike: what either side changes reaches the other.
 * Says nothing and fails quietly; what could not be saved stays on the device and is tried again.
 * Nothing is saved that this browser can't keep, so that a broken storage never empties an account.
 */
export class ListSync<Kind extends SavedListKind> {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST_PAUSE;
  /** The last of the works, which go one after another. */
  #work: Promise<void> = Promise.resolve();
  /** The account may hold what is not here yet. */
  #isStale = true;
  #isOver = false;
  #isLeaving = false;

  constructor(
    private readonly list: DeviceList<Kind>,
    private readonly owner: Owner,
  ) {}

  /** Brings both sides together: at the start, and when another device may have changed something. */
  pull(): Promise<void> {
    this.#isStale = true;
    return this.#run();
  }

  /** Saves soon. */
  noteChange(): void {
    this.#after(SAVE_AFTER_MS);
  }

  /** Saves now what waits for its time: the page may be gone in a moment. */
  flush(): void {
    if (this.#timer !== undefined) void this.#run();
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  /**
   * The owner logs out: saves what is not saved yet, and takes what is in the account off this
   * device, for whoever uses it next. What could not be saved stays.
   */
  async leave(): Promise<void> {
    this.#isLeaving = true;
    this.stop();
    await this.#work;
    try {
      await inOneTab(this.list.kind, () => this.#sync());
      this.#takeAway();
    } catch {
      // The list stays where it is, and the owner's next login finds it.
    }
  }

  #after(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isOver) this.#timer = setTimeout(() => void this.#run(), ms);
  }

  #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#work = this.#work.then(() => this.#attempt());
    return this.#work;
  }

  async #attempt(): Promise<void> {
    if (this.#isOver) return;
    try {
      await inOneTab(this.list.kind, () => this.#sync());
      this.#pause = FIRST_PAUSE;
    } catch (error) {
      const isWorthIt = error instanceof ApiError && (error.isTransient || error.status === 429);
      if (isWorthIt) this.#tryLater();
    }
  }

  #tryLater(): void {
    // A change that waits to be saved is sooner.
    if (this.#timer !== undefined) return;
    this.#after(this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** @throws Stopped when another person has signed in: their account is not this one's. */
  #checkOwner(): void {
    const token = readToken();
    const isGiven = token === this.owner.token || (token === null && this.#isLeaving);
    if (!isGiven) throw new Stopped();
  }

  async #sync(): Promise<void> {
    const { kind, read, savedOf } = this.list;
    const { userId, token } = this.owner;
    this.#checkOwner();
    // Before the list itself: whoever writes both writes the list first.
    let synced = readSynced(kind, userId, (raw) => this.#soundOf(raw));
    // What was sent without an answer may have come there.
    if (this.#isStale || synced === null || synced.sent !== null) {
      synced = this.#takeIn(synced, await readList(kind, token));
      this.#isStale = false;
    }
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const items = savedOf(read());
      if (isSameList(items, synced.items)) return;
      this.#checkOwner();
      writeSynced(kind, { ...synced, sent: items });
      synced = await this.#save(synced, items);
    }
    this.#tryLater();
  }

  async #save(
    synced: Synced<SavedItems[Kind]>,
    items: Array<SavedItems[Kind]>,
  ): Promise<Synced<SavedItems[Kind]>> {
    const { kind } = this.list;
    const { userId, token } = this.owner;
    try {
      const version = await saveList(kind, token, { version: synced.version, items });
      this.#checkOwner();
      const next = { userId, version, items, sent: null };
      writeSynced(kind, next);
      return next;
    } catch (error) {
      const stored = storedListOf(error);
      if (stored === null) throw error;
      return this.#takeIn({ ...synced, sent: items }, stored);
    }
  }

  /** Puts what the account holds together with what lies here. @throws Stopped */
  #takeIn(
    before: Synced<SavedItems[Kind]> | null,
    stored: { version: number; items: unknown },
  ): Synced<SavedItems[Kind]> {
    this.#checkOwner();
    const { kind, read, change } = this.list;
    const items = this.#soundOf(stored.items);
    // One's own save, whose answer got lost, is no news.
    const isOwn = before !== null && before.sent !== null && isSameList(before.sent, items);
    const base = isOwn ? items : (before?.items ?? []);
    const merge = (mine: Array<SavedItems[Kind]>) => mergeLists(base, mine, items);
    const merged = merge(read());
    if (!isSameList(merged, read())) change(merge);
    if (!isSameList(merged, read())) throw new Stopped();
    const next = { userId: this.owner.userId, version: stored.version, items, sent: null };
    // After the list: the other way round, a page that ends in between would have removed it all.
    writeSynced(kind, next);
    return next;
  }

  #takeAway(): void {
    const { kind, change, savedOf } = this.list;
    const synced = readSynced(kind, this.owner.userId, (raw) => this.#soundOf(raw));
    if (synced === null) return;
    // First of all: a list that is empty here must not look as if somebody had emptied it.
    forgetSynced(kind);
    change((items) => unsavedOf(items, synced.items, savedOf));
  }

  /** In the order of fields in which they are compared; a database keeps none. */
  #soundOf(raw: unknown): Array<SavedItems[Kind]> {
    return this.list.savedOf(this.list.parse(raw));
  }
}
