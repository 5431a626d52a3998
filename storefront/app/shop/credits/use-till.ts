import type { District } from "@strive/backend/contracts/places";
import { useQuery } from "@tanstack/react-query";
import { useSessionState } from "~/lib/account-atoms";
import type { CartLine } from "~/lib/cart-rules";
import { useDiscounts, type Discounts } from "../discounts/use-discounts";
import { endOf } from "./gift-card-code";
import { keepCreditOf, keepGiftCard, useCreditOf, useGiftCard } from "./kept-credit";
import { ownCreditQuery } from "./own-credit";
import { cardStateOf, ownBalanceRwf, type CardState } from "./standing";
import type { Balance, CreditAsk } from "./take-credit";

/** The store credit of whoever is signed in. */
export interface OwnCreditChoice {
  balanceRwf: number;
  isUsed: boolean;
  use: (isUsed: boolean) => void;
}

export interface Credits {
  /** Null: there is none to use, or nobody knows. */
  own: OwnCreditChoice | null;
  /** The kept gift card; empty: none. */
  card: string;
  cardState: CardState;
  keepCard: (card: string) => void;
  /** What pays, in the order in which it is taken. */
  balances: Balance[];
  /** What to order with. */
  toSend: CreditAsk;
}

/** What an order costs, and what of it is paid without money. */
export interface Till {
  discounts: Discounts;
  credits: Credits;
}

function useOwnCredit() {
  const { user } = useSessionState();
  const userId = user?.role === "user" ? user._id : "";
  const { data } = useQuery({ ...ownCreditQuery(userId), enabled: userId !== "" });
  const isWanted = useCreditOf() === userId;
  const knownRwf = userId === "" ? 0 : (data?.balance ?? 0);
  return {
    knownRwf,
    isUsed: isWanted && knownRwf > 0,
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
    ...(own?.isUsed
      ? [{ kind: "account" as const, ends_with: null, balance: own.balanceRwf }]
      : []),
  ];
}

/** Asks what lines cost, where anything but their prices counts. */
export function useTill(lines: readonly CartLine[], district: District | null): Till {
  const card = useGiftCard();
  const { knownRwf, isUsed, use } = useOwnCredit();
  const discounts = useDiscounts(lines, district, askOf(card, isUsed));
  const { quoted, isCurrent, isFailed } = discounts;
  const cardState = cardStateOf({ card, quoted, isFailed });
  const balanceRwf = ownBalanceRwf(knownRwf, isCurrent ? quoted : undefined);
  const own = knownRwf > 0 && balanceRwf > 0 ? { balanceRwf, isUsed, use } : null;
  const isTold = cardState.kind === "refused" && isCurrent;
  return {
    discounts,
    credits: {
      own,
      card,
      cardState,
      keepCard: keepGiftCard,
      balances: balancesOf(card, cardState, own),
      toSend: askOf(isTold ? "" : card, isUsed),
    },
  };
}
