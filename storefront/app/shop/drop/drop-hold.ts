import type { Product } from "@strive/backend/contracts/catalogue";
import { isTurn, useDropTickets, type DropTicket } from "~/lib/drop-ticket-atoms";
import { useServerClock } from "./use-clock";

type InDrop = NonNullable<Product["drop"]>;

/** Why this device can't order what is in a drop: it has not opened, or it is not its turn. */
export type DropHold = "soon" | "queue";

/** Null: it can be ordered. @param clock the server's, Unix time in ms */
export function holdOf(
  { opens_at: opensAt, has_queue: hasQueue }: InDrop,
  ticket: DropTicket | undefined,
  clock: number,
): DropHold | null {
  if (Date.parse(opensAt) > clock) return "soon";
  return !hasQueue || (ticket && isTurn(ticket, clock)) ? null : "queue";
}

export interface DropStanding {
  /** Until the server's clock is heard it is held. */
  hold: DropHold | null;
  /** The server's, Unix time in ms; null: it was not heard yet. */
  clock: number | null;
  ticket: DropTicket | undefined;
}

/** Lines of a cart that this device can't order yet, by their id, and the server's clock. */
export function useHeldLines<Line extends { id: string }>(
  lines: readonly Line[],
  dropOf: (line: Line) => InDrop | undefined,
): { holds: ReadonlyMap<string, DropHold>; clock: number | null } {
  const tickets = useDropTickets();
  const inDrop = lines.flatMap((line) => {
    const drop = dropOf(line);
    return drop ? [{ line, drop }] : [];
  });
  const clock = useServerClock(inDrop[0]?.drop.handle);
  const holds = inDrop.flatMap(({ line, drop }) => {
    const ticket = tickets.find(({ handle }) => handle === drop.handle);
    const hold = clock === null ? null : holdOf(drop, ticket, clock);
    return hold === null ? [] : [[line.id, hold] as const];
  });
  return { holds: new Map(holds), clock };
}

/** How a product's drop stands for this device. */
export function useDropStanding(drop: InDrop): DropStanding {
  const clock = useServerClock(drop.handle);
  const ticket = useDropTickets().find(({ handle }) => handle === drop.handle);
  return { hold: clock === null ? "queue" : holdOf(drop, ticket, clock), clock, ticket };
}
