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

/** Its code comes when it is near the screen. */
function NearLook({ look, ...shown }: LookHostProps & { look: readonly Product[] }) {
  const [ref, isNear] = useIsNear<HTMLDivElement>();
  // As high as what comes, so that nothing moves.
  return (
    <div ref={ref} className="min-h-[620px] lg:min-h-[520px]">
      {isNear && (
        <LatePart load={load} loading={null}>
          {(code) => <code.default {...shown} look={look} />}
        </LatePart>
      )}
    </div>
  );
}

/** Nothing where nothing is worn with a product. */
export function LookHost(shown: LookHostProps) {
  const { data } = usePageQuery(companionsQuery(shown.product.id));
  return data && data.look.length > 0 && <NearLook {...shown} look={data.look} />;
}
