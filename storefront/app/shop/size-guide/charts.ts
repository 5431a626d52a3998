import type { Measure, Thing, Wearer } from "~/words/size-guide";

/** Centimetres: one value, or from and to. */
export type Cm = number | readonly [from: number, to: number];

type Sizes = Readonly<Record<string, Partial<Record<Measure, Cm>>>>;

const body = (chest: Cm, waist: Cm, hips: Cm) => ({ chest, waist, hips });
const legs = (waist: Cm, hips: Cm, insideLeg: Cm) => ({ waist, hips, insideLeg });
const child = (height: Cm, chest: Cm, waist: Cm) => ({ height, chest, waist });
const foot = (length: Cm) => ({ foot: length });

export const TOPS: Readonly<Record<Wearer, Sizes>> = {
  women: {
    XS: body([78, 82], [60, 64], [86, 90]),
    S: body([82, 88], [64, 70], [90, 96]),
    M: body([88, 94], [70, 76], [96, 102]),
    L: body([94, 102], [76, 84], [102, 110]),
    XL: body([102, 110], [84, 92], [110, 118]),
    XXL: body([110, 118], [92, 100], [118, 126]),
  },
  men: {
    XS: body([84, 88], [70, 74], [84, 88]),
    S: body([88, 94], [74, 80], [88, 94]),
    M: body([94, 100], [80, 86], [94, 100]),
    L: body([100, 108], [86, 94], [100, 108]),
    XL: body([108, 116], [94, 102], [108, 116]),
    XXL: body([116, 124], [102, 110], [116, 124]),
  },
};

/** Letters, and the waist in inches that trousers are sold by. */
export const BOTTOMS: Readonly<Record<Wearer, Sizes>> = {
  women: {
    XS: legs([60, 64], [86, 90], 76),
    S: legs([64, 70], [90, 96], 77),
    M: legs([70, 76], [96, 102], 78),
    L: legs([76, 84], [102, 110], 79),
    XL: legs([84, 92], [110, 118], 80),
    XXL: legs([92, 100], [118, 126], 80),
    28: legs(71, 96, 77),
    30: legs(76, 101, 78),
    32: legs(81, 106, 78),
    34: legs(86, 111, 79),
    36: legs(91, 116, 80),
    38: legs(97, 121, 80),
  },
  men: {
    XS: legs([70, 74], [84, 88], 78),
    S: legs([74, 80], [88, 94], 79),
    M: legs([80, 86], [94, 100], 81),
    L: legs([86, 94], [100, 108], 82),
    XL: legs([94, 102], [108, 116], 83),
    XXL: legs([102, 110], [116, 124], 84),
    28: legs(71, 88, 79),
    30: legs(76, 93, 80),
    32: legs(81, 98, 81),
    34: legs(86, 103, 82),
    36: legs(91, 108, 83),
    38: legs(97, 114, 84),
  },
};

/** European sizes, the same for everyone. */
export const FOOTWEAR: Sizes = {
  35: foot(21.8),
  36: foot(22.5),
  37: foot(23.2),
  38: foot(23.8),
  39: foot(24.5),
  40: foot(25.2),
  41: foot(25.8),
  42: foot(26.5),
  43: foot(27.2),
  44: foot(27.8),
  45: foot(28.5),
  46: foot(29.2),
};

/** By age. */
export const KIDS: Sizes = {
  "2Y": child([86, 92], 53, 51),
  "4Y": child([98, 104], 57, 53),
  "6Y": child([110, 116], 61, 55),
  "8Y": child([122, 128], 66, 58),
  "10Y": child([134, 140], 72, 62),
  "12Y": child([146, 152], 78, 66),
  "14Y": child([158, 164], 84, 70),
};

/** Things that stretch or buckle fit a range; without a range they fit everyone. */
export const ONE_SIZE: Readonly<Record<Thing, Partial<Record<Measure, Cm>>>> = {
  caps: { head: [55, 60] },
  belts: { waist: [70, 105] },
  others: {},
};
