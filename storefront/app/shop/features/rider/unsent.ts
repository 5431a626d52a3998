import type { ResultBody } from "@strive/backend/contracts/deliveries";
import { amountOf, isFields, listOf, textOf, type Fields } from "~/lib/stored-values";

/** What a rider said, under the key that makes it one word. */
export interface Word {
  key: string;
  parcelId: string;
  orderNumber: string;
}

/** A word that the shop has not heard yet. */
export interface Unsent extends Word {
  body: ResultBody;
}

/** A word that the shop did not take: only what has to be told by phone, no name and no address. */
export interface Refused extends Word {
  /** What the rider has for it, whole RWF; null: nobody took the parcel. */
  cashRwf: number | null;
  text: string;
}

/** A list in the browser's storage that its tabs share. */
export interface KeptWords<T extends Word> {
  placeOf: (token: string) => string;
  read: (token: string) => T[];
  /** Writes this tab's words beside those of others, without the dropped; returns what is kept. */
  keep: (token: string, mine: readonly T[], dropped: readonly string[]) => T[];
}

function keptWords<T extends Word>(
  name: string,
  more: (fields: Fields) => Omit<T, keyof Word> | null,
): KeptWords<T> {
  /** Of one day sheet, also under a new link: another sheet's words are sent with its own. */
  const placeOf = (token: string) => `strive.rider.${name}.${token.split(".")[0] ?? ""}`;
  const read = (token: string): T[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(placeOf(token)) ?? "[]");
      return listOf(kept).flatMap((fields) => {
        const [key, parcelId] = [textOf(fields["key"]), textOf(fields["parcelId"])];
        const rest = more(fields);
        if (key === null || parcelId === null || rest === null) return [];
        const orderNumber = textOf(fields["orderNumber"]) ?? parcelId;
        return [{ key, parcelId, orderNumber, ...rest } as T];
      });
    } catch {
      return [];
    }
  };
  const keep = (token: string, mine: readonly T[], dropped: readonly string[]): T[] => {
    const own = new Set([...dropped, ...mine.map(({ key }) => key)]);
    const all = [...read(token).filter(({ key }) => !own.has(key)), ...mine];
    try {
      if (all.length === 0) localStorage.removeItem(placeOf(token));
      else localStorage.setItem(placeOf(token), JSON.stringify(all));
    } catch {
      // Full or closed: the page still has it.
    }
    return all;
  };
  return { placeOf, read, keep };
}

export const unsentWords = keptWords<Unsent>("v1", ({ body }) =>
  // The shop looks at the body: what is wrong with it is refused there, and said.
  isFields(body) ? { body: body as unknown as ResultBody } : null,
);

export const refusedWords = keptWords<Refused>("refused.v1", ({ cashRwf, text }) => {
  const shown = textOf(text);
  return shown === null
    ? null
    : { cashRwf: cashRwf === null ? null : amountOf(cashRwf), text: shown };
});

export const cashOf = (body: ResultBody): number | null =>
  body.outcome === "delivered" ? amountOf(body.cash_amount) : null;
