import type { Product } from "@strive/backend/contracts/catalogue";
import Heart from "lucide-react/icons/heart";
import { useAddWish, useIsWished, useRemoveWish } from "~/lib/wishlist-atoms";
import { wishlistItemOf, type WishChoice } from "~/lib/wishlist-rules";
import { cx } from "~/ui/cx";
import * as words from "~/words/product-card";

interface WishlistHeartProps {
  product: Product;
  /** The size and colour that are chosen or shown. */
  choice: WishChoice;
  className?: string;
}

/** Puts a product into the wishlist and takes it out again. */
export function WishlistHeart({ product, choice, className }: WishlistHeartProps) {
  const isWished = useIsWished(product.id);
  const add = useAddWish();
  const remove = useRemoveWish();
  const toggle = () => (isWished ? remove(product.id) : add(wishlistItemOf(product, choice)));
  return (
    <button
      type="button"
      aria-pressed={isWished}
      aria-label={isWished ? words.removeWishOf(product.name) : words.addWishOf(product.name)}
      onClick={toggle}
      className={cx("grid size-11 place-items-center", className)}
    >
      <Heart
        size={20}
        strokeWidth={1.6}
        aria-hidden="true"
        className={isWished ? "fill-red stroke-red" : "stroke-ink"}
      />
    </button>
  );
}
