/** What a path in the shop leads to that may be gone one day. */
export interface LinkedThing {
  kind: "collection" | "drop" | "product" | "category";
  /** Handle, id or name. */
  name: string;
}

const KINDS: Readonly<Record<string, LinkedThing["kind"]>> = {
  collections: "collection",
  drops: "drop",
  product: "product",
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const SHOP = "http://shop.invalid";

/** @param link "/collections/rain-season" @returns null: it leads to a page that is always there, or is no path */
export function thingAt(link: string): LinkedThing | null {
  if (!link.startsWith("/") || !URL.canParse(link, SHOP)) return null;
  const { pathname, searchParams } = new URL(link, SHOP);
  const [, first = "", name = "", rest = ""] = pathname.split("/");
  const kind = KINDS[first.toLowerCase()];
  if (kind !== undefined && name !== "" && rest === "") return { kind, name: decoded(name) };
  const category = searchParams.get("category")?.trim() ?? "";
  return pathname === "/" && category !== "" ? { kind: "category", name: category } : null;
}

/** Of the products of a category. */
export const categoryPath = (name: string): string => `/?category=${encodeURIComponent(name)}`;
