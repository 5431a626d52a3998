import type { District } from "@strive/backend/contracts/places";
import { useQuery } from "@tanstack/react-query";
import { useSessionState } from "~/lib/account-atoms";
import type { CartLine } from "~/lib/cart-rules";
import { giftCardsRwfOf } from "~/lib/line-totals";
import { useDiscounts, type Discounts } from "../discounts/use-discounts";
import { endOf } from "./gift-card-code";
import { keepCreditOf, useCreditOf, useGiftCard } from "./kept-credit";
import { ownCreditQuery } from "./own-credit";
import { cardStateOf, ownBalanceRwf, type CardState } from "./standing";
import type { Balance, CreditAsk } from "./take-credit";

/** The store credit of whoever is signed in. */
export interface OwnCreditChoice {
  /** Null: not known yet. 0: it was chosen, and nothing is left of it. */
  balanceRwf: number | null;
  isUsed: boolean;
  use: (isUsed: boolean) => void;
}

export interface Credits {
  /** Null: none was chosen, and there is none to use, or nobody knows. */
  own: OwnCreditChoice | null;
  /** The kept gift card; empty: none. */
  card: string;
  cardState: CardState;
  keepCard: (card: string) => void;
  /** What pays, in the order in which it is taken. */
  balances: Balance[];
  /** What to order with. */
  toSend: CreditAsk;
  /** It is to pay, and some of the lines are gift cards, which it can't. */
  isNotForAll: boolean;
  /** Something is kept for a user, and who is here is not known yet: no order without it. */
  isHeld: boolean;
}

/** What an order costs, and what of it is paid without money. */
export interface Till {
  discounts: Discounts;
  credits: Credits;
}

function useOwnCredit() {
  const { status, user } = useSessionState();
  const userId = user?.role === "user" ? user._id : "";
  const { data } = useQuery({ ...ownCreditQuery(userId), enabled: userId !== "" });
  const chosenBy = useCreditOf();
  const isHeld = chosenBy !== "" && status === "loading";
  const isWanted = isHeld || (chosenBy !== "" && chosenBy === userId);
  const knownRwf = data?.balance ?? null;
  return {
    knownRwf,
    isHeld,
    isWanted,
    /** Also while nobody knows how much there is: the server takes what it finds. */
    isAsked: isWanted && !isHeld && knownRwf !== 0,
    use: (isUsed: boolean) => keepCreditOf(isUsed ? userId : ""),
  };
}

const askOf = (card: string, isCreditUsed: boolean): CreditAsk => ({
  ...(card !== "" && { gift_card: card }),
  ...(isCreditUsed && { use_credit: true }),
});

function balancesOf(card: string, state: CardState, own: OwnCreditChoice | null): Balance[] {
  const cardRwf = state.kind === "applied" ? state.balanceRwf : null;
  return [
    ...(cardRwf === null
      ? []
      : [{ kind: "gift_card" as const, ends_with: endOf(card), balance: cardRwf }]),
    ...(own?.isUsed && own.balanceRwf !== null
      ? [{ kind: "account" as const, ends_with: null, balance: own.balanceRwf }]
      : []),
  ];
}

/** Asks what lines cost, where anything but their prices counts. */
export function useTill(
  lines: readonly CartLine[],
  district: District | null,
  isPickup = false,
): Till {
  const { card, keepCard, isHeld: isCardHeld } = useGiftCard();
  const { knownRwf, isHeld, isWanted, isAsked, use } = useOwnCredit();
  const discounts = useDiscounts(lines, { district, isPickup }, askOf(card, isAsked));
  const { quoted, isCurrent, isFailed } = discounts;
  const cardState = cardStateOf({ card, quoted, isFailed });
  // What a quote for other lines found is more than nothing.
  const found = isCurrent || knownRwf === null ? quoted : undefined;
  const balanceRwf = ownBalanceRwf(knownRwf, found, giftCardsRwfOf(lines));
  const isUsed = isWanted && balanceRwf !== 0;
  const own = isWanted || (balanceRwf ?? 0) > 0 ? { balanceRwf, isUsed, use } : null;
  const isTold = cardState.kind === "refused" && isCurrent;
  return {
    discounts,
    credits: {
      own,
      card,
      cardState,
      keepCard,
      balances: balancesOf(card, cardState, own),
      isNotForAll:
        (cardState.kind === "applied" || isUsed) &&
        lines.some(({ isGiftCard }) => isGiftCard === true),
      toSend: askOf(isTold ? "" : card, isAsked),
      isHeld: isHeld || isCardHeld,
    },
  };
}
