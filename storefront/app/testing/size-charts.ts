import {
  sizeChartResponseSchema,
  sizeTableSchema,
  type Cm,
  type Measure,
  type SizeChart,
  type SizeTable,
  type Wearer,
} from "@strive/backend/contracts/size-charts";
import { http, HttpResponse } from "msw";

const table = (wearer: Wearer, measures: Measure[], rows: readonly [string, ...Cm[]][]) =>
  sizeTableSchema.parse({
    wearer,
    measures,
    rows: rows.map(([size, ...values]) => ({ size, values })),
  });

export const menTable: SizeTable = table(
  "men",
  ["chest", "waist", "hips"],
  [
    ["XS", [84, 88], [70, 74], [84, 88]],
    ["S", [88, 94], [74, 80], [88, 94]],
    ["M", [94, 100], [80, 86], [94, 100]],
    ["L", [100, 108], [86, 94], [100, 108]],
    ["XL", [108, 116], [94, 102], [108, 116]],
    ["XXL", [116, 124], [102, 110], [116, 124]],
  ],
);
export const womenTable: SizeTable = table(
  "women",
  ["chest", "waist", "hips"],
  [
    ["S", [82, 88], [64, 70], [90, 96]],
    ["M", [88, 94], [70, 76], [96, 102]],
    ["L", [94, 102], [76, 84], [102, 110]],
  ],
);
export const trouserTable: SizeTable = table(
  "men",
  ["waist", "hips", "inside_leg"],
  [
    ["30", 76, 93, 80],
    ["32", 81, 98, 81],
    ["34", 86, 103, 82],
    ["36", 91, 108, 83],
  ],
);
export const kidsTable: SizeTable = table(
  "kids",
  ["height", "chest", "waist"],
  [
    ["2Y", [86, 92], 53, 51],
    ["4Y", [98, 104], 57, 53],
    ["6Y", [110, 116], 61, 55],
    ["8Y", [122, 128], 66, 58],
    ["10Y", [134, 140], 72, 62],
  ],
);
export const shoeTable: SizeTable = table(
  "all",
  ["foot"],
  [
    ["40", 25.2],
    ["41", 25.8],
  ],
);

/** What the server answers for every product. */
export const sizeChart = (tables: SizeTable[], source: SizeChart["source"] = "built_in") =>
  http.get("*/api/products/:key/size-chart", () =>
    HttpResponse.json(sizeChartResponseSchema.parse({ success: true, data: { source, tables } })),
  );
