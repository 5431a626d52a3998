import { numberOf } from "@strive/backend/contracts/product-limits";
import type { SalePricesBody, SaleProduct } from "@strive/backend/contracts/sales";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-sales";

/** What was typed for a product, and is not saved. */
export interface PriceEdit {
  product: SaleProduct;
  text: string;
}
/** By product. */
export type PriceEdits = ReadonlyMap<string, PriceEdit>;

export const priceText = (price: number): string => price.toLocaleString("en");

/** Whole RWF; null: nothing is typed; NaN: it is no number. */
export const typedPrice = (text: string): number | null =>
  text.trim() === "" ? null : numberOf(text);

/** What a row shows as long as nothing is typed. Sizes with several prices can't be said as one. */
export const savedText = ({ sale_price, is_mixed }: SaleProduct): string =>
  sale_price === null || is_mixed ? "" : priceText(sale_price);

/** A price that is typed as it is saved changes nothing. */
const isChange = ({ product, text }: PriceEdit): boolean => {
  const typed = typedPrice(text);
  return product.is_mixed ? typed !== null : typed !== product.sale_price;
};

/** With what is typed for these products now. */
export function withTexts(edits: PriceEdits, typed: readonly PriceEdit[]): PriceEdits {
  const next = new Map(edits);
  for (const edit of typed) {
    if (isChange(edit)) next.set(edit.product.id, edit);
    else next.delete(edit.product.id);
  }
  return next;
}

/** Without what was saved, unless it was changed meanwhile. */
export const withoutSaved = (edits: PriceEdits, saved: readonly PriceEdit[]): PriceEdits => {
  const sent = new Map(saved.map(({ product, text }) => [product.id, text]));
  return new Map([...edits].filter(([id, { text }]) => sent.get(id) !== text));
};

/** Why a typed price can't be one; null: it can. */
export function faultOf({ product, text }: PriceEdit): string | null {
  const typed = typedPrice(text);
  if (typed === null) return null;
  if (!Number.isInteger(typed) || typed < 1) return words.enterPrice;
  return typed < product.price ? null : words.notBelow(francs(product.price));
}

/** By product. */
export type PriceFaults = ReadonlyMap<string, string>;

export const faultsOf = (edits: readonly PriceEdit[]): PriceFaults =>
  new Map(
    edits.flatMap((edit) => {
      const fault = faultOf(edit);
      return fault === null ? [] : [[edit.product.id, fault] as const];
    }),
  );

/** What is sent of these; they have no faults. */
export const pricesOf = (edits: readonly PriceEdit[]): SalePricesBody["prices"] =>
  edits.map(({ product, text }) => ({ product_id: product.id, price: typedPrice(text) }));

const FAULTY = /^prices\.(\d+)\./;

/** The server's faults, by the products of what was sent. */
export const sentFaults = (
  sent: readonly PriceEdit[],
  errors: ReadonlyArray<{ field: string; message: string }>,
): PriceFaults =>
  new Map(
    errors.flatMap(({ field, message }) => {
      const edit = sent[Number(FAULTY.exec(field)?.[1] ?? NaN)];
      return edit === undefined ? [] : [[edit.product.id, message] as const];
    }),
  );
