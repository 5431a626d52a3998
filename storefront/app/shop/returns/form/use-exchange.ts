import type { Order } from "@strive/backend/contracts/orders";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { exchangeableRwf, paidLeftOf } from "~/lib/exchange-money";
import { articleOf, canBeCovered } from "~/lib/exchange-offer";
import { productQuery } from "~/shop/api/products";
import * as words from "~/words/returns";
import { lookText } from "../look-text";
import {
  exchangeLineOf,
  exchangeOfferOf,
  lostOf,
  missingOf,
  sumsOf,
  swapKey,
  totalOf,
  wantedLines,
} from "./exchange-lines";
import { isOtherWanted, newPriceOf, shortLinesOf } from "./exchange-refusal";
import { sumOf, type ChosenLine, type Errors, type ReturnDraft, type Wish } from "./return-draft";

interface ExchangeOptions {
  order: Order;
  lines: readonly ChosenLine[];
  draft: ReturnDraft;
  /** The step of the choice, or one after it. */
  isAsked: boolean;
}

/** What can be had for the chosen lines, what of it is wanted, and what that costs. */
export function useExchange({ order, lines, draft, isAsked }: ExchangeOptions) {
  const queryClient = useQueryClient();
  // What the server said that a choice costs: it counts for that choice, whatever was known before.
  const [said, setSaid] = useState<{ key: string; totalRwf: number } | null>(null);
  const ids = [...new Set(lines.map(({ item }) => item.product_id))];
  const found = useQueries({
    queries: ids.map((id) => ({ ...productQuery(id), enabled: isAsked })),
  });
  // A single line is exchanged, or all of it is money.
  const wishOf = ({ item }: ChosenLine): Wish => {
    const wish = draft.wishes[item.id] ?? {};
    return lines.length > 1 ? wish : { ...wish, isMoney: false };
  };
  const all = lines.map((line) =>
    exchangeLineOf(line, articleOf(found[ids.indexOf(line.item.product_id)]), wishOf(line)),
  );
  const returnedRwf = sumOf(lines);
  const coverRwf = exchangeableRwf(order);
  const offer = exchangeOfferOf(all, returnedRwf, coverRwf);
  const isWanted = isAsked && draft.isExchange;
  const isChosen = isWanted && (offer.kind === "open" || offer.kind === "unknown");
  const chosen = isChosen ? wantedLines(all) : [];
  const key = swapKey(chosen);
  const totalRwf = key !== "" && said?.key === key ? said.totalRwf : totalOf(chosen);
  // No exchange may become a return for money without a word.
  const lost: Errors = isWanted ? lostOf(all, offer, wishOf) : {};
  const missing: Errors = isChosen
    ? {
        ...(canBeCovered({ returnedRwf, totalRwf }, coverRwf)
          ? {}
          : { refund_to: words.partlyBackSwap }),
        ...missingOf(all),
      }
    : {};
  const sumsAt = (total: number) => sumsOf(returnedRwf, total, paidLeftOf(order));
  const isComplete = isChosen && Object.keys({ ...missing, ...lost }).length === 0;
  return {
    lines: all,
    offer,
    /** Others are wanted, though it may not be said yet which. */
    isChosen,
    chosen,
    /** What was chosen and can't be had any more: its buyer chooses again, by the names of fields. */
    lost,
    /** What is not said yet, by the names of fields. */
    missing,
    /** For each line it is said what is wanted. */
    isComplete,
    /** Something is exchanged, or it is not said yet which: its buyer keeps what was delivered. */
    isSwap: isChosen && !(isComplete && chosen.length === 0),
    /** All is said, and something is exchanged: there are sums. */
    isPriced: isComplete && chosen.length > 0,
    ...sumsAt(totalRwf),
    /** What another price would mean. */
    sumsAt,
    nameOf: (variantId: string): string => {
      for (const one of all) {
        const variant =
          one.kind === "open" && one.product.variants.find(({ id }) => id === variantId);
        if (variant) return words.lookOf(...lookText(one.product, variant)) || words.sameAgain;
      }
      return words.anotherOne;
    },
    retry: (productId: string) => void found[ids.indexOf(productId)]?.refetch(),
    /** The price, the stock or what is for sale is not what was known: it is looked up again. */
    heed: (error: unknown) => {
      const price = newPriceOf(error);
      if (price !== null && key !== "") setSaid({ key, totalRwf: price.total_amount });
      if (price === null && shortLinesOf(error).length === 0 && !isOtherWanted(error)) return;
      void queryClient.invalidateQueries({ queryKey: ["products"] });
    },
  };
}

export type ExchangeState = ReturnType<typeof useExchange>;
