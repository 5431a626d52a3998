import { storedAtom, useAtomValue, useSetAtom } from "./store";
import { isFields, listOf, textOf, type Fields } from "./stored-values";

/** Versioned: a new shape gets a new key. */
export const DROP_TICKETS_KEY = "dropTickets.v1";
/** Drops that a device remembers. */
const MOST = 20;

/** This device's place in the queue of a drop. */
export interface DropTicket {
  handle: string;
  /** Whoever has it has the place. */
  ticket: string;
  /** What is sold there: ids of products. */
  products: readonly string[];
  /** ISO 8601; null: its turn has not come. */
  turnUntil: string | null;
  /** It has ordered with it. */
  isUsed: boolean;
}

function ticketIn(raw: Fields): DropTicket[] {
  const [handle, ticket] = [textOf(raw["handle"]), textOf(raw["ticket"])];
  if (handle === null || ticket === null) return [];
  const products: unknown[] = Array.isArray(raw["products"]) ? raw["products"] : [];
  return [
    {
      handle,
      ticket,
      products: products.filter((id) => typeof id === "string"),
      turnUntil: textOf(raw["turnUntil"]),
      isUsed: raw["isUsed"] === true,
    },
  ];
}

const { valueAtom, isReadyAtom } = storedAtom<readonly DropTicket[]>(DROP_TICKETS_KEY, (raw) =>
  listOf(raw).filter(isFields).flatMap(ticketIn).slice(-MOST),
);

export const useDropTickets = (): readonly DropTicket[] => useAtomValue(valueAtom);
/** Before the storage was read, having none means nothing. */
export const useAreTicketsRead = (): boolean => useAtomValue(isReadyAtom);

/** Keeps a ticket instead of the one that is known for its drop, or of none; what another tab has got meanwhile stays. */
export function useKeepDropTicket(): (ticket: DropTicket, instead: string | null) => void {
  const change = useSetAtom(valueAtom);
  return (ticket, instead) =>
    change((known) => {
      const kept = known.find(({ handle }) => handle === ticket.handle);
      if ((kept?.ticket ?? null) !== instead) return known;
      return [...known.filter((one) => one !== kept), ticket].slice(-MOST);
    });
}

/** Whose turn it is. @param now Unix time, ms */
export const isTurn = ({ turnUntil, isUsed }: DropTicket, now: number): boolean =>
  !isUsed && turnUntil !== null && Date.parse(turnUntil) > now;

/** The ticket that an order of these products takes; undefined: none. */
export const ticketFor = (
  tickets: readonly DropTicket[],
  products: readonly string[],
): string | undefined =>
  tickets.find((one) => !one.isUsed && one.products.some((id) => products.includes(id)))?.ticket;
