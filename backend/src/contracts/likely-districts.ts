import {
  DISTRICTS,
  isKigali,
  plainPlace,
  PROVINCES,
  QUARTERS,
  TOWNS,
  type District,
} from "./places";

/** Letters to add, drop, change or swap with their neighbour (optimal string alignment). */
function slipsBetween(typed: string, name: string): number {
  let before: number[] = [];
  let row = Array.from({ length: name.length + 1 }, (_, column) => column);
  for (let line = 1; line <= typed.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= name.length; column += 1) {
      const isSame = typed[line - 1] === name[column - 1];
      const isSwapped =
        line > 1 && typed[line - 1] === name[column - 2] && typed[line - 2] === name[column - 1];
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[name.length] ?? Infinity;
}

interface Name {
  district: District;
  name: string;
}

const namesOf = (namesFor: (district: District) => readonly string[]): Name[] =>
  DISTRICTS.flatMap((district) =>
    namesFor(district).map((name) => ({ district, name: plainPlace(name) })),
  );
const OWN_NAMES = namesOf((district) => [district, ...(TOWNS[district] ?? [])]);
const QUARTER_NAMES = namesOf((district) => QUARTERS[district] ?? []);
const NAMES = [...OWN_NAMES, ...QUARTER_NAMES];
const LONGEST_NAME = Math.max(...NAMES.map(({ name }) => name.length));

const districtsOf = (names: readonly Name[]): District[] => [
  ...new Set(names.map(({ district }) => district)),
];

/** The names with the fewest typos in what was typed; none if there are too many. */
function nearest(typed: string): Name[] {
  const allowed = typed.length < 5 ? 1 : 2;
  const slips = NAMES.map(({ name }) => slipsBetween(typed, name));
  const fewest = Math.min(...slips);
  return fewest > allowed ? [] : NAMES.filter((_, index) => slips[index] === fewest);
}

/** The districts that may be meant by a name with a slip or two in it, or left unfinished. */
export function likelyDistricts(place: string): District[] {
  const typed = plainPlace(place);
  if (typed.length < 3 || typed.length > LONGEST_NAME + 2) return [];
  if (isKigali(place)) return [...PROVINCES["City of Kigali"]];
  for (const names of [OWN_NAMES, QUARTER_NAMES]) {
    const begun = names.filter(({ name }) => name.startsWith(typed));
    if (begun.length > 0) return districtsOf(begun);
  }
  return districtsOf(nearest(typed));
}

/** What to say about a place that is not a district. */
export function noDistrict(place: string): string {
  const likely = likelyDistricts(place);
  if (likely.length === 0 || likely.length > 3) return "Please choose one of the 30 districts";
  const last = likely.at(-1) ?? "";
  const others = likely.slice(0, -1).join(", ");
  return `Did you mean ${others === "" ? last : `${others} or ${last}`}?`;
}
