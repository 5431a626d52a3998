import { describe, expect, it } from "vitest";
import type { DateShape } from "./date-shape";
import * as en from "../words/en/dates";
import * as fr from "../words/fr/dates";
import * as rw from "../words/rw/dates";

const LANGUAGES = { en, fr, rw } as const;

const DATE: DateShape = { day: "2-digit", month: "short", year: "numeric" };
const DAY: DateShape = { weekday: "short", month: "short", day: "2-digit" };
const LONG_DAY: DateShape = { weekday: "long", day: "numeric", month: "long" };
const WHOLE: DateShape = { ...LONG_DAY, year: "numeric" };
const MONTH: DateShape = { month: "long", year: "numeric" };

describe.each([
  {
    language: "en",
    texts: {
      date: "Nov 27, 2026",
      day: "Fri, Nov 27",
      longDay: "Friday, November 27",
      whole: "Friday, November 27, 2026",
      month: "November 2026",
      weekday: "Friday",
      shortMonth: "Nov",
      first: "Jul 01, 2026",
    },
  },
  {
    language: "fr",
    texts: {
      date: "27 nov. 2026",
      day: "ven. 27 nov.",
      longDay: "vendredi 27 novembre",
      whole: "vendredi 27 novembre 2026",
      month: "novembre 2026",
      weekday: "vendredi",
      shortMonth: "nov.",
      first: "1er juil. 2026",
    },
  },
  {
    language: "rw",
    texts: {
      date: "27 Ugushyingo 2026",
      day: "ku wa gatanu, 27 Ugushyingo",
      longDay: "ku wa gatanu, 27 Ugushyingo",
      whole: "ku wa gatanu, 27 Ugushyingo 2026",
      month: "Ugushyingo 2026",
      weekday: "ku wa gatanu",
      shortMonth: "Ugu",
      first: "1 Nyakanga 2026",
    },
  },
] as const)("dates in $language", ({ language, texts }) => {
  const { dateFormat } = LANGUAGES[language];
  const friday = Date.UTC(2026, 10, 27, 12);

  it("are written as people do", () => {
    expect(dateFormat(DATE).format(friday)).toBe(texts.date);
    expect(dateFormat(DAY).format(friday)).toBe(texts.day);
    expect(dateFormat(LONG_DAY).format(new Date(friday))).toBe(texts.longDay);
    expect(dateFormat(WHOLE).format(friday)).toBe(texts.whole);
    expect(dateFormat(MONTH).format(friday)).toBe(texts.month);
  });

  it("can be asked for a part, and the first of a month", () => {
    expect(dateFormat({ weekday: "long" }).format(friday)).toBe(texts.weekday);
    expect(dateFormat({ month: "short" }).format(friday)).toBe(texts.shortMonth);
    expect(dateFormat({ year: "numeric" }).format(friday)).toBe("2026");
    expect(dateFormat(DATE).format(Date.UTC(2026, 6, 1))).toBe(texts.first);
  });

  it("are Kigali's, but for a day without a time", () => {
    const lateInUtc = Date.UTC(2026, 10, 26, 22);
    expect(dateFormat(DATE).format(lateInUtc)).toBe(texts.date);
    expect(dateFormat(DATE).format(lateInUtc - 1)).not.toBe(texts.date);
    expect(dateFormat({ ...DATE, timeZone: "UTC" }).format(lateInUtc)).not.toBe(texts.date);
    expect(dateFormat({ ...DATE, timeZone: "UTC" }).format(Date.UTC(2026, 10, 27))).toBe(
      texts.date,
    );
  });
});

it("names every month and weekday in Kinyarwanda", () => {
  const month = rw.dateFormat({ month: "long", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2026, at, 1)));
  expect(months.join(" ")).toBe(
    "Mutarama Gashyantare Werurwe Mata Gicurasi Kamena Nyakanga Kanama Nzeri Ukwakira Ugushyingo Ukuboza",
  );
  const weekday = rw.dateFormat({ weekday: "short", timeZone: "UTC" });
  const sunday = Date.UTC(2026, 10, 22);
  const week = Array.from({ length: 7 }, (_, at) => weekday.format(sunday + at * 86_400_000));
  expect(week).toEqual([
    "ku cyumweru",
    "ku wa mbere",
    "ku wa kabiri",
    "ku wa gatatu",
    "ku wa kane",
    "ku wa gatanu",
    "ku wa gatandatu",
  ]);
});
