const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A lower price counts once it has held this long: a slip of the hand is corrected by then. */
export const HOLD_MS = HOUR_MS;
/** A price is lower than the lowest of this long before it. */
export const BEFORE_MS = 30 * DAY_MS;
/** Nobody is told of the same article again within this. */
export const QUIET_MS = 14 * DAY_MS;
/** Less is no news. */
export const LEAST_DROP = 0.05;

/** From when on a variant asked what, whole RWF. */
export interface Asked {
  since: Date;
  asked: number;
}

/** What somebody knows of the price. */
export interface Watched {
  /** When he put it on his list. */
  since: Date;
  /** When he was last told of it. */
  toldAt: Date | null;
}

export interface Drop {
  beforeRwf: number;
  nowRwf: number;
}

/** A drop, or when there may be one though nothing changes till then; null: not before the price changes. */
export type DropOrWait = { drop: Drop; at?: never } | { drop: null; at: Date | null };

const NONE: DropOrWait = { drop: null, at: null };

/** Without what changed nothing: the same amount is noted again when it becomes a sale. */
export const stepsOf = (history: readonly Asked[]): Asked[] =>
  history.filter(({ asked }, at) => asked !== history[at - 1]?.asked);

/** Whether the price of now came instead of another, and not too long ago for anybody to be told of it. */
export function isLateStep(steps: readonly Asked[], now: Date): boolean {
  const last = steps.at(-1);
  return (
    last !== undefined &&
    steps.length > 1 &&
    now.getTime() - last.since.getTime() < BEFORE_MS + QUIET_MS
  );
}

/**
 * Whether the price of now is a drop for somebody: lower by a twentieth than anything that was asked in the 30 days before it, or
 * since he watches. A rise and fall back is none, and a price that stood less than an hour counts for nothing.
 * @param steps what was asked, see `stepsOf`; the last is the price of now
 */
export function dropOf(steps: readonly Asked[], watched: Watched, now: Date): DropOrWait {
  const last = steps.at(-1);
  if (last === undefined || last.since <= watched.since) return NONE;
  const from = Math.max(last.since.getTime() - BEFORE_MS, watched.since.getTime());
  const before = steps.slice(0, -1).flatMap(({ since, asked }, at) => {
    const end = steps[at + 1]?.since.getTime() ?? 0;
    const stood = end - since.getTime() >= HOLD_MS;
    return stood && end > from ? [asked] : [];
  });
  if (before.length === 0) return NONE;
  const lowest = Math.min(...before);
  if (last.asked > lowest * (1 - LEAST_DROP)) return NONE;
  const due = Math.max(
    last.since.getTime() + HOLD_MS,
    watched.toldAt === null ? 0 : watched.toldAt.getTime() + QUIET_MS,
  );
  if (now.getTime() < due) return { drop: null, at: new Date(due) };
  return { drop: { beforeRwf: lowest, nowRwf: last.asked } };
}
