import {
  data,
  redirect,
  useLoaderData,
  useParams,
  type ClientLoaderFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from "react-router-dom";
import { serverApi } from "~/lib/api-client";
import { pageMeta } from "~/lib/page-meta";
import { cacheHeaders } from "~/lib/page-queries";
import { paths } from "~/lib/paths";
import { startQueries, WithQueries } from "~/lib/query";
import type { ShopContext } from "~/lib/shop-context";
import * as words from "~/words/product";
import { companionsQuery, productQuery } from "../api/products";
import { loadProductPage } from "../features/product/load-product-page";
import { productHead } from "../features/product/product-head";
import { ProductNotFound, ProductScreen } from "../features/product/product-screen";

/** Browsers ask again each time: a product may get its former handle back. */
const moved = (handle: string, search: string) =>
  redirect(paths.product(handle) + search, {
    status: 301,
    headers: { "Cache-Control": "no-cache" },
  });

export async function loader({ params, context, request }: LoaderFunctionArgs<ShopContext>) {
  const key = params["id"] ?? "";
  const { page, product, isMissing, reviews } = await loadProductPage(key, serverApi(context));
  const { search, searchParams } = new URL(request.url);
  if (product && key !== product.id && key !== product.handle) throw moved(product.handle, search);
  // 503 when loading failed: the browser fetches again, and nobody indexes the empty page.
  const status = product ? 200 : isMissing ? 404 : 503;
  const head = product && productHead(product, context, searchParams, reviews);
  return data({ page, head, isMissing }, { status, headers: cacheHeaders(page) });
}

export const clientLoader = ({ params: { id = "" } }: ClientLoaderFunctionArgs) =>
  startQueries(productQuery(id), companionsQuery(id));

/** Size and colour change the URL, but not what is loaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData?.head) return loaderData.head;
  const title = loaderData?.isMissing === true ? words.notFoundTitle : words.anyTitle;
  return pageMeta(matches, { title, path: null });
};

export default function ProductRoute() {
  const loaded = useLoaderData<typeof loader | typeof clientLoader>();
  const { id = "" } = useParams();
  if (loaded?.isMissing) return <ProductNotFound />;
  return (
    <WithQueries page={loaded?.page ?? null}>
      <ProductScreen productKey={id} />
    </WithQueries>
  );
}
