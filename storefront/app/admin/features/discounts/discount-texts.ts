import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import { isSameDay, shortDayText, timeOf } from "~/admin/discounts/kigali-time";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-discounts";

/** What a discount says, saved or still in the form; a null value: it is not filled in yet. */
export type Terms = Pick<
  StaffDiscount,
  | "code"
  | "name"
  | "is_automatic"
  | "kind"
  | "value"
  | "minimum"
  | "scope"
  | "scope_items"
  | "excludes_sale"
  | "starts_at"
  | "ends_at"
  | "max_uses"
  | "max_uses_per_shopper"
  | "combines"
>;

/** What staff call it: its code, or the name of what needs no code. */
export const titleOf = ({ is_automatic, code, name }: Terms): string =>
  is_automatic ? name : code;

/** "10%", "RWF 5,000": what is taken off the goods; null where that is not one number. */
export function amountText({ kind, value }: Pick<Terms, "kind" | "value">): string | null {
  if (value === null) return null;
  if (kind === "percentage") return words.percent(value);
  return kind === "amount" ? francs(value) : null;
}

/** "10% off", "Free delivery" */
export function givesText(terms: Terms): string {
  if (terms.kind === "free_delivery") return words.freeDelivery;
  const amount = amountText(terms);
  return amount === null ? words.fromDashboard : words.off(amount);
}

/** "Hoodies, Jackets and 3 more" */
export function namesText({ scope_items }: Pick<Terms, "scope_items">, most: number): string {
  const names = scope_items.map(({ name }) => name);
  // One more name is as short as "1 more".
  const shown = names.length <= most + 1 ? names : names.slice(0, most);
  return words.list(shown, names.length - shown.length);
}

const MOST_NAMES = 2;

function targetText(terms: Terms): string {
  if (terms.scope === "everything" || terms.scope_items.length === 0) {
    return terms.excludes_sale ? words.everythingNotOnSale : words.everything;
  }
  const names = namesText(terms, MOST_NAMES);
  return terms.excludes_sale ? words.notOnSale(names) : names;
}

/** "Everything not on sale", "Hoodies, from RWF 40,000" */
export function appliesText(terms: Terms): string {
  const target = targetText(terms);
  if (terms.minimum === null) return target;
  const price = francs(terms.minimum);
  return target === words.everything ? words.fromCart(price) : words.alsoFromCart(target, price);
}

/** Of what ends at midnight, the day before. */
const lastMoment = (end: number) => end - 1;

/** "Since 1 Nov", "28 Nov only", "Ended 31 Oct" */
export function whenText({ starts_at, ends_at }: Terms, now: number): string {
  const [start, end] = [timeOf(starts_at), timeOf(ends_at)];
  const day = (ms: number) => shortDayText(ms, now);
  if (end === null) {
    if (start === null) return words.noEnd;
    return start > now ? words.from(day(start)) : words.since(day(start));
  }
  const last = lastMoment(end);
  if (end <= now) return words.endedOn(day(last));
  if (start !== null && isSameDay(start, last)) return words.onlyOn(day(last));
  if (start !== null && start > now) return words.between(day(start), day(last));
  return words.until(day(last));
}

/** Before it begins there is nothing to count. */
const isUncounted = ({ state, used }: StaffDiscount) => state === "planned" && used === 0;

/** "38 of 200" */
export const usedText = (discount: StaffDiscount): string =>
  isUncounted(discount) ? words.none : words.usedOf(discount.used, discount.max_uses);

/** "RWF 214,600" */
export const givenText = (discount: StaffDiscount): string =>
  isUncounted(discount) ? words.none : francs(discount.given);

/** "Code · Umuganda Saturday" */
export const wayText = ({ is_automatic, code, name }: Terms): string => {
  if (is_automatic) return words.automatic;
  return name === code ? words.code : words.joined(words.code, name);
};
