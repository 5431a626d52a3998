import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { useState, type ReactNode } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { DetailBody, DetailModal } from "~/admin/shell/detail-modal";
import { paths } from "~/lib/paths";
import { labelOfColor } from "~/lib/variant-choice";
import { Button, ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-products";
import { productDetailQuery, waitingQuery } from "./api";
import { Swatch } from "./chip";
import { LookPanel } from "./look-panel";
import { GENDER_NAMES } from "./product-words";
import { ProductBadges, type RowActions } from "./product-list-parts";
import { ProductStock, StockBadge } from "./stock-badge";
import { PriceNow } from "./price-now";

function Pictures({ product: { name, images } }: { product: SavedProduct }) {
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, images.length - 1));
  return (
    <div className="grid content-start gap-2.5">
      <Picture
        src={images[at] ?? null}
        alt={words.pictureOf(name, at + 1, Math.max(1, images.length))}
        sizes="(min-width: 48rem) 240px, 90vw"
        isEager
        className="aspect-4/5 max-h-[60vh] w-full"
      />
      {images.length > 1 && (
        <div className="grid grid-cols-5 gap-2">
          {images.map((url, index) => (
            <button
              key={url}
              type="button"
              aria-label={words.showPicture(index + 1)}
              aria-pressed={index === at}
              onClick={() => setChosen(index)}
              className={cx(
                "min-h-11 border-2",
                index === at ? "border-ink" : "border-transparent",
              )}
            >
              <Picture src={url} alt="" sizes="56px" className="aspect-4/5" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <dt className="text-[13px] text-ink-3">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);

/** How many people wait for a product, in words, and for each of its variants. */
function useWaiting(productId: string) {
  const { data, error } = useAdminQuery(waitingQuery(productId));
  const byVariant = new Map(data?.map(({ variant_id, waiting }) => [variant_id, waiting]));
  const total = data?.reduce((sum, { waiting }) => sum + waiting, 0);
  if (total !== undefined) return { byVariant, text: words.waiting(total) };
  return { byVariant, text: error === null ? words.waitingLoading : words.waitingUnknown };
}

interface VariantStockProps {
  product: SavedProduct;
  waiting: ReadonlyMap<string, number>;
}

function VariantStock({ product, waiting }: VariantStockProps) {
  const { variants, sizes, colors } = product;
  if (variants.length < 2 || product.is_gift_card) return null;
  return (
    <section className="mt-6">
      <h3 className="title-3 mb-2 !text-[17px]">{words.stockByVariant}</h3>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {variants.map(({ id, size, color, stock_quantity }) => (
          <li
            key={id}
            className="flex min-h-11 items-center justify-between gap-3 border-b border-line"
          >
            <span className="flex items-center gap-2.5 text-[14px]">
              {colors.length > 0 && <Swatch hex={color} />}
              {[sizes.length > 0 && words.size(size), colors.length > 0 && labelOfColor(color)]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <span className="flex items-center gap-3">
              {waiting.has(id) && (
                <span className="text-[13px] text-ink-2">
                  {words.waitingOne(waiting.get(id) ?? 0)}
                </span>
              )}
              <StockBadge count={stock_quantity} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ product }: { product: SavedProduct }) {
  const { description, category_name, colors, sizes, gender } = product;
  const waiting = useWaiting(product.id);
  return (
    <>
      <div className="grid gap-6 md:grid-cols-[240px_minmax(0,1fr)]">
        <Pictures product={product} />
        <dl className="grid content-start gap-3.5 text-[15px]">
          <Fact label={words.name}>
            <b className="font-strong">{product.name}</b>
          </Fact>
          <Fact label={words.description}>
            <span className="whitespace-pre-line">{description || words.noDescription}</span>
          </Fact>
          <Fact label={words.category}>{category_name ?? words.noCategory}</Fact>
          <Fact label={words.gender}>
            {gender === null ? words.forEveryone : GENDER_NAMES[gender]}
          </Fact>
          <Fact label={words.price}>
            <PriceNow product={product} />
          </Fact>
          <Fact label={words.stock}>
            <ProductStock product={product} />
          </Fact>
          {!product.is_gift_card && <Fact label={words.waitingFor}>{waiting.text}</Fact>}
          <Fact label={words.colors}>
            {colors.length === 0 && words.noColors}
            <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
              {colors.map((hex) => (
                <li key={hex} className="flex items-center gap-2">
                  <Swatch hex={hex} />
                  {labelOfColor(hex)}
                </li>
              ))}
            </ul>
          </Fact>
          <Fact label={words.sizes}>{sizes.length === 0 ? words.noSizes : sizes.join(", ")}</Fact>
        </dl>
      </div>
      <VariantStock product={product} waiting={waiting.byVariant} />
      {!product.is_gift_card && <LookPanel productId={product.id} />}
    </>
  );
}

interface ProductDetailProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  actions: Omit<RowActions, "onView">;
}

/** Everything about one product. */
export function ProductDetail({ id, isOpen, onClose, actions }: ProductDetailProps) {
  const query = useAdminQuery({ ...productDetailQuery(id), enabled: isOpen });
  const product = query.data;
  return (
    <DetailModal
      isOpen={isOpen}
      onClose={onClose}
      title={product?.name ?? words.product}
      width="form"
      aside={product && <ProductBadges product={product} />}
      footer={
        <>
          {product && (
            <>
              <Button tone="line" size="sm" onClick={() => actions.onDelete(product)}>
                {words.remove}
              </Button>
              <Button tone="line" size="sm" onClick={() => actions.onCopy(product)}>
                {words.duplicate}
              </Button>
            </>
          )}
          {product?.status === "published" && (
            <ButtonLink
              tone="line"
              size="sm"
              to={paths.product(product.id)}
              target="_blank"
              rel="noopener"
            >
              {words.viewInShop}
            </ButtonLink>
          )}
          <Button tone="line" size="sm" onClick={onClose}>
            {words.close}
          </Button>
          {product && (
            <Button size="sm" onClick={() => actions.onEdit(product)}>
              {words.edit}
            </Button>
          )}
        </>
      }
    >
      <DetailBody query={query} errorText={words.notFound}>
        {(data) => <Facts product={data} />}
      </DetailBody>
    </DetailModal>
  );
}
