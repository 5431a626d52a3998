import type { Collection } from "@strive/backend/contracts/collections";
import { collectionPath } from "@strive/backend/contracts/collection-rules";
import {
  data,
  redirect,
  useLoaderData,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router-dom";
import { serverApi } from "~/lib/api-client";
import { localPath } from "~/lib/local-path";
import { pageMeta } from "~/lib/page-meta";
import { cacheHeaders, loadQueries } from "~/lib/page-queries";
import { WithQueries } from "~/lib/query";
import type { ShopContext } from "~/lib/shop-context";
import { collectionQuery } from "../features/collection/collection-query";
import { sentCode } from "../sent-part";

/** All that a file of a route imports is named in the list of routes, which every first load has. */
const CollectionScreen = sentCode(() => import("../features/collection/collection-screen"));

/** Browsers ask again each time: a collection may get its former handle back. */
const moved = (handle: string) =>
  redirect(localPath(collectionPath(handle)), {
    status: 301,
    headers: { "Cache-Control": "no-cache" },
  });

/** 410: whoever lists it may forget it. 503 when loading failed: the browser fetches again. */
function statusOf(found: Collection | null | undefined): number {
  if (found === undefined) return 503;
  if (found === null) return 404;
  return found.state === "over" ? 410 : 200;
}

export async function loader({ params, context }: LoaderFunctionArgs<ShopContext>) {
  const handle = params["handle"] ?? "";
  const query = collectionQuery(handle);
  const page = await loadQueries(serverApi(context), query);
  const found = page.queries.find(([key]) => key.join() === query.queryKey.join())?.[1] as
    | Collection
    | null
    | undefined;
  if (found && found.state !== "over" && found.handle !== handle) throw moved(found.handle);
  const head =
    found?.state === "shown"
      ? { title: found.title, description: found.text, image: found.image, handle }
      : null;
  return data({ page, head }, { status: statusOf(found), headers: cacheHeaders(page) });
}

/** In the browser the screen asks for itself, and says what it is called. */
export const clientLoader = () => null;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const head = loaderData?.head;
  if (!head) return pageMeta(matches, { title: null, path: null });
  const { title, description, image, handle } = head;
  return pageMeta(matches, {
    title,
    path: collectionPath(handle),
    ...(description !== "" && { description: description.replace(/\s+/g, " ") }),
    ...(image !== null && { image }),
  });
};

export default function CollectionRoute() {
  const loaded = useLoaderData<typeof loader | typeof clientLoader>();
  return (
    <WithQueries page={loaded?.page ?? null}>
      <CollectionScreen />
    </WithQueries>
  );
}
