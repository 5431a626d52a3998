import type { Product } from "@strive/backend/contracts/catalogue";
import { useState } from "react";
import { useSavesData } from "~/lib/data-saving";
import { ProductCard } from "~/shop/product-card/product-card";
import { Reveal } from "~/ui/reveal";
import { CardSkeleton } from "~/ui/skeleton";
import * as words from "~/words/catalogue";
import { PAGE_SIZE } from "./filters";
import { prefetchProduct } from "./prefetch-product";

const GRID =
  "grid grid-cols-2 gap-x-3 gap-y-7 md:gap-x-5 md:gap-y-10 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-12 xl:grid-cols-4";

/** Cards that the first view of a phone shows. */
const EAGER = 2;

/** At most half of a card's width: sharp enough with data saving on. */
const SAVING_SIZES = "(min-width: 64rem) 160px, 24vw";

function GridCard({ product, index }: { product: Product; index: number }) {
  // Fixed when the card mounts: a picture being fetched is not requested again in another size.
  const [isSaving] = useState(useSavesData());
  return (
    <Reveal column={index % PAGE_SIZE} className="h-full">
      <ProductCard
        product={product}
        isEager={index < EAGER}
        {...(isSaving && { sizes: SAVING_SIZES })}
      />
    </Reveal>
  );
}

export function ProductGrid({ products, isBusy }: { products: Product[]; isBusy: boolean }) {
  return (
    <ul className={GRID} aria-busy={isBusy} onPointerEnter={prefetchProduct}>
      {products.map((product, index) => (
        <li key={product.id}>
          <GridCard product={product} index={index} />
        </li>
      ))}
    </ul>
  );
}

/** @param count as many as will come, so that Back finds the page as long as it was */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <>
      <p role="status" className="mb-3 text-xs font-strong font-stretch-[115%]">
        {words.loading}
      </p>
      <div className={GRID}>
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </>
  );
}
