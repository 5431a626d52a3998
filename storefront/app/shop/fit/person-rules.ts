import type { Wearer } from "@strive/backend/contracts/size-charts";
import * as words from "~/words/fit";
import type { Person } from "./find-size";

/** Typed, as the fields hold it. */
export interface TypedPerson {
  height: string;
  weight: string;
}

interface Bounds {
  height: readonly [number, number];
  weight: readonly [number, number];
}
const GROWN: Bounds = { height: [130, 220], weight: [30, 200] };
const CHILD: Bounds = { height: [60, 185], weight: [4, 100] };

export type PersonErrors = Partial<Record<keyof TypedPerson, string>>;

/** With a comma or a point; null: no number within the bounds. */
function numberIn(text: string, [from, to]: readonly [number, number]): number | null {
  const typed = text.trim().replace(",", ".");
  const value = /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Number(typed) : NaN;
  return value >= from && value <= to ? value : null;
}

/** What was typed of somebody, or what is wrong with it. */
export function readPerson(
  { height, weight }: TypedPerson,
  wearer: Wearer,
): { person: Omit<Person, "like">; errors: null } | { person: null; errors: PersonErrors } {
  const bounds = wearer === "kids" ? CHILD : GROWN;
  const read = { height: numberIn(height, bounds.height), weight: numberIn(weight, bounds.weight) };
  if (read.height !== null && read.weight !== null) {
    return { person: { height: read.height, weight: read.weight }, errors: null };
  }
  return {
    person: null,
    errors: {
      ...(read.height === null && { height: words.heightBounds(...bounds.height) }),
      ...(read.weight === null && { weight: words.weightBounds(...bounds.weight) }),
    },
  };
}
