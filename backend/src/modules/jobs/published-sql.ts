import { afterCommit, type Run, type Statement } from "../../lib/database";
import { signals } from "../../lib/signals";

/** An event, as Medusa's own workflows would emit it. */
export interface MedusaEvent {
  /** `order.placed`; see the event constants of `@medusajs/framework/utils`. */
  readonly name: string;
  /** Medusa's payload for this event: `{ id }`, mostly. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** $1 JSON of the events, in their order. */
const KEEP: Statement = {
  name: "event-outbox.keep",
  text: `
INSERT INTO event_outbox (name, data)
SELECT e.event ->> 'name', e.event -> 'data'
FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS e (event, at)
ORDER BY e.at`,
};

/**
 * Tells Medusa's event bus what the transaction of `inside` does: after the commit, at least once, and in
 * order for each thing. Whatever bypasses Medusa's workflows calls it, so that any plugin's subscribers
 * hear of it.
 */
export async function tellMedusa(inside: Run, events: readonly MedusaEvent[]): Promise<void> {
  if (events.length === 0) return;
  await inside(KEEP, [JSON.stringify(events)]);
  afterCommit(inside, () => signals.eventWaits.send(null));
}
