import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { usePageQuery } from "~/lib/query";
import { useIsNear } from "~/lib/use-is-near";
import { LatePart } from "~/shop/late-part";
import { companionsQuery } from "~/shop/api/products";

const load = () => import("./product-look");

interface LookHostProps {
  product: Product;
  /** What is chosen on the page. */
  variant: Variant | null;
}

/** Nothing where nothing is worn with a product; else its code comes when it is near the screen. */
export function LookHost({ product, variant }: LookHostProps) {
  const { data } = usePageQuery(companionsQuery(product.id));
  const [ref, isNear] = useIsNear<HTMLDivElement>();
  const look = data?.look ?? [];
  // As high as what comes, so that nothing moves.
  return (
    <div ref={ref} className={look.length > 0 ? "min-h-[620px] lg:min-h-[520px]" : undefined}>
      {isNear && look.length > 0 && (
        <LatePart load={load} loading={null}>
          {(code) => <code.default product={product} variant={variant} look={look} />}
        </LatePart>
      )}
    </div>
  );
}
