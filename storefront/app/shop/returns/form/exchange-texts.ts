import { formatMoney } from "@strive/backend/contracts/money";
import * as words from "~/words/returns";
import { looksApart, type ExchangeSums, type WantedLine } from "./exchange-lines";

const rwf = (amount: number): string => formatMoney(amount, "RWF");

/** "Free", "You pay RWF 2,000 more", or "RWF 1,000 comes back". */
export function costText({ dueRwf, backRwf }: ExchangeSums): string {
  if (dueRwf > 0) return words.payMore(rwf(dueRwf));
  return backRwf > 0 ? words.comesBack(rwf(backRwf)) : words.isFree;
}

/** "L to M", where the two can be told apart in a word. */
function shortChange(one: WantedLine): string {
  const apart = looksApart(one);
  return apart === null ? words.sameAgain : words.change(apart.old, apart.wanted);
}

interface Chosen extends ExchangeSums {
  chosen: readonly WantedLine[];
}

/** For phones, beside the button: "L to M, free". */
export function barText({ chosen, ...sums }: Chosen): string {
  if (sums.dueRwf > 0) return words.toPay(rwf(sums.dueRwf));
  if (sums.backRwf > 0) return words.backToYou(rwf(sums.backRwf));
  const [first] = chosen;
  return first !== undefined && chosen.length === 1
    ? words.changeFree(shortChange(first))
    : words.isFree;
}

/** "L back, M to you" */
export function swappedText(one: WantedLine): string {
  const apart = looksApart(one);
  return apart === null ? words.sameAgain : words.swapped(apart.old, apart.wanted);
}
