import type { DiscountRefusal } from "@strive/backend/contracts/discounts";
import { atom } from "jotai";
import { discountCodeOf } from "./discount-code";
import { rawText, storedAtom, useAtomValue, useSetAtom } from "./store";

export const DISCOUNT_CODE_KEY = "discountCode";

const { valueAtom } = storedAtom<string>(DISCOUNT_CODE_KEY, discountCodeOf, rawText);

interface Refused {
  code: string;
  refusal: DiscountRefusal;
}

/** As long as the page: who the buyer is, the server may learn only with the order. */
const refusedAtom = atom<Refused | null>(null);
const keepAtom = atom(null, (_get, set, code: string) => {
  set(refusedAtom, null);
  set(valueAtom, code);
});

/** The one discount code kept on the device; empty when there is none. */
export const useDiscountCode = (): string => useAtomValue(valueAtom);
/** Keeps a code in place of an earlier one; an empty one forgets it. */
export const useKeepDiscountCode = () => useSetAtom(keepAtom);

/** Why an order was not placed with the kept code, since it was last entered. */
export function useOrderRefusal(): DiscountRefusal | null {
  const refused = useAtomValue(refusedAtom);
  const code = useDiscountCode();
  return refused?.code === code ? refused.refusal : null;
}
export const useNoteOrderRefusal = () => useSetAtom(refusedAtom);
