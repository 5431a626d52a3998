import type { ProductGender } from "../../../../contracts/catalogue";
import { isOneSize } from "../../../../contracts/named-sizes";
import type { SizeChart, SizeTable } from "../../../../contracts/size-charts";
import { BOTTOMS, FOOTWEAR, KIDS, TOPS } from "./built-in";

type Kind = "tops" | "bottoms" | "footwear" | "kids" | "one_size";

/** What decides which chart a product has. */
export interface Sized {
  /** In English; null: it is in none. */
  category: string | null;
  gender: ProductGender | null;
  sizes: readonly string[];
}

const FOOTWEAR_NAME = /shoe|sneaker|trainer|boot|sandal|slipper|footwear/i;
const BOTTOMS_NAME = /jean|trouser|pant|chino|short|skirt|legging|jogger/i;
const KIDS_NAME = /kid|child|baby|boy|girl/i;

/** If all sizes are numbers from here up, they are shoes: no trousers have such a waist. */
const SMALLEST_SHOE_ONLY = 40;

/** By the category's name; where that says nothing, by the sizes. */
export function kindOf({ category, gender, sizes }: Sized): Kind {
  const name = category ?? "";
  if (FOOTWEAR_NAME.test(name)) return "footwear";
  if (sizes.every(isOneSize)) return "one_size";
  if (gender === "kids" || KIDS_NAME.test(name)) return "kids";
  if (BOTTOMS_NAME.test(name)) return "bottoms";
  const numbers = sizes.map(Number);
  if (numbers.some(Number.isNaN)) return "tops";
  return Math.max(...numbers) >= SMALLEST_SHOE_ONLY ? "footwear" : "bottoms";
}

/** `one_size`: of bags and belts no size says anything. */
const BUILT_IN: Readonly<Record<Kind, readonly SizeTable[]>> = {
  tops: TOPS,
  bottoms: BOTTOMS,
  footwear: FOOTWEAR,
  kids: KIDS,
  one_size: [],
};

/** What a category without a chart of its own begins with. */
export const builtInChart = (sized: Sized): readonly SizeTable[] => BUILT_IN[kindOf(sized)];

/** Those for the people it is made for; without a gender, for grown-ups, or whoever there is a table for. */
function forWhom(tables: readonly SizeTable[], gender: ProductGender | null): readonly SizeTable[] {
  if (gender !== null) {
    return tables.filter(({ wearer }) => wearer === gender || wearer === "all");
  }
  const grown = tables.filter(({ wearer }) => wearer !== "kids");
  return grown.length > 0 ? grown : tables;
}

/** The rows of the product's own sizes, in its order; all where the table knows none of these. */
function narrowed(table: SizeTable, sizes: readonly string[]): SizeTable {
  const rows = sizes.flatMap((size) => table.rows.find((row) => row.size === size) ?? []);
  return rows.length > 0 ? { ...table, rows } : table;
}

/**
 * The chart of a product: the nearest one, from its own category upwards, that says something for whom it is made; else
 * the built-in one.
 * @param written by staff, that of its own category first; null: that category has none
 */
export function chartOf(
  product: Sized,
  written: readonly (readonly SizeTable[] | null)[],
): SizeChart {
  const charts = written.map((tables) => forWhom(tables ?? [], product.gender));
  const at = charts.findIndex((tables) => tables.length > 0);
  const kind = kindOf(product);
  // Children's sizes are the same for whoever wears them.
  const builtIn = kind === "kids" ? KIDS : forWhom(BUILT_IN[kind], product.gender);
  const tables = charts[at] ?? builtIn;
  return {
    source: at < 0 ? "built_in" : at === 0 ? "own" : "parent",
    tables: tables.map((table) => narrowed(table, product.sizes)),
  };
}
