import { toOklab } from "./colors";

/**
 * What a shopper calls a colour when any shade of it will do: the filter's closed list. Sand and navy are
 * families of their own, since nobody who looks for brown or blue trousers means chinos or a dark suit.
 */
export const COLOR_FAMILIES = [
  "black",
  "grey",
  "white",
  "sand",
  "brown",
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "navy",
  "purple",
  "pink",
] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

/** From the first number on, and below the second. */
type Range = readonly [from: number, below: number];

export interface FamilyRule {
  readonly family: ColorFamily;
  /** 0 black to 1 white. */
  readonly lightness?: Range;
  /** 0 grey; the strongest red of a screen has 0.26. */
  readonly chroma?: Range;
  /** Degrees: 29 a pure red, 110 yellow, 142 green, 264 blue. */
  readonly hue?: Range;
}

/**
 * Bands of OKLCH, https://www.w3.org/TR/css-color-4/#ok-lab; the first that holds a colour names it, and one
 * of the last always does. Greys come first, since what has hardly any chroma has no hue to speak of.
 */
export const FAMILY_RULES: readonly FamilyRule[] = [
  { family: "black", lightness: [0, 0.25], chroma: [0, 0.04] },
  { family: "black", lightness: [0, 0.3], chroma: [0, 0.012] },
  { family: "white", lightness: [0.92, 2], chroma: [0, 0.02] },
  { family: "grey", chroma: [0, 0.012] },
  { family: "navy", lightness: [0, 0.36], hue: [240, 300] },
  { family: "grey", lightness: [0, 0.62], chroma: [0, 0.02] },
  { family: "sand", lightness: [0.62, 2], chroma: [0, 0.075], hue: [50, 115] },
  { family: "grey", chroma: [0, 0.02] },
  { family: "brown", lightness: [0, 0.7], chroma: [0, 0.115], hue: [30, 75] },
  { family: "brown", lightness: [0, 0.52], hue: [40, 75] },
  { family: "brown", lightness: [0, 0.6], hue: [75, 100] },
  { family: "pink", lightness: [0.7, 2], chroma: [0, 0.1], hue: [30, 45] },
  { family: "pink", lightness: [0.65, 2], hue: [0, 30] },
  { family: "red", hue: [0, 40] },
  { family: "orange", hue: [40, 75] },
  { family: "yellow", lightness: [0.65, 2], hue: [75, 112] },
  { family: "green", hue: [75, 190] },
  { family: "blue", hue: [190, 285] },
  { family: "pink", lightness: [0.65, 2], hue: [320, 360] },
  { family: "pink", lightness: [0.5, 2], hue: [335, 360] },
  { family: "purple", hue: [285, 345] },
  { family: "red" },
];

const within = (value: number, range: Range | undefined): boolean =>
  range === undefined || (value >= range[0] && value < range[1]);

/** The family of `#rrggbb` or `#rgb`; null: not a hex colour. The catalogue's SQL follows the same rules. */
export function colorFamily(hex: string): ColorFamily | null {
  const lab = toOklab(hex);
  if (!lab) return null;
  const [lightness, a, b] = lab;
  const chroma = Math.hypot(a, b);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const rule = FAMILY_RULES.find(
    (one) => within(lightness, one.lightness) && within(chroma, one.chroma) && within(hue, one.hue),
  );
  return rule?.family ?? null;
}
