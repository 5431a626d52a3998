import type { Dashboard } from "@strive/backend/contracts/dashboard";
import { formatMoney } from "@strive/backend/contracts/money";
import type { DateShape } from "~/lib/date-shape";
import * as words from "~/words/admin-dashboard";
import { dateFormat } from "~/words/dates";

export const PERIODS = ["14d", "30d", "12m"] as const;
export type Period = (typeof PERIODS)[number];
export const MEASURES = ["revenue", "orders"] as const;
export type Measure = (typeof MEASURES)[number];

/** One bar, and one row of the table that says the same. */
export interface Bar {
  /** `2026-11-21` or `2026-11`. */
  id: string;
  /** Along the axis: "21 Nov". */
  label: string;
  /** Of the table: "Saturday, 21 November 2026". */
  name: string;
  value: number;
  text: string;
  /** Today, or this month: the last one. */
  isNow: boolean;
}

// The server's days and months are Kigali's already: they are written out as they are.
const written = (shape: DateShape) => dateFormat({ ...shape, timeZone: "UTC" });
const DAY_LABEL = written({ day: "numeric" });
const DAY_NAME = written({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const MONTH_LABEL = written({ month: "short" });
const MONTH_NAME = written({ month: "long", year: "numeric" });

/** "21 Nov", in every language. */
const dayLabel = (date: Date): string => `${DAY_LABEL.format(date)} ${MONTH_LABEL.format(date)}`;

export const measureText = (measure: Measure, value: number): string =>
  measure === "revenue" ? formatMoney(value, "USD") : value.toLocaleString("en");

interface Row {
  id: string;
  orders: number;
  usd: number;
}

function rowsOf({ by_day, by_month }: Dashboard, period: Period): Row[] {
  if (period === "12m") return by_month.map(({ month, ...sums }) => ({ id: month, ...sums }));
  const days = by_day.map(({ day, ...sums }) => ({ id: day, ...sums }));
  return period === "14d" ? days.slice(-14) : days;
}

/** What the chart shows of a period, the oldest first. */
export function barsOf(data: Dashboard, period: Period, measure: Measure): Bar[] {
  const rows = rowsOf(data, period);
  const isMonths = period === "12m";
  return rows.map((row, at) => {
    const date = new Date(isMonths ? `${row.id}-01T00:00:00Z` : `${row.id}T00:00:00Z`);
    const value = measure === "revenue" ? row.usd : row.orders;
    const isNow = at === rows.length - 1;
    const name = (isMonths ? MONTH_NAME : DAY_NAME).format(date);
    return {
      id: row.id,
      label: isMonths ? MONTH_LABEL.format(date) : dayLabel(date),
      name: isNow ? (isMonths ? words.thisMonth : words.today)(name) : name,
      value,
      text: measureText(measure, value),
      isNow,
    };
  });
}

/** "$400", "$1.2K", "12": short enough for the axis of a phone. */
export function tickText(measure: Measure, value: number): string {
  const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });
  return measure === "revenue" ? words.dollarTick(short.format(value)) : short.format(value);
}

/** Every how many bars one has its label: where there is room, and where there is little. */
const STEPS: Readonly<Record<Period, { wide: number; narrow: number }>> = {
  "14d": { wide: 2, narrow: 4 },
  "30d": { wide: 5, narrow: 8 },
  "12m": { wide: 1, narrow: 2 },
};

/** Ids of the bars that are named along the axis; the last one always is. */
export function labelled(bars: readonly Bar[], period: Period, isWide: boolean): string[] {
  const step = STEPS[period][isWide ? "wide" : "narrow"];
  return bars.filter((_, at) => (bars.length - 1 - at) % step === 0).map(({ id }) => id);
}
