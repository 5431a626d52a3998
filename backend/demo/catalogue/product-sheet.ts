import type { ColorName } from "../../src/contracts/colors";

export const CATEGORY_NAMES = [
  "T-Shirts",
  "Hoodies",
  "Shirts",
  "Jackets",
  "Dresses",
  "Skirts",
  "Jeans",
  "Trousers",
  "Shorts",
  "Sweaters",
  "Shoes",
  "Accessories",
  "Kids",
] as const;
export type CategoryName = (typeof CATEGORY_NAMES)[number];

export type Gender = "men" | "women" | "kids";

/** In the order a shopper expects to read them. */
export const SIZE_RUNS = {
  letters: ["XS", "S", "M", "L", "XL", "XXL"],
  lettersShort: ["XS", "S", "M", "L", "XL"],
  waists: ["28", "30", "32", "34", "36", "38"],
  shoesMen: ["39", "40", "41", "42", "43", "44", "45"],
  shoesWomen: ["36", "37", "38", "39", "40", "41"],
  kids: ["2Y", "4Y", "6Y", "8Y", "10Y", "12Y", "14Y"],
  one: ["One size"],
} as const;

/** The tints of the studio's walls, all minerals. */
export const GROUND = {
  sand: "#d9d3c7",
  mist: "#dde1e4",
  tea: "#dfe0d6",
  lake: "#cfd6d2",
  clay: "#eadfd8",
  paper: "#e2e0da",
} as const;

/** How the studio makes a product's pictures (`studio/catalogue.py`), in the form that its gender says. */
export interface SheetPicture {
  /** A garment of the studio. */
  type: string;
  /** What is printed on it or knitted into it. */
  graphic?: "hills" | "stripe" | "bigmark" | "mark" | "peak" | "diamond" | "zig" | "bands";
  /** The wall's tint, "#rrggbb": a mineral one step cooler or warmer than the cloth, never its own hue. */
  wall: string;
  /** "#rrggbb" by name. Those of a print are for the first colour; the others take chalk or ink by their own lightness. */
  inks?: Readonly<Record<string, string>>;
  /** Cloth falls otherwise each time: another number where it fell badly. */
  take?: number;
}

/** One product as it is written down; the catalogue derives everything else from it. */
export interface ProductSheet {
  name: string;
  category: CategoryName;
  gender: Gender;
  priceRwf: number;
  sizes: keyof typeof SIZE_RUNS;
  colors: readonly ColorName[];
  text: string;
  facts: readonly string[];
  soldOut?: boolean;
  picture: SheetPicture;
}
