import {
  useLoaderData,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import type { ShopContext } from "~/lib/shop-context";
import * as words from "~/words/gallery";
import { GalleryScreen } from "../features/gallery/gallery-screen";
import { loadGallery } from "../features/gallery/load-gallery";
import { readFromServer } from "../read-from-server";

export const loader = ({ context }: LoaderFunctionArgs<ShopContext>) => loadGallery(context);
export const clientLoader = readFromServer;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: words.title,
    // It says how many looks there are, and which.
    ...(!loaderData && { description: words.description }),
    path: paths.photos(),
  });

export default function PhotosRoute() {
  return <GalleryScreen plates={useLoaderData<typeof loader>() ?? undefined} />;
}
