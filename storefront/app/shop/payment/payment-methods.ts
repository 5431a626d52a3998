import type {
  OfferedMethod,
  PaymentMethod,
  WalletNetwork,
} from "@strive/backend/contracts/payments";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";
import * as words from "~/words/payment";

/** All methods with what keeps an order to this district from each; null: not known yet. */
export const paymentMethodsQuery = (district: string | null) =>
  queryOptions({
    queryKey: ["payment-methods", district] as const,
    queryFn: async ({ signal }) => {
      const answer = await api.get<{ data: OfferedMethod[] }>("/payments/methods", {
        query: { district },
        signal,
      });
      return answer.data;
    },
  });

export const METHOD_WORDS: Readonly<Record<PaymentMethod, { name: string; help: string }>> = {
  momo: { name: words.momo, help: words.momoHelp },
  card: { name: words.card, help: words.cardHelp },
  cod: { name: words.cod, help: words.codHelp },
  placeholder: { name: words.placeholder, help: words.placeholderHelp },
};

/** What the networks call their wallets. */
export const WALLET_NAMES: Readonly<Record<WalletNetwork, string>> = {
  MTN: "MTN MoMo",
  Airtel: "Airtel Money",
};

/** Of mobile money by whose wallets can pay; of the others as `METHOD_WORDS`. */
export function methodHelp({ method, networks = [] }: OfferedMethod): string {
  if (method !== "momo" || !networks.includes("Airtel")) return METHOD_WORDS[method].help;
  return words.walletsHelp(networks.length > 1 ? words.eitherNetwork : WALLET_NAMES.Airtel);
}

/** Why a method can't be chosen, with what to do about it. */
export const OBSTACLE_WORDS: Readonly<Record<NonNullable<OfferedMethod["unavailable"]>, string>> = {
  no_district: words.noDistrict,
  outside_kigali: words.outsideKigali,
};
