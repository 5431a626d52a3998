/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy, type Checked } from "~/lib/field-rules";
import { createProductBodySchema } from "@strive/backend/contracts/catalogue-writes";
import { numberOf } from "@strive/backend/contracts/product-limits";
import {
  GIFT_CARD_MAX,
  GIFT_CARD_MIN,
  isCardAmount,
} from "@strive/backend/contracts/gift-card-limits";
import * as words from "~/words/admin-products";
import type { ProductValues } from "./product-values";
import { TEXT_FIELDS, textsBody } from "./product-texts";
import { isBadCell, stockCells } from "./stock-cells";

const isText = (name: string): boolean => TEXT_FIELDS.some((text) => text === name);

/** What was typed, if the contract has nothing against it: how it is sent depends on what was saved. */
export function checkProduct(values: ProductValues, start: ProductValues): Checked<ProductValues> {
  const { stocks: _, isByVariant, images: __, stock_quantity, ...rest } = values;
  const entries = Object.entries(rest).filter(([name]) => !isText(name));
  const plain = {
    ...Object.fromEntries(entries),
    translations: textsBody(values, TEXT_FIELDS),
  };
  const isOneNumber = !isByVariant && !values.is_gift_card;
  const stock = isOneNumber ? stock_quantity : "0";
  const { errors } = checkBy(createProductBodySchema, { ...plain, stock_quantity: stock });
  const isBad = isByVariant && !values.is_gift_card && stockCells(values, start).some(isBadCell);
  const found = [
    ...(errors ?? []),
    ...(values.is_gift_card && !isCardAmount(numberOf(values.price))
      ? [{ field: "price", message: words.giftCardPrice(GIFT_CARD_MIN, GIFT_CARD_MAX) }]
      : []),
    ...(isBad ? [{ field: "stock_quantity", message: words.badStock }] : []),
  ];
  return found.length > 0 ? { body: null, errors: found } : { body: values, errors: null };
}
