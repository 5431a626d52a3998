import type { PaymentMethod } from "@strive/backend/contracts/payments";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";

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
  momo: {
    name: "Mobile money",
    help: "MTN MoMo asks for your approval on your phone. You confirm with your PIN, never here.",
  },
  cod: {
    name: "Cash on delivery",
    help: "You pay the rider in cash when your order arrives.",
  },
  placeholder: {
    name: "Pay when we confirm",
    help: "No card is charged on this page. Your order is recorded and the reference appears on the next screen.",
  },
};
