import { inTransaction, run } from "../../../lib/database";
import type { MedusaEvent } from "../published-sql";
import { FORGET_EVENTS, TRY_TELL_LOCK, WAITING_EVENTS } from "./sql";

/** An event that waits to be told. */
export interface WaitingEvent extends MedusaEvent {
  readonly id: string;
}

/** What happened and Medusa's subscribers were not told yet; written by `tellMedusa`. */
export default class EventOutboxService {
  /**
   * Hands over what waits longest, and forgets it. One process at a time, so that events keep their order;
   * one that is killed in between has them told again.
   * @param tell throws when nobody may have heard it
   * @returns how many; null: somebody else is telling
   */
  tellBatch(
    limit: number,
    tell: (events: readonly WaitingEvent[]) => Promise<void>,
  ): Promise<number | null> {
    return inTransaction(async (inside) => {
      const [lock] = await inside<{ held: boolean }>(TRY_TELL_LOCK, []);
      if (!lock?.held) return null;
      const waiting = await inside<WaitingEvent>(WAITING_EVENTS, [limit]);
      if (waiting.length === 0) return 0;
      await tell(waiting);
      await inside(FORGET_EVENTS, [waiting.map(({ id }) => id)]);
      return waiting.length;
    });
  }

  /** For those that were told after all. */
  async forget(events: readonly WaitingEvent[]): Promise<void> {
    await run(FORGET_EVENTS, [events.map(({ id }) => id)]);
  }
}
