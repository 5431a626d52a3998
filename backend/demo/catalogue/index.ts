import { colorHex, type ColorName } from "../../src/contracts/colors";
import { BOTTOMS } from "./bottoms";
import { EXTRAS } from "./extras";
import { LAYERS } from "./layers";
import {
  CATEGORY_NAMES,
  SIZE_RUNS,
  type CategoryName,
  type Gender,
  type ProductSheet,
} from "./product-sheet";
import { describe, textsOf } from "./texts";
import { hashText, seededRandom } from "./seeded-random";
import { TOPS } from "./tops";

export interface DemoCategory {
  name: CategoryName;
  gender: "male" | "female" | "unisex";
}

export interface DemoColor {
  /** "#rrggbb" */
  hex: string;
  name: ColorName;
}

export interface DemoImage {
  /** Look it up in pictures/index.json for the URL's file name. */
  key: string;
  /** The hex of the product colour the picture shows. */
  color: string | null;
  view: "front" | "back" | "side" | "fabric";
}

export interface DemoVariant {
  size: string;
  /** The hex of one of the product's colours. */
  color: string;
  stock: number;
}

export interface DemoProduct {
  handle: string;
  name: string;
  category: CategoryName;
  gender: Gender;
  priceRwf: number;
  /** Sentences, then one line per fact, each starting with "- ". */
  description: string;
  colors: DemoColor[];
  sizes: string[];
  /** Every size in every colour. */
  variants: DemoVariant[];
  /** The first is the card's picture. */
  images: DemoImage[];
  /** In other languages, by Medusa's names. */
  texts: Partial<ReturnType<typeof textsOf>>;
  /** How long before the seeding it was created; smaller is newer, and no two are equal. */
  ageMinutes: number;
}

const WOMEN_ONLY: ReadonlySet<CategoryName> = new Set(["Dresses", "Skirts"]);
const MEN_ONLY: ReadonlySet<CategoryName> = new Set(["Shirts"]);

export const DEMO_CATEGORIES: readonly DemoCategory[] = CATEGORY_NAMES.map((name) => ({
  name,
  gender: WOMEN_ONLY.has(name) ? "female" : MEN_ONLY.has(name) ? "male" : "unisex",
}));

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** What the home page opens with. */
const NEWEST: readonly string[] = [
  "Gahinga Boxy Tee",
  "Karisimbi Heavy Hoodie",
  "Kivu Wrap Dress",
  "Nyamirambo Camp Shirt",
  "Rebero Bomber",
  "Virunga Pleated Skirt",
  "Moto High-Top",
  "Nyakarambi Knit",
];

/** The fixed opening, then one of each category in turn, so that no page looks like one shelf. */
function byNewest(sheets: readonly ProductSheet[]): ProductSheet[] {
  const opening = NEWEST.flatMap((name) => sheets.filter((sheet) => sheet.name === name));
  const shelves = CATEGORY_NAMES.map((category) =>
    sheets.filter((sheet) => sheet.category === category && !NEWEST.includes(sheet.name)),
  );
  const rest: ProductSheet[] = [];
  for (let turn = 0; shelves.some((shelf) => turn < shelf.length); turn++) {
    for (const shelf of shelves) {
      const sheet = shelf[turn];
      if (sheet) rest.push(sheet);
    }
  }
  return [...opening, ...rest];
}

/** Mostly well stocked, some nearly gone, some gone. */
function stockOf(handle: string, sizes: readonly string[], colors: readonly DemoColor[]) {
  const random = seededRandom(hashText(handle));
  return colors.flatMap(({ hex }) =>
    sizes.map((size): DemoVariant => {
      const low = random.chance(0.14);
      const none = random.chance(0.06);
      const plenty = random.int(3, 40);
      return { size, color: hex, stock: none ? 0 : low ? random.int(1, 5) : plenty };
    }),
  );
}

/** As many as a product may have. */
const PICTURES = 5;

/** What looks the same from behind, or lies. */
const SEEN_FROM_THE_SIDE = new Set([
  "lowtop",
  "sneakers",
  "slides",
  "cap",
  "beanie",
  "socks",
  "belt",
  "scarf",
]);

/** A front view per colour, then back and fabric of the first, and of the second while there is room. */
function imagesOf(
  handle: string,
  colors: readonly DemoColor[],
  { type }: ProductSheet["picture"],
): DemoImage[] {
  const second = SEEN_FROM_THE_SIDE.has(type) ? "side" : "back";
  const inColors = (views: ReadonlyArray<DemoImage["view"]>) =>
    colors.flatMap(({ hex }) => views.map((view) => ({ color: hex, view })));
  return [...inColors(["front"]), ...inColors([second, "fabric"])]
    .slice(0, PICTURES)
    .map((image, index) => ({ key: `${handle}-${index + 1}`, ...image }));
}

function toProduct(sheet: ProductSheet, index: number): DemoProduct {
  const handle = slug(sheet.name);
  const sizes = [...SIZE_RUNS[sheet.sizes]];
  const colors = sheet.colors.map((name): DemoColor => ({ name, hex: colorHex(name) }));
  const variants = stockOf(handle, sizes, colors);
  return {
    handle,
    name: sheet.name,
    category: sheet.category,
    gender: sheet.gender,
    priceRwf: sheet.priceRwf,
    description: describe(sheet.text, sheet.facts),
    texts: textsOf(sheet),
    colors,
    sizes,
    variants: sheet.soldOut ? variants.map((variant) => ({ ...variant, stock: 0 })) : variants,
    images: imagesOf(handle, colors, sheet.picture),
    ageMinutes: index * 660,
  };
}

const SHEETS = byNewest([...TOPS, ...LAYERS, ...BOTTOMS, ...EXTRAS]);

/** Newest first. */
export const DEMO_PRODUCTS: readonly DemoProduct[] = SHEETS.map(toProduct);

/** How each product's pictures are made, by handle; only what orders them needs it. */
export const SHEET_PICTURES: ReadonlyMap<string, ProductSheet["picture"]> = new Map(
  SHEETS.map((sheet) => [slug(sheet.name), sheet.picture]),
);
