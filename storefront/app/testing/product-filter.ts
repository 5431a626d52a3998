import {
  PRICE_BARS,
  PRODUCT_GENDERS,
  type Facets,
  type Product,
  type ProductListQuery,
} from "@strive/backend/contracts/catalogue";
import { COLOR_FAMILIES, colorFamily } from "@strive/backend/contracts/color-families";

type Query = Partial<ProductListQuery>;

const isOneOf = (values: readonly string[] | undefined, value: string) =>
  values === undefined || values.includes(value);
const familiesOf = ({ colors }: Pick<Product, "colors">) =>
  [...new Set(colors.map(colorFamily))].filter((family) => family !== null);

/** Whether a product can be ordered in what is chosen. */
const canBeOrdered = (product: Product, { size, color, family }: Query): boolean =>
  product.variants.some(
    (variant) =>
      variant.stock_quantity > 0 &&
      (size === undefined || (product.sizes.length > 0 && size.includes(variant.size))) &&
      isOneOf(color, variant.color) &&
      (family === undefined || isOneOf(family, colorFamily(variant.color) ?? "")),
  );

/** As the server decides it. */
export function isMatch(product: Product, query: Query): boolean {
  const { category, gender, size, color, family, min_price, max_price } = query;
  const text = `${product.name} ${product.description}`.toLowerCase();
  return (
    (!category || [product.category_name, product.category_id?._id].includes(category)) &&
    (!gender || product.gender === null || product.gender === gender) &&
    text.includes((query.q ?? query.search ?? "").toLowerCase()) &&
    (size === undefined || product.sizes.some((one) => size.includes(one))) &&
    (color === undefined || product.colors.some((one) => color.includes(one))) &&
    (family === undefined || familiesOf(product).some((one) => family.includes(one))) &&
    product.price >= (min_price ?? 0) &&
    product.price <= (max_price ?? Infinity) &&
    (query.on_sale !== true || product.compare_at_price !== null) &&
    (query.in_stock === undefined || canBeOrdered(product, query) === query.in_stock)
  );
}

export function facetsOf(products: readonly Product[], query: Query): Facets {
  const matching = (change: Query) =>
    products.filter((one) => isMatch(one, { ...query, ...change }));
  const counted = <Value extends string>(
    ignored: keyof ProductListQuery,
    values: readonly Value[],
    change: (value: Value) => Query,
  ) =>
    values
      .map((value) => ({
        value,
        count: matching({ [ignored]: undefined, ...change(value) }).length,
      }))
      .filter(({ count }) => count > 0);
  const all = <Value>(valuesOf: (product: Product) => readonly Value[]) => [
    ...new Set(products.flatMap(valuesOf)),
  ];
  const prices = matching({}).map(({ price }) => price);
  const priced = matching({ min_price: undefined, max_price: undefined }).map(({ price }) => price);
  const [from, to] = [Math.min(...priced), Math.max(...priced)];
  const barOf = (price: number) =>
    Math.min(Math.floor(((price - from) / (to - from || 1)) * PRICE_BARS), PRICE_BARS - 1);
  return {
    category: counted(
      "category",
      all((one) => (one.category_name ? [one.category_name] : [])),
      (category) => ({ category }),
    ),
    gender: counted("gender", PRODUCT_GENDERS, (gender) => ({ gender })),
    size: counted(
      "size",
      all((one) => one.sizes),
      (size) => ({ size: [size] }),
    ),
    color: counted(
      "color",
      all((one) => one.colors),
      (color) => ({ color: [color] }),
    ),
    family: counted("family", COLOR_FAMILIES, (family) => ({ family: [family] })).sort(
      (one, other) => other.count - one.count,
    ),
    price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    price_bars:
      priced.length > 0
        ? {
            from,
            to,
            counts: Array.from(
              { length: PRICE_BARS },
              (_, bar) => priced.filter((price) => barOf(price) === bar).length,
            ),
          }
        : null,
    in_stock: matching({ in_stock: true }).length,
    on_sale: matching({ on_sale: true }).length,
  };
}
