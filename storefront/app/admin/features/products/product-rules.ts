/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy, type Checked } from "~/lib/field-rules";
import { createProductBodySchema } from "@strive/backend/contracts/catalogue-writes";
import * as words from "~/words/admin-products";
import type { ProductValues } from "./product-values";
import { isBadCell, stockCells } from "./stock-cells";

/** What was typed, if the contract has nothing against it: how it is sent depends on what was saved. */
export function checkProduct(values: ProductValues, start: ProductValues): Checked<ProductValues> {
  const { stocks: _, isByVariant, images: __, stock_quantity, ...plain } = values;
  const stock = isByVariant ? "0" : stock_quantity;
  const { errors } = checkBy(createProductBodySchema, { ...plain, stock_quantity: stock });
  const isBad = isByVariant && stockCells(values, start).some(isBadCell);
  const found = [
    ...(errors ?? []),
    ...(isBad ? [{ field: "stock_quantity", message: words.badStock }] : []),
  ];
  return found.length > 0 ? { body: null, errors: found } : { body: values, errors: null };
}
