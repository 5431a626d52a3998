import type { Product } from "@strive/backend/contracts/catalogue";

const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

const textOf = ({ name, category_name, description }: Product): string =>
  folded([name, category_name ?? "", description].join(" "));

/** The lists of kept answers as one, each product once: the first one counts. */
export function productsIn(answers: ReadonlyArray<{ data?: unknown }>): Product[] {
  const found = new Map<string, Product>();
  for (const { data } of answers) {
    const list = (Array.isArray(data) ? data : [data]) as Array<Partial<Product> | undefined>;
    for (const one of list) {
      const isProduct = typeof one?.id === "string" && Array.isArray(one.variants);
      if (isProduct && !found.has(one.id ?? "")) found.set(one.id ?? "", one as Product);
    }
  }
  return [...found.values()];
}

const PRICES: Record<string, (one: Product, other: Product) => number> = {
  price_asc: (one, other) => one.price - other.price,
  price_desc: (one, other) => other.price - one.price,
};

/** The products that a list's query asks for, out of those on this phone. Every word must be found. */
export function searchKept(products: readonly Product[], query: URLSearchParams): Product[] {
  const words = folded(query.get("q") ?? "")
    .split(/\s+/)
    .filter((word) => word !== "");
  const [category, gender] = [query.get("category"), query.get("gender")];
  const found = products.filter((product) => {
    const inCategory =
      category === null ||
      product.category_id?._id === category ||
      folded(product.category_id?.original_name ?? product.category_name ?? "") ===
        folded(category);
    const forThem = gender === null || product.gender === null || product.gender === gender;
    const text = textOf(product);
    return inCategory && forThem && words.every((word) => text.includes(word));
  });
  const byPrice = PRICES[query.get("sort") ?? ""];
  return byPrice === undefined ? found : found.sort(byPrice);
}
