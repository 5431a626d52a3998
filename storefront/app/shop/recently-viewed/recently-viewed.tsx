import type { Product } from "@strive/backend/contracts/catalogue";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { ApiError } from "~/lib/api-error";
import { paths } from "~/lib/paths";
import { usePageQuery } from "~/lib/query";
import {
  MOST_SHOWN,
  useChangeRecentlyViewed,
  useRecentlyViewed,
  type ViewedProduct,
} from "~/lib/recently-viewed-atoms";
import { useIsNear } from "~/lib/use-is-near";
import { productQuery } from "~/shop/api/products";
import { Picture } from "~/ui/picture";
import { Price } from "~/ui/price";
import * as words from "~/words/recently-viewed";
import { useLookedAt } from "./looked-at";

const snapshotOf = ({ id, name, price, image }: Product): ViewedProduct => ({
  id,
  name,
  price,
  image,
});

/** There is no such product; a malformed id is answered with 400. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

interface ViewedCardProps {
  viewed: ViewedProduct;
  /** False: shown as it was when it was viewed. */
  isChecked: boolean;
  onGone: (id: string) => void;
}

/** As remembered, until the current price is loaded. */
function ViewedCard({ viewed, isChecked, onGone }: ViewedCardProps) {
  const { data, error } = usePageQuery(productQuery(viewed.id), { isEnabled: isChecked });
  const isGone = isUnknown(error);
  useEffect(() => {
    if (isGone) onGone(viewed.id);
  });
  const { id, name, price, image } = data ?? viewed;
  return (
    <Link to={paths.product(id)} className="block hover:text-red">
      <Picture
        src={image}
        alt=""
        sizes="(min-width: 64rem) 180px, (min-width: 48rem) 22vw, 40vw"
        className="aspect-4/5"
      />
      <span className="mt-2.5 line-clamp-2 text-[14px] leading-[1.3] font-medium">{name}</span>
      <Price
        amountRwf={price}
        beforeRwf={data?.compare_at_price}
        className="block text-[14px] font-bold"
      />
    </Link>
  );
}

const ROW = "scroll-row pb-2 md:gap-5";
const CELL = "w-[40%] flex-none snap-start md:w-[22%] lg:w-[calc((100%-140px)/8)] lg:min-w-[132px]";

interface RowProps {
  shown: ViewedProduct[];
  onGone: (id: string) => void;
  onClear: () => void;
}

function Row({ shown, onGone, onClear }: RowProps) {
  const [ref, isNear] = useIsNear<HTMLElement>();
  const clear = () => {
    // The button disappears with the row; keyboard users must not lose their place.
    document.getElementById("main")?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <section ref={ref} aria-labelledby="viewed-title" className="border-t border-line pt-10 pb-16">
      <div className="mb-[18px] flex items-center justify-between gap-4">
        <h2 id="viewed-title" className="title-2">
          {words.title}
        </h2>
        <button type="button" aria-label={words.clearAll} onClick={clear} className="text-link">
          {words.clear}
        </button>
      </div>
      <ul className={ROW}>
        {shown.map((viewed) => (
          <li key={viewed.id} className={CELL}>
            <ViewedCard viewed={viewed} isChecked={isNear} onGone={onGone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The last products viewed on this device, without the current one. */
export default function RecentlyViewed({ current }: { current?: Product }) {
  const list = useRecentlyViewed();
  useLookedAt(current?.id);
  const { remember, forget, clear } = useChangeRecentlyViewed();
  useEffect(() => {
    if (current) remember(snapshotOf(current));
    // oxlint-disable-next-line react/exhaustive-deps -- once per product: its current data is fetched when it is shown again
  }, [current?.id]);
  const shown = list.filter(({ id }) => id !== current?.id).slice(0, MOST_SHOWN);
  if (shown.length === 0) return null;
  return <Row shown={shown} onGone={forget} onClear={clear} />;
}
