/**
 * The 24 colour names of the shop. A product may have any hex colour; a swatch's accessible label is
 * the nearest of these names, so that it says something to a person who does not see it.
 */
export const NAMED_COLORS = [
  { name: "White", hex: "#f2f0ea" },
  { name: "Black", hex: "#1b1a1a" },
  { name: "Charcoal", hex: "#3f4042" },
  { name: "Grey", hex: "#8b8d8a" },
  { name: "Stone", hex: "#cdc8bd" },
  { name: "Cream", hex: "#ece0c4" },
  { name: "Khaki", hex: "#b79f7c" },
  { name: "Brown", hex: "#4a2c1c" },
  { name: "Rust", hex: "#7b3324" },
  { name: "Red earth", hex: "#b5301a" },
  { name: "Burgundy", hex: "#5c1f2b" },
  { name: "Pink", hex: "#d8a39d" },
  { name: "Ochre", hex: "#d29f45" },
  { name: "Yellow", hex: "#e9c54a" },
  { name: "Olive", hex: "#55604a" },
  { name: "Tea green", hex: "#7f9264" },
  { name: "Green", hex: "#3c8a4b" },
  { name: "Forest", hex: "#2c4a44" },
  { name: "Teal", hex: "#1f5560" },
  { name: "Lake blue", hex: "#86a8bb" },
  { name: "Denim blue", hex: "#3a5170" },
  { name: "Cobalt", hex: "#2f54a6" },
  { name: "Navy", hex: "#232c45" },
  { name: "Purple", hex: "#5b4670" },
] as const;

export type ColorName = (typeof NAMED_COLORS)[number]["name"];

/** Oklab: equal distances look equally different, which plain RGB distances do not. */
type Lab = readonly [lightness: number, a: number, b: number];

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Null: not a hex colour. */
export function toOklab(hex: string): Lab | null {
  let digits = HEX.exec(hex.trim())?.[1];
  if (!digits) return null;
  if (digits.length === 3) digits = [...digits].map((d) => d + d).join("");
  const value = parseInt(digits, 16);
  const linear = (byte: number): number => {
    const v = byte / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/**
 * People name a colour by its hue: a bright and a muted red are both "red", a light and a dark teal
 * both "teal". So lightness counts less, and strong chroma is compressed towards the muted palette.
 */
const LIGHTNESS_WEIGHT = 0.2;
const CHROMA_COMPRESSION = 8;

/** Where a colour lies among the names: the nearest name is its name. Null: not a hex colour. */
export function toNameSpace(hex: string): Lab | null {
  const lab = toOklab(hex);
  if (!lab) return null;
  const [lightness, a, b] = lab;
  const k = 1 / (1 + CHROMA_COMPRESSION * Math.hypot(a, b));
  return [(lightness * Math.sqrt(LIGHTNESS_WEIGHT)) / 1.8, a * k, b * k];
}

const PALETTE = NAMED_COLORS.map(({ name, hex }) => ({ name, lab: toNameSpace(hex) }));

/** The nearest of the 24 names, or null when `hex` is not "#rgb" or "#rrggbb" (# optional). */
export function colorName(hex: string): ColorName | null {
  const lab = toNameSpace(hex);
  if (!lab) return null;
  let nearest: { name: ColorName; distance: number } | null = null;
  for (const entry of PALETTE) {
    if (!entry.lab) continue;
    const distance =
      (lab[0] - entry.lab[0]) ** 2 + (lab[1] - entry.lab[1]) ** 2 + (lab[2] - entry.lab[2]) ** 2;
    if (!nearest || distance < nearest.distance) nearest = { name: entry.name, distance };
  }
  return nearest?.name ?? null;
}

/** The hex of a name. */
export function colorHex(name: ColorName): string {
  return NAMED_COLORS.find((color) => color.name === name)?.hex ?? "#000000";
}
