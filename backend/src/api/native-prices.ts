import { MAX_PRICE_RWF } from "../contracts/catalogue-writes";
import type { FieldError } from "../contracts/envelope";
import { isEmpty, refusing } from "./native-faults";

const FOR_EVERYBODY =
  "The shop asks everybody the same price in RWF. Leave out customer groups and regions.";
const FOR_ANY_QUANTITY =
  "The shop asks the same price for any quantity. Leave the quantities empty.";
const WHOLE = `A price is a whole number of RWF, at most ${MAX_PRICE_RWF.toLocaleString("en")}.`;

/** Of something else the till would say that it can't be ordered. */
const isWhole = (amount: unknown) =>
  Number.isInteger(Number(amount)) && Number(amount) >= 0 && Number(amount) <= MAX_PRICE_RWF;

/** A price or a price list. */
function faultsOf(fields: Readonly<Record<string, unknown>>, at: string): FieldError[] {
  const {
    amount,
    currency_code: currency = "rwf",
    min_quantity: least,
    max_quantity: most,
    rules,
  } = fields;
  const faults = isEmpty(rules) ? [] : [{ field: `${at}rules`, message: FOR_EVERYBODY }];
  if (amount === undefined) return faults;
  if (currency === "rwf" && !isWhole(amount)) faults.push({ field: `${at}amount`, message: WHOLE });
  if (!isEmpty(least) && Number(least) > 1) {
    faults.push({ field: `${at}min_quantity`, message: FOR_ANY_QUANTITY });
  }
  if (!isEmpty(most)) faults.push({ field: `${at}max_quantity`, message: FOR_ANY_QUANTITY });
  return faults;
}

/** On Medusa's writes of products and price lists: no price that the shop would not ask. */
export const noUnaskedPrices = refusing(faultsOf);
