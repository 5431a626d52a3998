import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import type { ShopContext } from "~/lib/shop-context";
import { platesOf } from "~/lib/told-plates";
import * as words from "~/words/gallery";
import { LANGUAGE } from "~/words/language";
import { GalleryScreen } from "../features/gallery/gallery-screen";
import { readFromServer } from "../read-from-server";

/** The gallery as staff put it together; null: the shop's own. */
export function loader({ context }: LoaderFunctionArgs<ShopContext>) {
  const plates = platesOf(context.content?.gallery?.pictures ?? [], LANGUAGE);
  return plates.length === 0 ? null : plates;
}
export const clientLoader = readFromServer<ReturnType<typeof loader>>;

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
