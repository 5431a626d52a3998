import type { CategoryName } from "../product-sheet";

/** The demo catalogue in another language. Proper names (of hills, lakes and towns) stay as they are. */
export interface DemoTexts {
  categories: Readonly<Record<CategoryName, string>>;
  /** By the product's English name: its name, and its sentences. */
  products: Readonly<Record<string, readonly [name: string, text: string]>>;
  /** By the English line. */
  facts: Readonly<Record<string, string>>;
}
