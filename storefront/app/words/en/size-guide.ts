/** The measurements, and the names of the guide's columns. */
export const measures = {
  height: "Height",
  chest: "Chest",
  waist: "Waist",
  hips: "Hips",
  inside_leg: "Inside leg",
  length: "Length of the garment",
  sleeve: "Sleeve of the garment",
  head: "Head",
  foot: "Foot length",
} as const;
export type Measure = keyof typeof measures;

/** Who a table is for; a unisex product shows several. */
export const wearers = { women: "Women", men: "Men", kids: "Kids", all: "Everyone" } as const;
export type Wearer = keyof typeof wearers;

export const things = {
  caps: "Caps and hats",
  belts: "Belts",
  others: "Bags and scarves",
} as const;
export type Thing = keyof typeof things;

/** How to take a measurement. */
export const how: Readonly<Record<Measure, string>> = {
  height: "without shoes, with the back against a wall.",
  chest: "around the fullest part, with the arms down and the tape level.",
  waist: "around the narrowest part, without pulling the tape tight.",
  hips: "around the fullest part, with the feet together.",
  inside_leg: "from the top of the inside of the leg down to the ankle bone.",
  length: "of the piece lying flat, from the top of the shoulder to the hem.",
  sleeve: "of the piece lying flat, from the seam of the shoulder to the cuff.",
  head: "around the forehead, just above the ears and eyebrows.",
  foot: "stand on paper with the heel against a wall, and measure to the longest toe. Do it in the evening.",
};
/** A measurement and how to take it. */
export const howText = (measure: string, text: string) => `${measure}: ${text}`;
export const between =
  "Between two sizes: take the smaller for a close fit, the larger for a loose one.";
export const betweenKids = "Between two sizes: take the larger one, to leave room to grow.";

export const title = "Size guide";
export const intro = "Body measurements in centimetres.";
export const howTo = "How to measure";
export const size = "Size";
export const item = "Item";
export const fitsAll = "Fits everyone";
export const single = (value: number) => String(value);
export const range = (from: number, to: number) => `${from}–${to}`;
export const loading = "Loading sizes...";
export const failed = "Failed to load sizes";
