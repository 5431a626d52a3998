import { GOODS_ATTRIBUTES } from "../../../../contracts/discount-limits";
import type { DiscountRefusal, DiscountRefusalReason } from "../../../../contracts/discounts";
import { formatMoney } from "../../../../contracts/money";
import type { DiscountCandidate } from "./types";

/** @param beforeMs of the day that ended then */
const kigaliDay = (iso: string, beforeMs = 0) =>
  new Date(Date.parse(iso) - beforeMs).toLocaleDateString("en-GB", {
    timeZone: "Africa/Kigali",
    weekday: "long",
    day: "numeric",
    month: "long",
  });

/** The least that the goods must cost, whole RWF; 0: anything. */
export function minimumOf({ rules }: Pick<DiscountCandidate, "rules">): number {
  const least = rules.flatMap(([attribute, operator, values]) => {
    if (!GOODS_ATTRIBUTES.includes(attribute) || !values || !["gte", "gt"].includes(operator))
      return [];
    // Medusa is content with any of the values.
    const value = Math.min(...values.map(Number));
    return [operator === "gt" ? Math.floor(value) + 1 : Math.ceil(value)];
  });
  return Math.max(0, ...least);
}

/** Why a promotion takes nothing off, whatever is bought; null: it may. */
export function obstacleOf(candidate: DiscountCandidate): DiscountRefusalReason | null {
  const { isOn, status, startsAt, limit, used, budget } = candidate;
  if (status === "draft") return "unknown";
  if (status === "inactive") return "ended";
  if (!isOn)
    return startsAt !== null && Date.parse(startsAt) > Date.now() ? "not_started" : "ended";
  if (limit !== null && used >= limit) return "used_up";
  if (!budget || budget.limit === null) return null;
  if (budget.usedByBuyer !== null) {
    return budget.usedByBuyer >= budget.limit ? "used_by_you" : null;
  }
  return budget.used >= budget.limit ? "used_up" : null;
}

const SENTENCE: Record<
  DiscountRefusalReason,
  (facts: { date: string | null; minimum: number }) => string
> = {
  unknown: () => "We don't know this code. Check the spelling.",
  not_started: ({ date }) =>
    `This code starts on ${date === null ? "another day" : kigaliDay(date)}.`,
  ended: ({ date }) => `This code ended${date === null ? "" : ` on ${kigaliDay(date, 1)}`}.`,
  used_up: () => "This code is used up.",
  used_by_you: () => "You have used this code before.",
  minimum: ({ minimum }) => `This code is for orders from ${formatMoney(minimum, "RWF")}.`,
  better_one: () => "You already get a better discount, and this code can't be added to it.",
  nothing_fits: () => "This code takes nothing off this order.",
};

/** @param code as typed */
export function refusalOf(
  code: string,
  reason: DiscountRefusalReason,
  candidate: DiscountCandidate | null,
): DiscountRefusal {
  const dates: Partial<Record<DiscountRefusalReason, string | null>> = {
    not_started: candidate?.startsAt ?? null,
    ended: candidate?.status === "active" ? candidate.endsAt : null,
  };
  const found = dates[reason] ?? null;
  const date = found === null ? null : new Date(found).toISOString();
  const minimum = candidate ? minimumOf(candidate) : 0;
  return {
    code,
    reason,
    message: SENTENCE[reason]({ date, minimum }),
    date,
    minimum: reason === "minimum" ? minimum : null,
  };
}
