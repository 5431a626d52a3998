import type { Product } from "@strive/backend/contracts/catalogue";
import { ProductCard } from "~/shop/product-card/product-card";
import { Reveal } from "~/ui/reveal";
import { CardSkeleton } from "~/ui/skeleton";
import { PAGE_SIZE } from "./filters";

const GRID =
  "grid grid-cols-2 gap-x-3 gap-y-7 md:gap-x-5 md:gap-y-10 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-12 xl:grid-cols-4";

/** Cards that the first view of a phone shows. */
const EAGER = 2;

export function ProductGrid({ products, isBusy }: { products: Product[]; isBusy: boolean }) {
  return (
    <ul className={GRID} aria-busy={isBusy}>
      {products.map((product, index) => (
        <li key={product.id}>
          <Reveal column={index % PAGE_SIZE} className="h-full">
            <ProductCard product={product} isEager={index < EAGER} />
          </Reveal>
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton() {
  return (
    <>
      <p role="status" className="mb-3 text-xs font-strong font-stretch-[115%]">
        Loading products...
      </p>
      <div className={GRID}>
        {Array.from({ length: PAGE_SIZE }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </>
  );
}
