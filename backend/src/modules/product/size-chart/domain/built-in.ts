import type { Cm, Measure, SizeTable, Wearer } from "../../../../contracts/size-charts";

const table = (
  wearer: Wearer,
  measures: Measure[],
  rows: Readonly<Record<string, Cm[]>>,
  order = Object.keys(rows),
): SizeTable => ({
  wearer,
  measures,
  rows: order.map((size) => ({ size, values: rows[size] ?? [] })),
});

const BODY: Measure[] = ["chest", "waist", "hips"];
const LEGS: Measure[] = ["waist", "hips", "inside_leg"];

export const TOPS: readonly SizeTable[] = [
  table("women", BODY, {
    XS: [
      [78, 82],
      [60, 64],
      [86, 90],
    ],
    S: [
      [82, 88],
      [64, 70],
      [90, 96],
    ],
    M: [
      [88, 94],
      [70, 76],
      [96, 102],
    ],
    L: [
      [94, 102],
      [76, 84],
      [102, 110],
    ],
    XL: [
      [102, 110],
      [84, 92],
      [110, 118],
    ],
    XXL: [
      [110, 118],
      [92, 100],
      [118, 126],
    ],
  }),
  table("men", BODY, {
    XS: [
      [84, 88],
      [70, 74],
      [84, 88],
    ],
    S: [
      [88, 94],
      [74, 80],
      [88, 94],
    ],
    M: [
      [94, 100],
      [80, 86],
      [94, 100],
    ],
    L: [
      [100, 108],
      [86, 94],
      [100, 108],
    ],
    XL: [
      [108, 116],
      [94, 102],
      [108, 116],
    ],
    XXL: [
      [116, 124],
      [102, 110],
      [116, 124],
    ],
  }),
];

/** As in the record, which would put numbers first. */
const LETTERS_AND_WAISTS = "XS S M L XL XXL 28 30 32 34 36 38".split(" ");

/** Letters, and the waist in inches that trousers are sold by. */
export const BOTTOMS: readonly SizeTable[] = [
  table(
    "women",
    LEGS,
    {
      XS: [[60, 64], [86, 90], 76],
      S: [[64, 70], [90, 96], 77],
      M: [[70, 76], [96, 102], 78],
      L: [[76, 84], [102, 110], 79],
      XL: [[84, 92], [110, 118], 80],
      XXL: [[92, 100], [118, 126], 80],
      28: [71, 96, 77],
      30: [76, 101, 78],
      32: [81, 106, 78],
      34: [86, 111, 79],
      36: [91, 116, 80],
      38: [97, 121, 80],
    },
    LETTERS_AND_WAISTS,
  ),
  table(
    "men",
    LEGS,
    {
      XS: [[70, 74], [84, 88], 78],
      S: [[74, 80], [88, 94], 79],
      M: [[80, 86], [94, 100], 81],
      L: [[86, 94], [100, 108], 82],
      XL: [[94, 102], [108, 116], 83],
      XXL: [[102, 110], [116, 124], 84],
      28: [71, 88, 79],
      30: [76, 93, 80],
      32: [81, 98, 81],
      34: [86, 103, 82],
      36: [91, 108, 83],
      38: [97, 114, 84],
    },
    LETTERS_AND_WAISTS,
  ),
];

/** European sizes, the same for everyone. */
export const FOOTWEAR: readonly SizeTable[] = [
  table("all", ["foot"], {
    35: [21.8],
    36: [22.5],
    37: [23.2],
    38: [23.8],
    39: [24.5],
    40: [25.2],
    41: [25.8],
    42: [26.5],
    43: [27.2],
    44: [27.8],
    45: [28.5],
    46: [29.2],
  }),
];

/** By age. */
export const KIDS: readonly SizeTable[] = [
  table("kids", ["height", "chest", "waist"], {
    "2Y": [[86, 92], 53, 51],
    "4Y": [[98, 104], 57, 53],
    "6Y": [[110, 116], 61, 55],
    "8Y": [[122, 128], 66, 58],
    "10Y": [[134, 140], 72, 62],
    "12Y": [[146, 152], 78, 66],
    "14Y": [[158, 164], 84, 70],
  }),
];

/** All sizes that the built-in charts tell of. */
export const BUILT_IN_SIZES: readonly string[] = [
  ...new Set(
    [...TOPS, ...BOTTOMS, ...FOOTWEAR, ...KIDS].flatMap(({ rows }) => rows.map(({ size }) => size)),
  ),
];
