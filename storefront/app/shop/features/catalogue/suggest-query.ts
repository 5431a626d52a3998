import type { Suggestion } from "@strive/backend/contracts/catalogue";
import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "~/lib/query";
import type { ServerState } from "~/lib/server-state";
import { CATALOGUE_CALL, TOLD_IN } from "~/shop/api/catalogue-call";

/** Like the contract's `suggestQuerySchema`, without pulling zod into this screen. */
export const SHORTEST_TEXT = 2;
export const LONGEST_TEXT = 50;

/** As many as a phone has room for below the field. */
const MOST_SHOWN = 6;

/** `price` in whole RWF, where the server sends it. */
export type Suggested = Suggestion & { price?: number };

const SUGGESTIONS = ["products", "suggest"] as const;

export const canSuggest = (text: string): boolean =>
  text.length >= SHORTEST_TEXT && text.length <= LONGEST_TEXT;

/** Failures are not retried: the next letter starts a new request. */
export const suggestQuery = (text: string) =>
  queryOptions({
    queryKey: [...SUGGESTIONS, text] as const,
    queryFn: async ({ signal, meta }) => {
      const { data } = await apiOf(meta).get<{ data: Suggested[] }>("/products/suggest", {
        ...CATALOGUE_CALL,
        signal,
        query: { q: text, ...TOLD_IN },
      });
      return data.slice(0, MOST_SHOWN);
    },
    retry: false,
  });

/** The answer to the longest beginning of the text, so that no letter closes the list. */
export const shorterAnswer = (state: ServerState, text: string): Suggested[] | undefined =>
  state
    .known<Suggested[]>(SUGGESTIONS)
    .filter(([key]) => text.startsWith(String(key[2])))
    .sort(([one], [other]) => String(other[2]).length - String(one[2]).length)[0]?.[1];
