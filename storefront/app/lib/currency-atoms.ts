import { CURRENCIES, type Currency } from "@strive/backend/contracts/money";
import { rawText, storedAtom, useAtomValue, useSetAtom } from "./store";

export const CURRENCY_KEY = "selectedCurrency";

const parseCurrency = (raw: unknown): Currency =>
  CURRENCIES.find((currency) => currency === raw) ?? "RWF";

const { valueAtom } = storedAtom<Currency>(CURRENCY_KEY, parseCurrency, rawText);

export const useSelectedCurrency = () => [useAtomValue(valueAtom), useSetAtom(valueAtom)] as const;
