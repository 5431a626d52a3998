import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-products";

/** What is asked now, and what the product costs without the price list that says so. */
export function PriceNow({ product: { price, base_price } }: { product: SavedProduct }) {
  if (base_price === undefined) return francs(price);
  return (
    <>
      {francs(price)} <span className="text-ink-3">{words.elsePrice(francs(base_price))}</span>
    </>
  );
}
