import { isSameDay, longDayText, timeOf, timeText } from "~/admin/discounts/kigali-time";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-discounts";
import { amountText, namesText, type Terms } from "./discount-texts";

const MOST_NAMES = 6;

function whoSaid({ is_automatic, code }: Terms): words.Said {
  if (is_automatic) return words.everybody;
  return code === "" ? words.whoTypesCode : words.whoTypes(code);
}

function targetSaid(terms: Terms): string {
  const { scope, scope_items, excludes_sale } = terms;
  if (scope === "everything") return excludes_sale ? words.saidNotOnSale : words.saidEverything;
  if (scope_items.length === 0) {
    return scope === "categories" ? words.yourCategories : words.yourProducts;
  }
  const names = namesText(terms, MOST_NAMES);
  return excludes_sale ? words.saidUnlessOnSale(names) : names;
}

function givesSaid(terms: Terms): words.Said {
  if (terms.kind === "free_delivery") return words.getsFreeDelivery;
  const amount = amountText(terms) ?? words.blank;
  const gets = terms.kind === "percentage" ? words.getsPercent : words.takesAmount;
  return [...gets(amount), targetSaid(terms)];
}

/** "Saturday 28 November, 08:00" */
const momentText = (ms: number, now: number): string =>
  words.at(longDayText(ms, now), timeText(ms));

function whenSaid({ starts_at, ends_at }: Terms, now: number): words.Said {
  const [start, end] = [timeOf(starts_at), timeOf(ends_at)];
  const text = (ms: number) => momentText(ms, now);
  if (start === null) return end === null ? words.saidAlways : words.saidUntil(text(end));
  const isFuture = start > now;
  if (end === null) return isFuture ? words.saidFrom(text(start)) : words.saidSince(text(start));
  if (isFuture && isSameDay(start, end)) {
    return words.saidOnDay(longDayText(start, now), timeText(start), timeText(end));
  }
  const said = isFuture ? words.saidFromUntil : words.saidSinceUntil;
  return said(text(start), text(end));
}

function usesSaid({ max_uses, max_uses_per_shopper }: Terms): string {
  const limits = [
    ...(max_uses_per_shopper === null ? [] : [words.perShopper(max_uses_per_shopper)]),
    ...(max_uses === null ? [] : [words.inAll(max_uses)]),
  ];
  const said = limits.length === 0 ? [words.anyTimes] : limits;
  return ["", ...said].join(words.comma) + words.stop;
}

/** What a discount does, as one would say it: the last look before it is saved. */
export function plainWords(terms: Terms, now: number): words.Said {
  const { minimum } = terms;
  const end = timeOf(terms.ends_at);
  return [
    ...whoSaid(terms),
    ...givesSaid(terms),
    ...(minimum === null ? [] : words.saidMinimum(francs(minimum))),
    words.stop,
    ...whenSaid(terms, now),
    usesSaid(terms),
    terms.combines ? words.saidAddsUp : words.saidBetterOne,
    ...(end !== null && end <= now ? words.saidOver : []),
  ];
}
