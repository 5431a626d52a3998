import {
  TIMELINE_PARTS,
  type TimelineKind,
  type TimelineQuery,
} from "../../../contracts/order-timeline";
import { run } from "../../../lib/database";
import { TIMELINE } from "./sql";

/** An entry as its source has it. */
export interface TimelineRecord {
  id: string;
  kind: TimelineKind;
  /** As PostgreSQL's JSON writes it. */
  at: string;
  /** An e-mail address, `customer`, `system`, `staff` of a forgotten order, or null. */
  by: string | null;
  /** Of the account with that address. */
  byName: string | null;
  /** Sorts it, and is what the next page begins after. */
  key: string;
  /** The rest of the contract's entry of this kind. */
  facts: Readonly<Record<string, unknown>>;
}

export interface TimelinePage {
  isForgotten: boolean;
  /** The newest first. */
  entries: TimelineRecord[];
  next: string | null;
}

/** All that is known of one order, from wherever it is written; nothing is written here. */
export default class TimelineService {
  /** @returns null: there is no such order */
  async page(
    orderId: string,
    { show, before, limit }: TimelineQuery,
  ): Promise<TimelinePage | null> {
    const kinds = show === undefined ? null : TIMELINE_PARTS[show];
    const [found] = await run<Omit<TimelinePage, "next">>(TIMELINE, [
      orderId,
      kinds,
      before ?? null,
      limit + 1,
    ]);
    if (!found) return null;
    const entries = found.entries.slice(0, limit);
    const hasMore = found.entries.length > limit;
    return { ...found, entries, next: hasMore ? (entries.at(-1)?.key ?? null) : null };
  }
}
