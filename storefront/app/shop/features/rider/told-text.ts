import { formatMoney } from "@strive/backend/contracts/money";
import * as words from "~/words/rider";

/** "STR-482913, RWF 20,000"; null: nobody took the parcel. */
export function toldText(orderNumber: string, cashRwf: number | null): string {
  if (cashRwf === null) return words.told(orderNumber, words.toldFailed);
  return words.told(orderNumber, cashRwf > 0 ? formatMoney(cashRwf, "RWF") : words.toldDelivered);
}
