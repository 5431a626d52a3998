import { MOST_ALSO } from "@strive/backend/contracts/companion-limits";
import { Link } from "react-router-dom";
import { useSavesData } from "~/lib/data-saving";
import { paths } from "~/lib/paths";
import { usePageQuery } from "~/lib/query";
import { useIsMounted } from "~/lib/use-is-mounted";
import { ProductCard } from "~/shop/product-card/product-card";
import { LoadError } from "~/ui/message";
import { CardSkeleton } from "~/ui/skeleton";
import * as words from "~/words/product";
import { companionsQuery } from "~/shop/api/products";

const CARD_SIZES = "(min-width: 90rem) 427px, (min-width: 48rem) 30vw, 58vw";
/** A snapping row on phones, three columns from there on. */
const ROW =
  "scroll-row snap-mandatory md:mx-0 md:grid md:grid-cols-3 md:gap-5 md:overflow-visible md:px-0 lg:gap-6";
interface AlsoLikeProps {
  productId: string;
}

const CELL = "w-[58%] flex-none snap-start md:w-auto";

function Others({ productId }: AlsoLikeProps) {
  const { data, error, retry } = usePageQuery(companionsQuery(productId));
  if (data === undefined && error !== null) {
    return <LoadError text={words.alsoFailed} onRetry={retry} />;
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label={words.alsoLoading} className={ROW}>
        {Array.from({ length: MOST_ALSO }, (_, index) => (
          <div key={index} className={CELL}>
            <CardSkeleton />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className={ROW}>
      {data.also_like.map((other) => (
        <li key={other.id} className={CELL}>
          <ProductCard product={other} sizes={CARD_SIZES} />
        </li>
      ))}
    </ul>
  );
}

export default function AlsoLike({ productId }: AlsoLikeProps) {
  const isSaving = useSavesData();
  const isMounted = useIsMounted();
  // Its pictures weigh as much as the page.
  if (isSaving && !isMounted) return null;
  return (
    <section aria-labelledby="also-title" className="border-t border-line pt-10 pb-[72px]">
      <div className="mb-[18px] flex items-center justify-between gap-4">
        <h2 id="also-title" className="title-2">
          {words.alsoLike}
        </h2>
        <Link to={paths.home()} className="text-link">
          {words.viewAll}
        </Link>
      </div>
      <Others productId={productId} />
    </section>
  );
}
