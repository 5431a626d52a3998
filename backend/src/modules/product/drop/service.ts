import type { Language } from "../../../contracts/languages";
import type { DropNow } from "../../../contracts/drops";
import { inTransaction, run, type Run } from "../../../lib/database";
import { HeardState } from "../../../lib/heard-state";
import { tellMedusa } from "../../jobs/published-sql";
import { Arrivals } from "./arrivals";
import { dropStateOf } from "./domain/state-of";
import { ticketDigest } from "./order-sql";
import {
  ARRIVE,
  DELETE_DROP,
  DROP_CHANNEL,
  FIGURES,
  HOLD_DROP,
  LOCK_DROPS,
  READ_DROPS,
  SAVE_DROP,
  SET_PRODUCTS,
  TAKEN_PRODUCTS,
  TELL,
  TICK,
} from "./sql";

export interface DropRecord {
  id: string;
  handle: string;
  title: Partial<Record<Language, string>>;
  /** ISO 8601, UTC. */
  opensAt: string;
  endsAt: string | null;
  hasQueue: boolean;
  piecesPerOrder: number;
  turnMinutes: number;
  version: number;
  /** That it opened was noticed, and that it is over. */
  hasOpened: boolean;
  hasClosed: boolean;
  /** In the order in which they are shown. */
  products: string[];
}

/** What staff say of it. */
export type DropDraft = Omit<DropRecord, "version" | "hasOpened" | "hasClosed">;

/** A device's place. */
interface PlaceRecord {
  digest: string;
  /** Null: the lot is not drawn yet. */
  place: number | null;
  turnUntil: string | null;
  isUsed: boolean;
}

interface Ticked {
  hasOpened: boolean;
  hasSoldOut: boolean;
  places: number | null;
  admitted: number | null;
  left: number | null;
  now: string;
}

/** How long what all visitors read is told again, in ms. */
const FRESH_MS = 1000;
/** With the database slow or away it is told this long. */
const STALE_MS = 15_000;

interface Kept {
  now: DropNow;
  /** The whole answer. */
  body: Buffer;
  at: number;
}

/**
 * What is sold from a moment on, and who queues for it. This process has all drops in memory and hears of every change; how one
 * stands is read, and what is due of it done, by whoever asks first in a second.
 */
export default class DropService extends HeardState {
  private drops: DropRecord[] = [];
  private readonly kept = new Map<string, Kept>();
  private readonly reading = new Map<string, Promise<Kept>>();
  private readonly arrivals = new Map<string, Arrivals<PlaceRecord>>();

  constructor() {
    super(DROP_CHANNEL);
  }

  protected async reread(look: Run): Promise<void> {
    this.drops = await look<DropRecord>(READ_DROPS, []);
    this.kept.clear();
    this.changed();
  }

  /** The latest first. */
  get all(): readonly DropRecord[] {
    return this.drops;
  }

  /** Null: there is none. */
  called(handle: string): DropRecord | null {
    return this.drops.find((drop) => drop.handle === handle) ?? null;
  }

  /** The answer to whoever asks how a drop stands; null: it has to be read first. */
  ready(handle: string): Buffer | null {
    const kept = this.kept.get(handle);
    return kept && Date.now() - kept.at < FRESH_MS ? kept.body : null;
  }

  /** How a drop stands. */
  async now(drop: DropRecord): Promise<{ now: DropNow; body: Buffer }> {
    const kept = this.kept.get(drop.handle);
    const age = kept ? Date.now() - kept.at : Infinity;
    if (kept && age < FRESH_MS) return kept;
    const reading = this.reading.get(drop.handle) ?? this.read(drop);
    if (!kept || age > STALE_MS) return reading;
    return reading.catch(() => kept);
  }

  private read(drop: DropRecord): Promise<Kept> {
    const reading = this.tick(drop)
      .then((now) => {
        const body = Buffer.from(JSON.stringify({ success: true, data: now }));
        const kept = { now, body, at: Date.now() };
        this.kept.set(drop.handle, kept);
        return kept;
      })
      .finally(() => this.reading.delete(drop.handle));
    this.reading.set(drop.handle, reading);
    return reading;
  }

  /** Does what is due of a drop. */
  async tick(drop: DropRecord): Promise<DropNow> {
    const ticked = await inTransaction(async (inside) => {
      const [row] = await inside<Ticked>(TICK, [drop.id]);
      if (!row) throw new Error("A drop has no figures.");
      const events = [
        ...(row.hasOpened ? ["drop.opened"] : []),
        ...(row.hasSoldOut ? ["drop.sold_out"] : []),
      ];
      await tellMedusa(
        inside,
        events.map((name) => ({ name, data: { id: drop.id } })),
      );
      return row;
    });
    if (dropStateOf(drop, Date.parse(ticked.now), 1) === "over") drop.hasClosed = true;
    const left = ticked.left ?? 0;
    return {
      state: dropStateOf(drop, Date.parse(ticked.now), left),
      now: ticked.now,
      opens_at: drop.opensAt,
      places: ticked.places ?? 0,
      admitted: ticked.admitted ?? 0,
      left,
      version: drop.version,
    };
  }

  /** Does what is due of all drops. */
  async tickAll(): Promise<void> {
    const now = Date.now();
    for (const drop of this.drops) {
      const state = dropStateOf(drop, now, 1);
      if (state === "open" || (state === "over" && !drop.hasClosed)) await this.tick(drop);
    }
  }

  /**
   * A device comes, or asks for its place again.
   * @returns null: it has none, as the drop is over
   */
  come(drop: DropRecord, ticket: string): Promise<PlaceRecord | null> {
    let arrivals = this.arrivals.get(drop.id);
    if (!arrivals) {
      arrivals = new Arrivals((digests) => run<PlaceRecord>(ARRIVE, [drop.id, digests]));
      this.arrivals.set(drop.id, arrivals);
    }
    return arrivals.come(ticketDigest(ticket) ?? "");
  }

  async figures(id: string): Promise<{ ordering: number; sold: number; orders: number }> {
    const [row] = await run<{ ordering: number; sold: number; orders: number }>(FIGURES, [id]);
    return row ?? { ordering: 0, sold: 0, orders: 0 };
  }

  /** Until the end of the transaction nobody else makes or changes one. */
  async lock(inside: Run): Promise<DropRecord[]> {
    await inside(LOCK_DROPS, []);
    return inside<DropRecord>(READ_DROPS, []);
  }

  /** Null: there is none any more. */
  async hold(inside: Run, id: string): Promise<{ version: number; hasOpened: boolean } | null> {
    const [row] = await inside<{ version: number; hasOpened: boolean }>(HOLD_DROP, [id]);
    return row ?? null;
  }

  /** Which of these products are in another drop that is not over, and in which. */
  async taken(inside: Run, products: readonly string[], besides: string | null) {
    const rows = await inside<{ id: string; handle: string }>(TAKEN_PRODUCTS, [products, besides]);
    return new Map(rows.map(({ id, handle }) => [id, handle]));
  }

  async save(inside: Run, drop: DropDraft): Promise<void> {
    await inside(SAVE_DROP, [
      drop.id,
      drop.handle,
      JSON.stringify(drop.title),
      drop.opensAt,
      drop.endsAt,
      drop.hasQueue,
      drop.piecesPerOrder,
      drop.turnMinutes,
    ]);
    for (const statement of SET_PRODUCTS) await inside(statement, [drop.id, drop.products]);
    await inside(TELL, []);
  }

  async delete(inside: Run, id: string): Promise<void> {
    await inside(DELETE_DROP, [id]);
    await inside(TELL, []);
  }
}
