import type { Product } from "@strive/backend/contracts/catalogue";
import { colorFamily } from "@strive/backend/contracts/color-families";

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

/** The share that is taken off. */
const shareOff = ({ price, compare_at_price }: Product): number =>
  1 - price / (compare_at_price ?? price);

const ORDERS: Record<string, (one: Product, other: Product) => number> = {
  discount: (one, other) => shareOff(other) - shareOff(one),
  price_asc: (one, other) => one.price - other.price,
  price_desc: (one, other) => other.price - one.price,
};

/** Whether a piece is one of all that is chosen, and in stock where that is asked for. */
function hasPiece({ variants, sizes }: Product, query: URLSearchParams): boolean {
  const [wantedSizes, families] = [query.getAll("size"), query.getAll("family")];
  const isAny = wantedSizes.length === 0 && families.length === 0;
  const isInStock = query.get("in_stock") === "true";
  if (isAny && !isInStock) return true;
  return variants.some(
    ({ size, color, stock_quantity }) =>
      (!isInStock || stock_quantity > 0) &&
      // A product without sizes has pieces of a size that nobody chose.
      (wantedSizes.length === 0 || (sizes.length > 0 && wantedSizes.includes(size))) &&
      (families.length === 0 || families.includes(colorFamily(color) ?? "")),
  );
}

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
    const isPriced =
      product.price >= Number(query.get("min_price")) &&
      product.price <= Number(query.get("max_price") ?? Infinity) &&
      (query.get("on_sale") !== "true" || (product.compare_at_price ?? 0) > product.price);
    const text = textOf(product);
    return (
      inCategory &&
      forThem &&
      isPriced &&
      hasPiece(product, query) &&
      words.every((word) => text.includes(word))
    );
  });
  const order = ORDERS[query.get("sort") ?? ""];
  return order === undefined ? found : found.sort(order);
}
