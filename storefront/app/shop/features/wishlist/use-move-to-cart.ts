import { useState } from "react";
import { useCurrency } from "~/lib/currency";
import * as checkWords from "~/words/line-check";
import { useChangeWishes, type PlacedWish } from "./use-change-wishes";
import type { WishChecks } from "./use-wish-checks";
import { textOfWish } from "./wish-check";

/** An item that could not be moved, and why. */
export interface StayedWish {
  id: string;
  name: string;
  reason: string;
}

/**
 * Moves what can be moved and remembers the rest. Anything only found out now, such as another
 * price, is shown first, so that the shopper moves it knowingly.
 */
export function useMoveToCart(checks: WishChecks) {
  const { move } = useChangeWishes();
  const { priceOf } = useCurrency();
  const [stayed, setStayed] = useState<readonly StayedWish[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const moveToCart = async (wishes: readonly PlacedWish[]) => {
    setIsBusy(true);
    const asked = await Promise.all(
      wishes.map(async (wish) => {
        const wasKnown = checks.of(wish.item) !== null;
        const check = await checks.ask(wish.item);
        const isAgreed = check?.finding === null || wasKnown;
        return { wish, check, line: isAgreed ? (check?.line ?? null) : null };
      }),
    );
    setIsBusy(false);
    const moves = asked.flatMap(({ wish, line }) => (line === null ? [] : [{ ...wish, line }]));
    const left = asked.filter(({ line }) => line === null);
    setStayed(
      left.map(({ wish: { item }, check }) => ({
        id: item.id,
        name: item.name,
        reason: check?.finding ? textOfWish(check.finding, item, priceOf) : checkWords.unchecked,
      })),
    );
    move(moves);
    return moves.length;
  };
  return { moveToCart, isBusy, stayed, forgetStayed: () => setStayed([]) };
}
