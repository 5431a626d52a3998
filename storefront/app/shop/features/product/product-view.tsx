import type { Product } from "@strive/backend/contracts/catalogue";
import { useEffect, useState, type ReactNode } from "react";
import { useRouteLoaderData, useSearchParams } from "react-router-dom";
import { useSiteName } from "~/lib/page-meta";
import { lastDayText } from "~/lib/last-day";
import { localPath } from "~/lib/local-path";
import { paths } from "~/lib/paths";
import { pricesOf } from "@strive/backend/contracts/shown-variant";
import { WishlistHeart } from "~/shop/product-card/wishlist-heart";
import { RecentlyViewedHost } from "~/shop/recently-viewed/recently-viewed-host";
import { sentCode } from "~/shop/sent-part";
import { useCodeAtRest } from "~/shop/use-code-at-rest";
import { Price, SaleMark } from "~/ui/price";
import * as words from "~/words/product";
import { AskLinks } from "./ask-links";
import { BuyBox } from "./buy-box";
import { addressOf, choose, type Choice } from "./choice";
import { Gallery } from "./gallery";
import { ColorOptions, SizeOptions } from "./options";
import { PICTURE_SIZES, picturesOf } from "./pictures";
import { DeliveryRows, ProductDetails } from "./product-details";
import { stockOf } from "./stock";
import { useBuy } from "./use-buy";
import { useExtras } from "./use-extras";
import { useScrolledPast } from "./use-scrolled-past";

interface HeadingProps {
  product: Product;
  choice: Choice;
  /** Below the price. */
  children: ReactNode;
}

function Heading({ product, choice, children }: HeadingProps) {
  const { price, compare_at_price } = pricesOf(product, choice.variant);
  const { sale_ends_at: endsAt } = product;
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
      <p className="flex flex-wrap items-center gap-x-3 text-[20px] font-bold">
        <Price amountRwf={price} beforeRwf={compare_at_price} />
        <SaleMark price={price} compare_at_price={compare_at_price} />
        {endsAt !== null && choice.variant?.price === undefined && (
          <span className="text-[15px] font-text text-ink-2">
            {words.until(lastDayText(endsAt))}
          </span>
        )}
      </p>
      {children}
    </div>
  );
}

/** After a client-side navigation the head is rendered before the product is loaded. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The canonical URL with the shop's public origin, however the page was reached. */
function useProductUrl(handle: string): string {
  const root = useRouteLoaderData<{ shopUrl?: string }>("root");
  return (root?.shopUrl ?? "") + localPath(paths.product(handle));
}

const isGivenUp = (error: unknown) => (error as Error).name === "AbortError";

/** Opens the device's share sheet; if it has none or refuses, calls `orElse`. */
function share(title: string, url: string, orElse: () => void): void {
  if (!("share" in navigator)) orElse();
  else navigator.share({ title, url }).catch((error) => isGivenUp(error) || orElse());
}

const AlsoLike = sentCode(() => import("./also-like"));
const loadLate = () => import("./late-parts");
const loadReviews = () => import("./reviews/product-reviews");

/** A loaded product. The choice of size and colour lives in the URL. */
export function ProductView({ product }: { product: Product }) {
  useTitle(words.pageTitle(product.name, useSiteName()));
  const [params] = useSearchParams();
  const choice = choose(product, params);
  const buy = useBuy(product, choice);
  const [buttonsRef, areButtonsPast] = useScrolledPast<HTMLDivElement>();
  const pictures = picturesOf(product, choice.color);
  const [opened, open] = useExtras();
  // The same each time: what waits for its code holds up no choice.
  const [also] = useState(<AlsoLike productId={product.id} />);
  const late = useCodeAtRest(loadLate);
  const reviews = useCodeAtRest(loadReviews);
  const url = useProductUrl(product.handle);
  const chosenUrl = addressOf(url, choice.asked);
  return (
    <>
      <div className="wrap">
        <div className="grid gap-6 pb-14 lg:grid-cols-[minmax(0,760px)_minmax(340px,1fr)] lg:gap-[clamp(32px,5vw,72px)] lg:pt-7">
          <Gallery
            key={pictures.map(({ src }) => src).join(" ")}
            name={product.name}
            pictures={pictures}
            onZoom={open}
          />
          <div className="grid content-start gap-6 lg:sticky lg:top-[104px] lg:self-start">
            <Heading product={product} choice={choice}>
              {product.rating && (
                <p className="col-span-full min-h-11">
                  {reviews && <reviews.RatingLink {...product.rating} />}
                </p>
              )}
            </Heading>
            <SizeOptions
              choice={choice}
              areAmounts={product.is_gift_card}
              onSizeGuide={() => open("sizes")}
              fit={
                late && (
                  <late.FitHost product={product} choice={choice} onFind={() => open("fit")} />
                )
              }
            />
            <ColorOptions choice={choice} />
            <BuyBox
              product={product}
              choice={choice}
              buy={buy}
              stock={stockOf(product, choice, buy.quantity)}
              buttonsRef={buttonsRef}
              hasBar={areButtonsPast}
              late={late}
            />
            <ProductDetails description={product.description} />
            {product.is_gift_card ? <p>{words.mailed}</p> : <DeliveryRows />}
            <AskLinks
              name={product.name}
              choice={choice}
              url={url}
              onShare={() => share(product.name, chosenUrl, () => open("share"))}
            />
          </div>
        </div>
        {late && <late.LookHost product={product} variant={choice.variant} />}
        {!product.is_gift_card && (
          // As high as what comes, so that nothing moves.
          <div
            id="reviews"
            className={product.rating ? "min-h-[640px] lg:min-h-[460px]" : "min-h-[170px]"}
          >
            {reviews && <reviews.default product={product} size={choice.size} />}
          </div>
        )}
        {also}
        <RecentlyViewedHost current={product} />
      </div>
      {opened && (
        <opened.Extras
          key={opened.key}
          wanted={opened.wanted}
          product={product}
          pictures={pictures}
          pageSizes={PICTURE_SIZES}
          url={chosenUrl}
        />
      )}
      {areButtonsPast && late && (
        <late.BuyBar
          priceRwf={pricesOf(product, choice.variant).price}
          buy={buy}
          label={buy.isAvailable ? words.addToCart : words.outOfStock}
        />
      )}
    </>
  );
}
