import { inTransaction, run } from "../../../lib/database";
import type { MedusaEvent } from "../published-sql";
import { FORGET_EVENTS, TRY_TELL_LOCK, WAITING_EVENTS } from "./sql";

/** An event waiting to be told. */
export interface WaitingEvent extends MedusaEvent {
  readonly id: string;
}

/** Events Medusa's subscribers were not told yet; written by `tellMedusa`. */
export default class EventOutboxService {
  /**
   * Hands over the oldest events, then deletes them. One process at a time, so that events keep their
   * order; if it is killed in between they are told again. @param tell throws if they may not have been
   * heard
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

  /** For events told after all. */
  async forget(events: readonly WaitingEvent[]): Promise<void> {
    await run(FORGET_EVENTS, [events.map(({ id }) => id)]);
  }
}
