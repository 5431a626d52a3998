import type { Fit, ReviewSummary } from "@strive/backend/contracts/reviews";
import type { Cm, Measure, SizeTable, Wearer } from "@strive/backend/contracts/size-charts";

/** How somebody likes clothes to sit. */
export const LIKES = ["close", "regular", "loose"] as const;
export type Like = (typeof LIKES)[number];

export interface Person {
  /** Centimetres. */
  height: number;
  /** Kilograms. */
  weight: number;
  like: Like;
}

type Girth = "chest" | "waist" | "hips";

/**
 * A body of a given build is a cylinder: its girths go with the root of its weight by its height. The factors are those
 * of average bodies (see the decision on fit).
 */
const GIRTHS: Readonly<Record<Wearer, Readonly<Record<Girth, number>>>> = {
  women: { chest: 147, waist: 121, hips: 158 },
  men: { chest: 152, waist: 131, hips: 146 },
  kids: { chest: 146, waist: 130, hips: 150 },
  all: { chest: 150, waist: 126, hips: 152 },
};
/** The inside of a leg, as a part of the height. */
const LEG: Readonly<Record<Wearer, number>> = { women: 0.478, men: 0.482, kids: 0.45, all: 0.48 };

/** In centimetres; null: height and weight say nothing about it. */
export function estimateOf(
  { height, weight }: Pick<Person, "height" | "weight">,
  wearer: Wearer,
  measure: Measure,
): number | null {
  switch (measure) {
    case "height":
      return height;
    case "chest":
    case "waist":
    case "hips":
      return GIRTHS[wearer][measure] * Math.sqrt(weight / height);
    case "inside_leg":
      return LEG[wearer] * height;
    case "length":
    case "sleeve":
    case "head":
    case "foot":
      return null;
  }
}

const ends = (cm: Cm): readonly [number, number] => (typeof cm === "number" ? [cm, cm] : cm);

/** Where each size ends and the next begins, smallest first; null: the column doesn't grow with the sizes. */
function edgesOf(column: readonly Cm[]): number[] | null {
  const inner = column.slice(1).map((cm, index) => {
    const before = ends(column[index] ?? cm)[1];
    return (before + ends(cm)[0]) / 2;
  });
  const outer = (cm: Cm | undefined, end: 0 | 1, edge: number | undefined): number => {
    const [from, to] = ends(cm ?? 0);
    return from < to || edge === undefined ? (end === 0 ? from : to) : 2 * from - edge;
  };
  const edges = [outer(column[0], 0, inner[0]), ...inner, outer(column.at(-1), 1, inner.at(-1))];
  return edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? edge))
    ? edges
    : null;
}

/** 0: in the middle of the first size; 0.5: between it and the second. Beyond the ends it goes on as wide as they are. */
function placeAmong(edges: readonly number[], value: number): number {
  const last = edges.length - 2;
  const above = edges.findIndex((edge) => value < edge);
  const at = above < 0 ? last : Math.min(Math.max(above - 1, 0), last);
  const [from = 0, to = 1] = [edges[at], edges[at + 1]];
  return at - 0.5 + (value - from) / (to - from);
}

/** What is known of one measure of a person, against a table. */
interface Judged {
  measure: Measure;
  /** Centimetres. */
  cm: number;
  place: number;
  column: readonly Cm[];
}

function judge(table: SizeTable, person: Person): Judged[] {
  return table.measures.flatMap((measure, index) => {
    const cm = estimateOf(person, table.wearer, measure);
    const column = table.rows.map(({ values }) => values[index] ?? 0);
    const edges = edgesOf(column);
    if (cm === null || edges === null) return [];
    return [{ measure, cm, place: placeAmong(edges, cm), column }];
  });
}

/** What decides, before all else. A leg is longer or shorter without another size. */
function order({ wearer, measures }: SizeTable): readonly Measure[] {
  if (wearer === "kids") return ["height", "chest", "waist", "hips"];
  return measures.includes("inside_leg") ? ["waist", "hips", "chest"] : ["chest", "waist", "hips"];
}

/** Sizes that others may be too tight by, before they decide. */
const SLACK = 0.75;
/** Sizes beyond the first or last that still count as one of them. */
const BEYOND = 0.25;
/** Sizes around the middle between two that count as between them. */
const BETWEEN = 0.125;
/** Sizes that a liking moves. */
const LIKING: Readonly<Record<Like, number>> = { close: -0.3, regular: 0, loose: 0.3 };
/** Sizes that reviews move. */
const RUNS: Readonly<Record<Fit, number>> = { small: 0.5, true: 0, large: -0.5 };
/** Buyers who must have said how it fits, before it counts. */
const ENOUGH = 5;

/** What more than half of enough buyers say; true: nothing else. */
export function trendOf(by: ReviewSummary["by_fit"]): Fit {
  const said = by.small + by.true + by.large;
  if (said < ENOUGH) return "true";
  if (by.small > said / 2) return "small";
  return by.large > said / 2 ? "large" : "true";
}

/** One measure of a person beside the size that was found. */
export interface FitLine {
  measure: Measure;
  /** Whole centimetres. */
  cm: number;
  /** What the size is for. */
  size: Cm;
  /** 0: too close, 50: as meant, 100: too loose. */
  at: number;
}

export type Found =
  /** The chart has nothing that height and weight tell. */
  | { kind: "unknown" }
  /** `size`: the nearest, its largest or smallest. */
  | { kind: "outside"; side: "small" | "large"; size: string; by: FitLine }
  | {
      kind: "size";
      size: string;
      /** The other size of two that would both do; null: it is clear. */
      or: string | null;
      /** What decided. */
      by: FitLine;
      lines: FitLine[];
      /** What reviews moved it by. */
      trend: Fit;
    };

/**
 * The size of a table that suits somebody. Heavier, or taller of the same build, never means a smaller one; nor does
 * liking it looser. It names no size but the table's.
 * @param runs what reviews say of the product
 */
export function findSize(table: SizeTable, person: Person, runs: Fit): Found {
  const judged = judge(table, person);
  const [first, ...others] = order(table).flatMap(
    (measure) => judged.find((one) => one.measure === measure) ?? [],
  );
  if (first === undefined) return { kind: "unknown" };
  const [by, place] = others.reduce<readonly [Judged, number]>(
    (most, one) => (one.place - SLACK > most[1] ? [one, one.place - SLACK] : most),
    [first, first.place],
  );
  const last = table.rows.length - 1;
  const within = (index: number) => Math.min(Math.max(index, 0), last);
  const sizeAt = (index: number) => table.rows[within(index)]?.size ?? "";
  const lineAt = (index: number, { measure, cm, place: own, column }: Judged): FitLine => ({
    measure,
    cm: Math.round(cm),
    size: column[index] ?? 0,
    at: Math.round(Math.min(Math.max(50 - (own - index) * 50, 0), 100)),
  });
  if (place < -0.5 - BEYOND) {
    return { kind: "outside", side: "small", size: sizeAt(0), by: lineAt(0, by) };
  }
  if (place > last + 0.5 + BEYOND) {
    return { kind: "outside", side: "large", size: sizeAt(last), by: lineAt(last, by) };
  }
  const told = place + RUNS[runs];
  const index = within(Math.floor(told + LIKING[person.like] + 0.5));
  const lower = Math.floor(told);
  const isBetween = Math.abs(told - lower - 0.5) <= BETWEEN && lower >= 0 && lower < last;
  return {
    kind: "size",
    size: sizeAt(index),
    or: isBetween ? sizeAt(index === lower ? lower + 1 : lower) : null,
    by: lineAt(index, by),
    lines: judged.map((one) => lineAt(index, one)),
    trend: runs,
  };
}

/** Whether height and weight can find a size in it. */
export const canFind = (table: SizeTable): boolean =>
  findSize(table, { height: 170, weight: 65, like: "regular" }, "true").kind !== "unknown";
