import type { SharedList } from "@strive/backend/contracts/shared-lists";
import { lastDayText } from "~/lib/last-day";
import { useShowMessage } from "~/lib/message-atoms";
import { paths } from "~/lib/paths";
import { usePageQuery } from "~/lib/query";
import { useChangeWishlist, useWishlist } from "~/lib/wishlist-atoms";
import { wishlistItemOf, withWish } from "~/lib/wishlist-rules";
import { PAGE } from "~/shop/page-header";
import { ProductCard } from "~/shop/product-card/product-card";
import { sharedListQuery } from "~/shop/shared-list/shared-list-calls";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";
import * as words from "~/words/shared-list";

const toShop = <ButtonLink to={paths.home()}>{words.goToShop}</ButtonLink>;

function AddAll({ products }: Pick<SharedList, "products">) {
  const wished = new Set(useWishlist().map(({ id }) => id));
  const change = useChangeWishlist();
  const show = useShowMessage();
  const missing = products.filter(({ id }) => !wished.has(id));
  const add = () => {
    change((items) =>
      missing.reduce((all, product) => withWish(all, wishlistItemOf(product)), items),
    );
    show({ tone: "success", text: words.added(missing.length) });
  };
  if (missing.length === 0) return <p className="text-[15px] text-ink-2">{words.hasAll}</p>;
  return (
    <Button tone="line" size="sm" onClick={add}>
      {words.addAll}
    </Button>
  );
}

function Shown({ products, expires_at }: SharedList) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-ink pt-8 pb-[22px]">
        <div>
          <h1 className="title-1">{words.pageTitle}</h1>
          <p className="mt-2 text-ink-2">
            {words.pageHelp} {words.until(lastDayText(expires_at))}
          </p>
        </div>
        {products.length > 0 && <AddAll products={products} />}
      </div>
      {products.length === 0 && <EmptyState title={words.empty} action={toShop} />}
      {products.length > 0 && <h2 className="sr-only">{words.products}</h2>}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-8 pt-8 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4 lg:gap-x-6">
        {products.map((product, at) => (
          <li key={product.id}>
            <ProductCard product={product} isEager={at < 2} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** `/p/:code` of a shared wishlist: products, and nobody's name. */
export function SharedListScreen({ code }: { code: string }) {
  const { data, error, retry } = usePageQuery(sharedListQuery(code));
  return (
    <div className={PAGE}>
      {data && <Shown {...data} />}
      {data === null && (
        <EmptyState level={1} title={words.over} help={words.overHelp} action={toShop} />
      )}
      {data === undefined && error !== null && (
        <>
          <h1 className="sr-only">{words.pageTitle}</h1>
          <LoadError text={words.pageFailed} onRetry={retry} />
        </>
      )}
      {data === undefined && error === null && (
        <>
          <h1 className="sr-only">{words.pageTitle}</h1>
          <p role="status">{words.pageLoading}</p>
        </>
      )}
    </div>
  );
}
