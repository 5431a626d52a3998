import type { SaleProduct } from "@strive/backend/contracts/sales";
import { francs } from "~/admin/shell/order-money";
import type { ListColumn } from "~/admin/shell/list-parts";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-sales";
import { priceText, typedPrice } from "./price-edits";
import { mixedId, PriceInput } from "./price-input";
import { percentOff } from "./reduced-price";
import type { PriceEditing } from "./use-price-edits";

/** Null: they can be read, not written. */
export type PricesOrNone = PriceEditing | null;

/** The one price that a row asks as it stands: typed, or saved; null: none, or several. */
function shownPrice(product: SaleProduct, prices: PricesOrNone): number | null {
  const edit = prices?.edits.get(product.id);
  if (edit !== undefined) return typedPrice(edit.text);
  return product.is_mixed ? null : product.sale_price;
}

function offText(product: SaleProduct, prices: PricesOrNone): string {
  const price = shownPrice(product, prices);
  const off = price === null || !(price < product.price) ? 0 : percentOff(product.price, price);
  return off > 0 ? words.percent(off) : words.none;
}

function savedPriceText({ sale_price, is_mixed }: SaleProduct): string {
  if (sale_price === null) return words.none;
  return is_mixed ? words.fromPrice(priceText(sale_price)) : priceText(sale_price);
}

const Thumb = ({ image }: SaleProduct) => (
  <Picture src={image} alt="" sizes="40px" className="h-[50px] w-10 flex-none" />
);

function Name({ product, prices }: { product: SaleProduct; prices: PricesOrNone }) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="leading-snug font-strong [overflow-wrap:anywhere]">{product.name}</span>
      {product.is_mixed && prices !== null && (
        <span id={mixedId(product)} className="text-[13px] leading-snug text-ink-3">
          {words.mixed}
        </span>
      )}
    </span>
  );
}

const SalePrice = ({ product, prices }: { product: SaleProduct; prices: PricesOrNone }) =>
  prices === null ? savedPriceText(product) : <PriceInput product={product} prices={prices} />;

export const priceColumns = (prices: PricesOrNone): ReadonlyArray<ListColumn<SaleProduct>> => [
  {
    id: "product",
    header: words.product,
    cell: (product) => (
      <span className="flex items-center gap-3">
        <Thumb {...product} />
        <Name product={product} prices={prices} />
      </span>
    ),
  },
  { id: "price", header: words.price, isEnd: true, cell: ({ price }) => priceText(price) },
  {
    id: "sale-price",
    header: words.salePrice,
    isEnd: true,
    cell: (product) => <SalePrice product={product} prices={prices} />,
  },
  {
    id: "off",
    header: words.off,
    isEnd: true,
    className: "whitespace-nowrap",
    cell: (product) => offText(product, prices),
  },
];

export function PriceCard({ product, prices }: { product: SaleProduct; prices: PricesOrNone }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2.5">
      <div className="flex items-center gap-3">
        <Thumb {...product} />
        <span className="grid min-w-0 grid-cols-1">
          <Name product={product} prices={prices} />
          <span className="text-[14px] text-ink-2">{francs(product.price)}</span>
        </span>
      </div>
      <div className="flex items-start gap-3 text-[15px]">
        <span className={prices === null ? "py-2.5 font-strong" : undefined}>
          <SalePrice product={product} prices={prices} />
        </span>
        <span className="py-2.5">{offText(product, prices)}</span>
      </div>
    </div>
  );
}
