import type { Quote, QuoteBody } from "@strive/backend/contracts/orders";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";

/** A quote, and what it was asked with. */
export interface Quoted {
  quote: Quote;
  /** Empty: with none. */
  code: string;
  /** Empty: with none. */
  giftCard: string;
  usesCredit: boolean;
}

/** First part of every quote's key. */
export const QUOTES = ["quotes"] as const;

/** What an order would cost now. */
export const quoteQuery = (body: QuoteBody) =>
  queryOptions({
    queryKey: [...QUOTES, body] as const,
    queryFn: async ({ signal }): Promise<Quoted> => {
      const answer = await api.post<{ data: Quote }>("/orders/quote", { body, signal });
      return {
        quote: answer.data,
        code: body.discount_code ?? "",
        giftCard: body.gift_card ?? "",
        usesCredit: body.use_credit === true,
      };
    },
  });
