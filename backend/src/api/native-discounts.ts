import { GOODS_ATTRIBUTES } from "../contracts/discount-limits";
import { discountCodeSchema } from "../contracts/discounts";
import type { FieldError } from "../contracts/envelope";
import { MAX_MONEY_RWF } from "../contracts/money";
import { refusing } from "./native-faults";

const RULE =
  "The shop gives a discount to everybody who may use it. It can depend on the products, and on what the goods cost (subtotal), not on customer groups, regions, countries, sales channels or kinds of delivery.";
const CURRENCY = "The shop counts in RWF.";
const WHOLE = "An amount off is a whole number of RWF.";
const BUDGET =
  "A budget counts francs, uses, or uses by customer. For uses by customer, choose the customer or the email address.";

/** What a rule may ask: see `contextOf` in room `discount` of `modules/order`. */
const isKnown = (attribute: string) =>
  [...GOODS_ATTRIBUTES, "currency_code", "items.is_on_sale"].includes(attribute) ||
  /^items\.product\.(id|type_id|collection_id|categories\.id|tags\.id)$/.test(attribute);

const isWhole = (value: unknown) =>
  Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) <= MAX_MONEY_RWF;

const BUDGETS = ["spend", "usage", "use_by_attribute"];
const BUYERS = ["customer_id", "customer_email"];

function budgetFaults(fields: Readonly<Record<string, unknown>>, at: string): FieldError[] {
  const { type, attribute } = fields;
  const isKind = type === undefined || BUDGETS.some((kind) => kind === type);
  const isBuyer = typeof attribute !== "string" || BUYERS.includes(attribute);
  return isKind && isBuyer
    ? []
    : [{ field: `${at}${isKind ? "attribute" : "type"}`, message: BUDGET }];
}

/** A promotion, its application method, a rule, a campaign or its budget. */
function faultsOf(fields: Readonly<Record<string, unknown>>, at: string): FieldError[] {
  const { attribute, operator, currency_code: currency, code, type, value } = fields;
  const faults = at.endsWith("budget.") ? budgetFaults(fields, at) : [];
  if (typeof attribute === "string" && operator !== undefined && !isKnown(attribute)) {
    faults.push({ field: `${at}attribute`, message: RULE });
  }
  if (typeof currency === "string" && currency.toLowerCase() !== "rwf") {
    faults.push({ field: `${at}currency_code`, message: CURRENCY });
  }
  if (type === "fixed" && value !== undefined && !isWhole(value)) {
    faults.push({ field: `${at}value`, message: WHOLE });
  }
  const typed = code === undefined ? null : discountCodeSchema.safeParse(code);
  if (typed?.success === false) {
    const message = typed.error.issues[0]?.message ?? "This code can't be typed";
    faults.push({ field: `${at}code`, message: message.replace("discount_code", "code") });
  }
  return faults;
}

/** On Medusa's writes of promotions and campaigns: no discount that the shop would not give. */
export const noUngivenDiscounts = refusing(faultsOf);
