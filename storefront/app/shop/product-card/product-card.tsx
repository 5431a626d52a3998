import type { Product } from "@strive/backend/contracts/catalogue";
import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "~/lib/paths";
import { colorParam } from "@strive/backend/contracts/shown-variant";
import { imageOfColor, shownColor } from "~/lib/variant-choice";
import { sentCode } from "~/shop/sent-part";
import { Diamond } from "~/ui/diamond";
import { Picture } from "~/ui/picture";
import { Price, SaleMark } from "~/ui/price";
import * as words from "~/words/product-card";
import { QuickAdd } from "./quick-add";
import { Swatches } from "./swatches";
import { WishlistHeart } from "./wishlist-heart";

/** How wide a card's picture is in the catalogue's grid. */
const CARD_SIZES =
  "(min-width: 90rem) 314px, (min-width: 80rem) 22vw, (min-width: 64rem) 29vw, 46vw";

/** Whoever has no pointer that rests on things never loads it. */
const SecondPicture = sentCode(() => import("./second-picture"));
const DropMark = sentCode(() => import("../drop/drop-mark"));

/** This many pieces in all sizes and colours, or fewer. */
const FEW = 3;

interface ProductCardProps {
  product: Product;
  sizes?: string;
  /** In the first view: its picture is not loaded lazily. */
  isEager?: boolean;
}

const RatingLine = ({ average, count }: NonNullable<Product["rating"]>) => (
  <p role="img" aria-label={words.rated(average, count)} className="text-[13px] text-ink-2">
    <Diamond className="mr-2 size-2 bg-ink" />
    {words.rating(average, count)}
  </p>
);

export function ProductCard({ product, sizes = CARD_SIZES, isEager = false }: ProductCardProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const color = picked ?? shownColor(product);
  const page = paths.product(product.id);
  const to = picked === null ? page : `${page}?color=${colorParam(picked)}`;
  const image = picked === null ? product.image : imageOfColor(product, picked);
  const isLow = product.stock_quantity > 0 && product.stock_quantity <= FEW;
  return (
    <article
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType === "mouse")}
      className="group relative flex h-full flex-col"
    >
      {/* The name below is the same link; one tab stop is enough. */}
      <Link to={to} tabIndex={-1} aria-hidden="true" className="relative block">
        <Picture
          src={image}
          alt={product.name}
          sizes={sizes}
          isEager={isEager}
          className="aspect-4/5"
          imgClassName="transition-transform duration-600 ease-out group-hover:scale-[1.025]"
        />
        {isPointedAt && (
          <SecondPicture product={product} shown={image} color={color} sizes={sizes} />
        )}
      </Link>
      <p className="pointer-events-none absolute top-0 left-0 grid justify-items-start">
        <SaleMark {...product} />
        {product.drop && <DropMark drop={product.drop} />}
        {isLow && <span className="card-mark bg-warning-tint text-warning">{words.lowStock}</span>}
      </p>
      <WishlistHeart product={product} choice={{ color }} className="absolute top-1 right-1" />
      <div className="grid flex-1 content-start gap-[3px] pt-3 text-[15px] md:text-[16px]">
        <h3 className="leading-[1.3] font-medium">
          <Link to={to} className="hover:text-red">
            {product.name}
          </Link>
        </h3>
        <Price
          amountRwf={product.price}
          beforeRwf={product.compare_at_price}
          className="font-bold"
        />
        {product.rating && <RatingLine {...product.rating} />}
        <Swatches colors={product.colors} shown={color} onPick={setPicked} />
      </div>
      <div className="mt-2.5 grid items-center justify-items-center gap-0.5 md:grid-cols-[1fr_auto] md:gap-4">
        <QuickAdd product={product} color={color} />
        <Link to={to} className="text-link" aria-label={words.doOf(words.buyNow, product.name)}>
          {words.buyNow}
        </Link>
      </div>
    </article>
  );
}
