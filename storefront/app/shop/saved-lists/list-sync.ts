import type { SavedItems, SavedListKind } from "@strive/backend/contracts/saved-lists";
import { ApiError } from "~/lib/api-error";
import { readToken } from "~/lib/token";
import { readList, saveList, storedListOf } from "./api";
import { inOneTab } from "./in-one-tab";
import { isSameList, mergeLists } from "./merge";
import { unsavedOf } from "./saved-form";
import { forgetSynced, readSynced, writeSynced, type Synced } from "./synced";

/** Milliseconds from a change until it is saved, since a stepper is pressed repeatedly. */
const SAVE_AFTER_MS = 800;
/** Milliseconds after a failure; doubled each time. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 300_000;
/** How often in a row another device may save first. */
const MOST_TURNS = 5;

/** One of the shopper's lists in this browser. */
export interface DeviceList<Kind extends SavedListKind> {
  kind: Kind;
  /** The stored list, which other tabs write too. @throws when the storage can't be read */
  read: () => Array<SavedItems[Kind]>;
  change: (to: (items: Array<SavedItems[Kind]>) => Array<SavedItems[Kind]>) => void;
  /** A valid list from anything. */
  parse: (raw: unknown) => Array<SavedItems[Kind]>;
  /** The part of it that the account accepts. */
  savedOf: (items: ReadonlyArray<SavedItems[Kind]>) => Array<SavedItems[Kind]>;
}

export interface Owner {
  userId: string;
  /** The token at sign-in: a different one in the storage may be somebody else's. */
  token: string;
}

/** This tab's user has signed out, or the storage does not keep what is written to it. */
class Stopped extends Error {}

/**
 * Keeps one list and its copy in the account in sync, in both directions.
 * Says nothing and fails quietly; what could not be saved stays on the device and is tried again.
 * Nothing is saved that this browser can't keep, so that a broken storage never empties an account.
 */
export class ListSync<Kind extends SavedListKind> {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST_PAUSE;
  /** The last job in the queue; jobs run one after another. */
  #work: Promise<void> = Promise.resolve();
  /** The account may have changes that are not here yet. */
  #isStale = true;
  #isOver = false;
  #isLeaving = false;

  constructor(
    private readonly list: DeviceList<Kind>,
    private readonly owner: Owner,
  ) {}

  /** Merges both sides: at the start, and when another device may have changed something. */
  pull(): Promise<void> {
    this.#isStale = true;
    return this.#run();
  }

  /** Saves soon. */
  noteChange(): void {
    this.#after(SAVE_AFTER_MS);
  }

  /** Saves pending changes now: the page may be closed in a moment. */
  flush(): void {
    if (this.#timer !== undefined) void this.#run();
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  /**
   * The owner logs out: saves what is not saved yet, and removes what is in the account from this
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
    // A pending save runs sooner.
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
    // Read before the list itself, since writers write the list first.
    let synced = readSynced(kind, userId, (raw) => this.#soundOf(raw));
    // An unanswered save may still have arrived.
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

  /** Merges the account's list with this browser's. @throws Stopped */
  #takeIn(
    before: Synced<SavedItems[Kind]> | null,
    stored: { version: number; items: unknown },
  ): Synced<SavedItems[Kind]> {
    this.#checkOwner();
    const { kind, read, change } = this.list;
    const items = this.#soundOf(stored.items);
    // Our own save, whose answer was lost, is not a change.
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
    // First: a list that is empty here must not look as if somebody had emptied it.
    forgetSynced(kind);
    change((items) => unsavedOf(items, synced.items, savedOf));
  }

  /** Fields in a fixed order for comparing; the database keeps no order. */
  #soundOf(raw: unknown): Array<SavedItems[Kind]> {
    return this.list.savedOf(this.list.parse(raw));
  }
}
