import type { Product } from "@strive/backend/contracts/catalogue";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useSiteName } from "~/lib/page-meta";
import { WishlistHeart } from "~/shop/product-card/wishlist-heart";
import { Price } from "~/ui/price";
import { AlsoLike } from "./also-like";
import { BuyBar } from "./buy-bar";
import { BuyBox } from "./buy-box";
import { choose, type Choice } from "./choice";
import { Gallery } from "./gallery";
import { ColorOptions, SizeOptions } from "./options";
import { picturesOf } from "./pictures";
import { DeliveryRows, ProductDetails } from "./product-details";
import { titleOf } from "./product-head";
import { stockOf } from "./stock";
import { useBuy } from "./use-buy";
import { useScrolledPast } from "./use-scrolled-past";

function Heading({ product, choice }: { product: Product; choice: Choice }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1">
      <h1 className="title-1 !text-[clamp(1.75rem,1.3rem+1.6vw,2.5rem)] [overflow-wrap:anywhere]">
        {product.name}
      </h1>
      <WishlistHeart
        product={product}
        choice={choice}
        className="rounded-xs border border-line-strong bg-paper"
      />
      <p className="text-[20px] font-bold">
        <Price amountRwf={product.price} />
      </p>
    </div>
  );
}

/** After a navigation in the browser the head is written before the product is known. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** A loaded product. The choice of size and colour lives in the URL. */
export function ProductView({ product }: { product: Product }) {
  useTitle(titleOf(product, useSiteName()));
  const [params] = useSearchParams();
  const choice = choose(product, params);
  const buy = useBuy(product, choice);
  const [buttonsRef, areButtonsPast] = useScrolledPast<HTMLDivElement>();
  const pictures = picturesOf(product, choice.color);
  return (
    <>
      <div className="wrap">
        <div className="grid gap-6 pb-14 lg:grid-cols-[minmax(0,760px)_minmax(340px,1fr)] lg:gap-[clamp(32px,5vw,72px)] lg:pt-7">
          <Gallery
            key={pictures.map(({ src }) => src).join(" ")}
            name={product.name}
            pictures={pictures}
          />
          <div className="grid content-start gap-6 lg:sticky lg:top-[104px] lg:self-start">
            <Heading product={product} choice={choice} />
            <SizeOptions choice={choice} />
            <ColorOptions choice={choice} />
            <BuyBox
              name={product.name}
              buy={buy}
              stock={stockOf(product, choice)}
              buttonsRef={buttonsRef}
              hasBar={areButtonsPast}
            />
            <ProductDetails description={product.description} />
            <DeliveryRows />
          </div>
        </div>
        <AlsoLike product={product} />
      </div>
      {areButtonsPast && <BuyBar priceRwf={product.price} buy={buy} />}
    </>
  );
}
