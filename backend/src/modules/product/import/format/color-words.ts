import { NAMED_COLORS } from "../../../../contracts/colors";

/**
 * Marks a variant without a colour while others of its product have one; the export writes it, and
 * every other colour as its code. A word would not lead back to the same code: the shop has any of
 * 16 million colours, and 24 names for them.
 */
export const NO_COLOR = "Default";

/**
 * Names of clothing colours, besides the shop's own 24, which mean the same here as everywhere else
 * in it. Names in English, the commonest in French and Kinyarwanda.
 */
const WORDS: Readonly<Record<string, string>> = {
  // White to black
  "off white": "#f5f1e6",
  ivory: "#f4efdd",
  ecru: "#e6dcc3",
  "egg shell": "#f0ead6",
  eggshell: "#f0ead6",
  natural: "#e3d9c3",
  oatmeal: "#d9cdb6",
  oat: "#d9cdb6",
  bone: "#e3dac9",
  chalk: "#efece4",
  pearl: "#eae6dc",
  silver: "#bfc1c2",
  "light grey": "#c4c6c5",
  "pale grey": "#d3d4d3",
  "heather grey": "#a9abab",
  "grey heather": "#a9abab",
  "grey marl": "#a9abab",
  "grey melange": "#a9abab",
  "ash grey": "#b6b8b5",
  ash: "#b6b8b5",
  "medium grey": "#8b8d8a",
  "dark grey": "#55575a",
  "slate grey": "#5f6770",
  slate: "#5f6770",
  graphite: "#45474a",
  anthracite: "#383a3d",
  gunmetal: "#4a5055",
  "jet black": "#111111",
  jet: "#111111",
  onyx: "#1c1c1e",
  "off black": "#262626",
  // Brown
  beige: "#d8c7a6",
  sand: "#d2bf9a",
  nude: "#dcbfa6",
  tan: "#c19a6b",
  camel: "#b98d5a",
  taupe: "#8c7d70",
  mushroom: "#a99a8b",
  mocha: "#6d4f3f",
  coffee: "#553a2a",
  chocolate: "#432a1e",
  espresso: "#35231b",
  chestnut: "#6a3524",
  walnut: "#5c4433",
  cognac: "#9a5330",
  caramel: "#b5763e",
  toffee: "#95613a",
  tobacco: "#76512f",
  bronze: "#8c6a3d",
  copper: "#b06a3f",
  "light brown": "#8b6343",
  "dark brown": "#38231a",
  // Red
  red: "#b5301a",
  "bright red": "#d4261f",
  scarlet: "#c8231c",
  crimson: "#a51c30",
  cherry: "#9e1b32",
  ruby: "#9b1b3b",
  "dark red": "#7d1a1a",
  brick: "#99402f",
  "brick red": "#99402f",
  terracotta: "#b55e41",
  "terra cotta": "#b55e41",
  clay: "#b0705a",
  maroon: "#5a1a22",
  wine: "#5e1f2f",
  oxblood: "#521a1e",
  bordeaux: "#5c1f2b",
  // Pink
  "light pink": "#eccac9",
  "pale pink": "#efd6d4",
  "baby pink": "#efc6cf",
  "hot pink": "#d9357f",
  "dusty pink": "#c9958f",
  "dusty rose": "#bf8d88",
  blush: "#e3bdb3",
  rose: "#cf8a92",
  "rose gold": "#c98f82",
  fuchsia: "#b82e73",
  magenta: "#b02a78",
  coral: "#e0735c",
  salmon: "#e39b87",
  peach: "#efc0a0",
  // Orange and yellow
  orange: "#d9702b",
  "burnt orange": "#b55426",
  "dark orange": "#c25f1f",
  tangerine: "#e07f35",
  apricot: "#e5b07f",
  amber: "#cf9033",
  gold: "#c9a14a",
  mustard: "#c79a35",
  honey: "#d1a045",
  "light yellow": "#f0e08f",
  "pale yellow": "#f2e9b5",
  "lemon yellow": "#ecd94f",
  lemon: "#ecd94f",
  // Green
  "light green": "#a3c4a0",
  "dark green": "#24452f",
  "forest green": "#2c4a44",
  "bottle green": "#1f4034",
  "hunter green": "#2c4a38",
  "olive green": "#55604a",
  "army green": "#4f5639",
  army: "#4f5639",
  military: "#4f5639",
  moss: "#656b45",
  sage: "#a3ad94",
  "sage green": "#a3ad94",
  mint: "#b3d6c2",
  "mint green": "#b3d6c2",
  pistachio: "#b7c795",
  lime: "#a9c441",
  "lime green": "#a9c441",
  "kelly green": "#2f8a46",
  emerald: "#1f7a56",
  jade: "#3f8f74",
  // Blue
  blue: "#2f54a6",
  "light blue": "#a9c3d9",
  "sky blue": "#9cc3dd",
  sky: "#9cc3dd",
  "baby blue": "#bcd3e5",
  "powder blue": "#b7cbd8",
  "ice blue": "#cfe0ea",
  "dusty blue": "#8199ad",
  "steel blue": "#58728c",
  "slate blue": "#56667f",
  "royal blue": "#2a48a0",
  "electric blue": "#2450d8",
  "cobalt blue": "#2f54a6",
  "dark blue": "#21305a",
  "navy blue": "#232c45",
  "midnight blue": "#1b2136",
  midnight: "#1b2136",
  indigo: "#2c3563",
  denim: "#3a5170",
  "light denim": "#8aa3bb",
  "dark denim": "#26364f",
  petrol: "#1d4a57",
  turquoise: "#3fa9a5",
  aqua: "#6fc3c5",
  cyan: "#35a9c2",
  // Purple
  violet: "#6b4a8c",
  lavender: "#b9a9d1",
  lilac: "#c2abcb",
  mauve: "#a5848f",
  plum: "#532a45",
  aubergine: "#3d2438",
  eggplant: "#3d2438",
  grape: "#53305f",
  orchid: "#b072a8",
  "light purple": "#b09bc4",
  "dark purple": "#3e2b50",
  // French
  blanc: "#f2f0ea",
  noir: "#1b1a1a",
  gris: "#8b8d8a",
  rouge: "#b5301a",
  bleu: "#2f54a6",
  "bleu marine": "#232c45",
  vert: "#3c8a4b",
  jaune: "#e9c54a",
  marron: "#4a2c1c",
  kaki: "#b79f7c",
  // Kinyarwanda
  umweru: "#f2f0ea",
  umukara: "#1b1a1a",
  ikijuju: "#8b8d8a",
  umutuku: "#b5301a",
  ubururu: "#2f54a6",
  icyatsi: "#3c8a4b",
  umuhondo: "#e9c54a",
  ikigina: "#4a2c1c",
};

const fold = (word: string) =>
  word
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .replace(/\bgray\b/g, "grey")
    .trim();

const HEX_OF = new Map([
  ...Object.entries(WORDS),
  ...NAMED_COLORS.map(({ name, hex }) => [fold(name), hex] as const),
]);

/**
 * `#rrggbb`, lower case, of a code (`#abc`, `#AABBCC`) or of a colour's name, whatever its case,
 * hyphens and the spelling of grey; null when it is neither.
 */
export function colorHexOf(text: string): string | null {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? [];
  if (digits === undefined) return HEX_OF.get(fold(text)) ?? null;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`.toLowerCase();
}
