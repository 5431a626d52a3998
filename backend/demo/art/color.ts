/** Colours are "#rrggbb" (or "#rgb") throughout. */
type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  let h = hex.replace("#", "");
  if (h.length === 3) h = [...h].map((c) => c + c).join("");
  const at = (i: number): number => parseInt(h.slice(i, i + 2), 16);
  return [at(0), at(2), at(4)];
}

/** `t` of the way from a to b. */
export function mix(a: string, b: string, t: number): string {
  const to = rgb(b);
  const out = rgb(a).map((v, i) => Math.round(v + ((to[i] ?? v) - v) * t));
  return `#${out.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance, 0 to 1. */
export function lum(hex: string): number {
  const linear = (v: number): number =>
    v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4;
  const [r, g, b] = rgb(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function saturation(hex: string): number {
  const channels = rgb(hex);
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}

/** The colour of a cloth in its folds: warm under a saturated cloth, cool under a neutral one. */
export function shadeOf(hex: string): string {
  const strong = saturation(hex) > 0.35;
  if (lum(hex) > 0.5) return mix(hex, saturation(hex) > 0.15 ? "#4a2412" : "#33323f", 0.68);
  return mix(hex, strong ? "#1c0410" : "#08060a", strong ? 0.66 : 0.74);
}

/** The colour of a cloth where the light falls on it. */
export function lightOf(hex: string): string {
  const l = lum(hex);
  return mix(hex, "#ffffff", l > 0.5 ? 0.92 : l < 0.03 ? 0.42 : 0.55);
}

/** Black or white ink, whichever stays legible on the cloth. */
export const inkOn = (hex: string): string => (lum(hex) > 0.3 ? "#191614" : "#f4f4f1");

/** Channels as 0..1 with three decimals, as feColorMatrix wants them. */
export const unitRgb = (hex: string): [string, string, string] => {
  const [r, g, b] = rgb(hex);
  return [(r / 255).toFixed(3), (g / 255).toFixed(3), (b / 255).toFixed(3)];
};
