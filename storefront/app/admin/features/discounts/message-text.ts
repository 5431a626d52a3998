import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import { isSameDay, longDayText, timeOf, timeText } from "~/admin/discounts/kigali-time";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-discounts";
import { givesText, namesText } from "./discount-texts";
import { shopLink } from "./shop-link";

const MOST_NAMES = 6;

function offerText(discount: StaffDiscount): string {
  const gives = givesText(discount);
  if (discount.scope_items.length === 0) return gives;
  return words.messageOn(gives, namesText(discount, MOST_NAMES));
}

function whenText({ starts_at, ends_at }: StaffDiscount, now: number): string | null {
  const text = (ms: number) => words.at(longDayText(ms, now), timeText(ms));
  const [start, end] = [timeOf(starts_at), timeOf(ends_at)];
  if (start === null || start <= now) return end === null ? null : words.messageUntil(text(end));
  if (end === null) return words.messageFrom(text(start));
  return isSameDay(start, end)
    ? words.messageOnDay(longDayText(start, now), timeText(start), timeText(end))
    : words.messageFromUntil(text(start), text(end));
}

/** What staff send to shoppers: code, what it gives, until when, and the link. */
export function messageText(discount: StaffDiscount, shop: string, now: number): string {
  const { code, minimum, excludes_sale } = discount;
  const lines = [
    words.messageOffer(offerText(discount), code, shop),
    minimum === null ? null : words.messageMinimum(francs(minimum)),
    excludes_sale ? words.messageNotOnSale : null,
    whenText(discount, now),
    shopLink(code),
  ];
  return lines.filter((line) => line !== null).join("\n");
}
