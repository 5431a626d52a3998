import type { Product } from "@strive/backend/contracts/catalogue";
import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "~/lib/paths";
import { colorParam } from "@strive/backend/contracts/shown-variant";
import { imageOfColor, shownColor } from "~/lib/variant-choice";
import { sentCode } from "~/shop/sent-part";
import { CARD_SIZES, CardLook } from "~/ui/card-look";
import { Diamond } from "~/ui/diamond";
import { SaleMark } from "~/ui/price";
import * as words from "~/words/product-card";
import { QuickAdd } from "./quick-add";
import { Swatches } from "./swatches";
import { WishlistHeart } from "./wishlist-heart";

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

export function ProductCard({ product, sizes = CARD_SIZES, isEager }: ProductCardProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const color = picked ?? shownColor(product);
  const page = paths.product(product.id);
  const to = picked === null ? page : `${page}?color=${colorParam(picked)}`;
  const image = picked === null ? product.image : imageOfColor(product, picked);
  const isLow = product.stock_quantity > 0 && product.stock_quantity <= FEW;
  return (
    <CardLook
      {...product}
      to={to}
      image={image}
      sizes={sizes}
      isEager={isEager}
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType === "mouse")}
      over={
        isPointedAt && <SecondPicture product={product} shown={image} color={color} sizes={sizes} />
      }
      marks={
        <>
          <div className="pointer-events-none absolute top-0 left-0 grid justify-items-start">
            <SaleMark {...product} />
            {product.drop && <DropMark drop={product.drop} />}
            {isLow && (
              <span className="card-mark bg-warning-tint text-warning">{words.lowStock}</span>
            )}
          </div>
          <WishlistHeart product={product} choice={{ color }} className="absolute top-1 right-1" />
        </>
      }
      facts={
        <>
          {product.rating && <RatingLine {...product.rating} />}
          <Swatches colors={product.colors} shown={color} onPick={setPicked} />
        </>
      }
    >
      <div className="mt-2.5 grid items-center justify-items-center gap-0.5 md:grid-cols-[1fr_auto] md:gap-4">
        <QuickAdd product={product} color={color} />
        <Link to={to} className="text-link" aria-label={words.doOf(words.buyNow, product.name)}>
          {words.buyNow}
        </Link>
      </div>
    </CardLook>
  );
}
