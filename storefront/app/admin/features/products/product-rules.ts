/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import { createProductBodySchema } from "@strive/backend/contracts/catalogue-writes";
import * as words from "~/words/admin-products";
import type { ProductValues } from "./product-values";
import type { StockCell } from "./stock-cells";

/** Errors by field; `cells` by the key of their cell. */
export interface ProductErrors {
  fields: Readonly<Record<string, string>>;
  cells: Readonly<Record<string, string>>;
}

const isStock = (text: string): boolean =>
  createProductBodySchema.shape.stock_quantity.safeParse(text).success;

/** What is wrong with the form, by the contract. */
export function checkProduct(values: ProductValues, cells: readonly StockCell[]): ProductErrors {
  const { product_name, price, category_id, gender, description, status } = values;
  const { sizes, colors, isByVariant, stock_quantity } = values;
  const stock = isByVariant ? "0" : stock_quantity;
  const plain = { product_name, price, category_id, gender, description, status, sizes, colors };
  const { errors } = checkBy(createProductBodySchema, { ...plain, stock_quantity: stock });
  const found = (errors ?? []).map(({ field, message }) => [field.split(".")[0] ?? field, message]);
  const bad = isByVariant
    ? cells.filter(
        ({ value, mayBeEmpty }) => !(mayBeEmpty && value.trim() === "") && !isStock(value),
      )
    : [];
  return {
    fields: Object.fromEntries([
      // The first of several about one field counts.
      ...found.toReversed(),
      ...(bad.length > 0 ? [["stock_quantity", words.badStock]] : []),
    ]) as Record<string, string>,
    cells: Object.fromEntries(bad.map(({ key }) => [key, words.badStock])),
  };
}
