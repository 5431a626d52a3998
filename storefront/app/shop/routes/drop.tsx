import {
  data,
  useLoaderData,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router-dom";
import { serverApi } from "~/lib/api-client";
import { pageMeta } from "~/lib/page-meta";
import { cacheHeaders, loadQueries } from "~/lib/page-queries";
import { WithQueries } from "~/lib/query";
import type { ShopContext } from "~/lib/shop-context";
import { dropQuery } from "../drop/drop-calls";
import { sentCode } from "../sent-part";

/** All that a file of a route imports is named in the list of routes, which every first load has. */
const DropScreen = sentCode(() => import("../features/drop/drop-screen"));

export async function loader({ params, context }: LoaderFunctionArgs<ShopContext>) {
  const query = dropQuery(params["handle"] ?? "");
  const page = await loadQueries(serverApi(context), query);
  const drop = page.queries.find(([key]) => key.join() === query.queryKey.join())?.[1];
  const title = (drop as { title: string } | null | undefined)?.title ?? null;
  return data({ page, title }, { status: drop === null ? 404 : 200, headers: cacheHeaders(page) });
}

/** In the browser the screen asks for itself, and says what it is called. */
export const clientLoader = () => null;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  const title = loaderData?.title ?? null;
  return pageMeta(matches, { title, path: title === null ? null : location.pathname });
};

export default function DropRoute() {
  const loaded = useLoaderData<typeof loader | typeof clientLoader>();
  return (
    <WithQueries page={loaded?.page ?? null}>
      <DropScreen />
    </WithQueries>
  );
}
