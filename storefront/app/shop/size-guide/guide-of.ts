import { isOneSize } from "@strive/backend/contracts/named-sizes";
import type { Product } from "@strive/backend/contracts/catalogue";
import { categoryKey } from "~/shop/api/category-key";
import type { GuideKind, Measure, Wearer } from "~/words/size-guide";
import { BOTTOMS, FOOTWEAR, KIDS, TOPS, type Cm } from "./charts";

export interface GuideRow {
  size: string;
  /** In the order of the table's columns. */
  values: Cm[];
}

export interface GuideTable {
  /** Null where the table is the same for everyone. */
  wearer: Wearer | null;
  columns: Measure[];
  rows: GuideRow[];
}

export interface Guide {
  kind: GuideKind;
  /** Empty for one-size things, whose rows are not sizes. */
  tables: GuideTable[];
}

type Guided = Pick<Product, "category_id" | "gender" | "sizes">;
type Chart = (typeof TOPS)[Wearer];

const FOOTWEAR_NAME = /shoe|sneaker|trainer|boot|sandal|slipper|footwear/i;
const BOTTOMS_NAME = /jean|trouser|pant|chino|short|skirt|legging|jogger/i;
const KIDS_NAME = /kid|child|baby|boy|girl/i;

/** If all sizes are numbers from here up, they are shoes: no trousers have such a waist. */
const SMALLEST_SHOE_ONLY = 40;

/** By the category's name in English; where that says nothing, by the sizes. */
export function kindOf({ category_id: category, gender, sizes }: Guided): GuideKind {
  const name = category ? categoryKey(category) : "";
  if (FOOTWEAR_NAME.test(name)) return "footwear";
  if (sizes.every(isOneSize)) return "oneSize";
  if (gender === "kids" || KIDS_NAME.test(name)) return "kids";
  if (BOTTOMS_NAME.test(name)) return "bottoms";
  const numbers = sizes.map(Number);
  if (numbers.some(Number.isNaN)) return "tops";
  return Math.max(...numbers) >= SMALLEST_SHOE_ONLY ? "footwear" : "bottoms";
}

/** The rows of the product's own sizes; all of them where the chart knows none of these. */
function tableOf(chart: Chart, wearer: Wearer | null, sizes: readonly string[]): GuideTable {
  const known = Object.keys(chart);
  const own = sizes.filter((size) => known.includes(size));
  const shown = own.length > 0 ? own : known;
  const columns = Object.keys(chart[shown[0] ?? ""] ?? {}) as Measure[];
  const rows = shown.map((size) => ({
    size,
    values: columns.map((column) => chart[size]?.[column]).filter((cm) => cm !== undefined),
  }));
  return { wearer, columns, rows };
}

const WEARERS = ["women", "men"] as const;

/** Both tables for a product that says nothing about who wears it. */
function tablesByWearer(charts: Readonly<Record<Wearer, Chart>>, { gender, sizes }: Guided) {
  const wearers = WEARERS.filter((wearer) => wearer === gender);
  return (wearers.length > 0 ? wearers : WEARERS).map((wearer) =>
    tableOf(charts[wearer], wearer, sizes),
  );
}

export function guideOf(product: Guided): Guide {
  const kind = kindOf(product);
  switch (kind) {
    case "tops":
      return { kind, tables: tablesByWearer(TOPS, product) };
    case "bottoms":
      return { kind, tables: tablesByWearer(BOTTOMS, product) };
    case "footwear":
      return { kind, tables: [tableOf(FOOTWEAR, null, product.sizes)] };
    case "kids":
      return { kind, tables: [tableOf(KIDS, null, product.sizes)] };
    case "oneSize":
      return { kind, tables: [] };
  }
}
