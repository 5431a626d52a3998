import type { CollectionState } from "../../../../contracts/collection-rules";

export interface Times {
  /** ISO 8601; null: always, and for good. */
  startsAt: string | null;
  endsAt: string | null;
}

/** @param now Unix time, ms */
export function collectionStateOf({ startsAt, endsAt }: Times, now: number): CollectionState {
  if (endsAt !== null && Date.parse(endsAt) <= now) return "over";
  return startsAt !== null && Date.parse(startsAt) > now ? "soon" : "shown";
}

/** When the first of some begins or ends next: Unix time, ms; null: none does. */
export function nextChange(all: readonly Times[], now: number): number | null {
  const later = all
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((at) => (at === null ? [] : [Date.parse(at)]))
    .filter((at) => at > now);
  return later.length === 0 ? null : Math.min(...later);
}
