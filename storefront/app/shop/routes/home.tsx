import {
  data,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router-dom";
import { serverApi } from "~/lib/api-client";
import { BRAND } from "~/lib/brand";
import { useContent } from "~/lib/content";
import { pageMeta } from "~/lib/page-meta";
import { cacheHeaders, loadQueries } from "~/lib/page-queries";
import { paths } from "~/lib/paths";
import { startQueries, WithQueries } from "~/lib/query";
import type { ShopContext } from "~/lib/shop-context";
import { Hero } from "~/ui/hero";
import { categoryListQuery } from "../api/categories";
import { productListQuery } from "../api/products";
import { Catalogue } from "../features/catalogue/catalogue";
import { listParamsOf, readFilters } from "../features/catalogue/filters";
import { Opening, useOpening } from "../features/catalogue/opening";
import { shopData } from "../features/landing/shop-data";
import { sentPart } from "../sent-part";
import { RecentlyViewedHost } from "../recently-viewed/recently-viewed-host";

const FILM = sentPart(() => import("../features/landing/film-button"));
const STORY = sentPart(() => import("../story/told-story"));

const filtersOf = (request: Request) => readFilters(new URL(request.url).searchParams);

export async function loader({ request, context }: LoaderFunctionArgs<ShopContext>) {
  const page = await loadQueries(
    serverApi(context),
    productListQuery(listParamsOf(filtersOf(request))),
    categoryListQuery(),
  );
  return data({ ...page, shop: shopData(context) }, { headers: cacheHeaders(page) });
}

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  startQueries(productListQuery(listParamsOf(filtersOf(request))), categoryListQuery());

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: null, path: paths.home() }),
  ...(loaderData?.shop ? [{ "script:ld+json": loaderData.shop }] : []),
];

export default function Home() {
  const page = useLoaderData<typeof loader | typeof clientLoader>();
  const opensAtResults = useOpening();
  const { hero } = useContent();
  return (
    <WithQueries page={page}>
      <Opening value={opensAtResults}>
        {opensAtResults ? <h1 className="sr-only">{BRAND.name}</h1> : <Hero {...hero}>{FILM}</Hero>}
        <Catalogue />
      </Opening>
      <div className="wrap">
        <RecentlyViewedHost />
      </div>
      {STORY}
    </WithQueries>
  );
}
