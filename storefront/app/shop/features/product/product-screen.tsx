import { paths } from "~/lib/paths";
import { usePageQuery } from "~/lib/query";
import { productQuery } from "~/shop/api/products";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/product";
import { ProductView } from "./product-view";
import { isNotFound, knownProduct } from "./queries";

export function ProductNotFound() {
  return (
    <EmptyState
      level={1}
      title={words.notFound}
      action={
        <ButtonLink size="sm" to={paths.home()}>
          {words.viewAll}
        </ButtonLink>
      }
    />
  );
}

function Pending() {
  return (
    <div className="wrap pt-6 pb-16 lg:pt-7">
      <p role="status" className="mb-3 text-xs font-strong font-stretch-[115%]">
        {words.loading}
      </p>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,760px)_minmax(340px,1fr)] lg:gap-[clamp(32px,5vw,72px)]">
        <Skeleton className="-mx-(--gutter) aspect-4/5 md:mx-0 lg:ml-[104px]" />
        <div className="grid content-start gap-4">
          <div className="h-10 w-4/5 bg-[#e3e1dc]" />
          <div className="h-5 w-1/3 bg-[#e3e1dc]" />
          <Skeleton className="mt-4 h-[52px]" />
          <Skeleton className="h-[52px]" />
        </div>
      </div>
    </div>
  );
}

/** `productKey` is an id or a handle. */
export function ProductScreen({ productKey }: { productKey: string }) {
  const { data, error, retry } = usePageQuery(productQuery(productKey), {
    standIn: (state) => knownProduct(state, productKey),
  });
  if (isNotFound(error)) return <ProductNotFound />;
  // A loaded product stays when a later refetch fails.
  if (data !== undefined) return <ProductView key={data.id} product={data} />;
  if (error !== null) {
    return (
      <div className="wrap py-14">
        <h1 className="sr-only">{words.anyTitle}</h1>
        <LoadError text={words.failed} onRetry={retry} />
      </div>
    );
  }
  return <Pending />;
}
