/** The measurements, and the names of the guide's columns. */
export const measures = {
  chest: "Chest",
  waist: "Waist",
  hips: "Hips",
  insideLeg: "Inside leg",
  foot: "Foot length",
  height: "Height",
  head: "Head",
} as const;
export type Measure = keyof typeof measures;

/** Who a table is for; a unisex product shows both. */
export const wearers = { women: "Women", men: "Men" } as const;
export type Wearer = keyof typeof wearers;

/** One-size things, where a row is the thing and not a size. */
export const things = {
  caps: "Caps and hats",
  belts: "Belts",
  others: "Bags and scarves",
} as const;
export type Thing = keyof typeof things;

export type GuideKind = "tops" | "bottoms" | "footwear" | "kids" | "oneSize";

type Steps = readonly [string, string, string];

/** How to measure, in three lines. */
export const steps: Readonly<Record<GuideKind, Steps>> = {
  tops: [
    "Chest: around the fullest part, with the arms down and the tape level.",
    "Waist: around the narrowest part, without pulling the tape tight.",
    "Between two sizes: take the smaller for a close fit, the larger for a loose one.",
  ],
  bottoms: [
    "Waist: where the waistband sits, without pulling the tape tight.",
    "Hips: around the fullest part, with the feet together.",
    "Inside leg: from the top of the inside of the leg down to the ankle bone.",
  ],
  footwear: [
    "Stand on a sheet of paper with the heel against a wall.",
    "Mark the longest toe and measure from the wall to the mark.",
    "Measure both feet in the evening and go by the longer one.",
  ],
  kids: [
    "Height: without shoes, with the back against a wall.",
    "Chest: around the fullest part, with the arms down.",
    "Between two sizes: take the larger one, to leave room to grow.",
  ],
  oneSize: [
    "Head: around the forehead, just above the ears and eyebrows.",
    "Waist: where the belt sits, over the clothes it is worn with.",
    "Keep the tape level and close, without pulling it tight.",
  ],
};

export const title = "Size guide";
export const intro = "Body measurements in centimetres.";
export const howTo = "How to measure";
export const size = "Size";
export const item = "Item";
export const fitsAll = "Fits everyone";
export const single = (value: number) => String(value);
export const range = (from: number, to: number) => `${from}–${to}`;
