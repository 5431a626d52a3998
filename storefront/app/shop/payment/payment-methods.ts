import type { PaymentMethod } from "@strive/backend/contracts/payments";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";
import * as words from "~/words/payment";

/** The methods for an order to this district, the one to suggest first; null: not known yet. */
export const paymentMethodsQuery = (district: string | null) =>
  queryOptions({
    queryKey: ["payment-methods", district] as const,
    queryFn: async ({ signal }) => {
      const answer = await api.get<{ data: Array<{ method: PaymentMethod }> }>(
        "/payments/methods",
        { query: { district }, signal },
      );
      return answer.data.map(({ method }) => method);
    },
  });

export const METHOD_WORDS: Readonly<Record<PaymentMethod, { name: string; help: string }>> = {
  momo: { name: words.momo, help: words.momoHelp },
  cod: { name: words.cod, help: words.codHelp },
  placeholder: { name: words.placeholder, help: words.placeholderHelp },
};
