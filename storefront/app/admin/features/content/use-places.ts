import { collectionPath, type CollectionState } from "@strive/backend/contracts/collection-rules";
import { categoryPath } from "@strive/backend/contracts/content-places";
import { dropPath, type DropState } from "@strive/backend/contracts/drop-rules";
import { useAdminQuery } from "~/admin/data/admin-query";
import { categoryListQuery } from "~/admin/data/category-list";
import { collectionsQuery, dropChoicesQuery } from "~/admin/data/named-sets";
import { paths } from "~/lib/paths";
import * as words from "~/words/admin-content";

export interface Place {
  path: string;
  label: string;
  /** Nobody is led there now; absent: it is always there. */
  state?: "soon" | "over";
}

const { places } = words;
const FIXED: readonly Place[] = [
  { path: "/#shop", label: places.all },
  { path: paths.shopFor("women"), label: places.women },
  { path: paths.shopFor("men"), label: places.men },
  { path: paths.shopFor("kids"), label: places.kids },
  { path: paths.photos(), label: places.photos },
  { path: paths.about(), label: places.about },
  { path: paths.contact(), label: places.contact },
  { path: paths.returns(), label: places.returns },
];

const placeOf = (path: string, label: string, state: CollectionState | DropState): Place => {
  if (state === "over") return { path, label: label + words.placeStates.over, state };
  return { path, label };
};

/** Where something on the pages can lead by name; what can't be read is missing. */
export function usePlaces(): { places: readonly Place[]; isLoading: boolean } {
  const collections = useAdminQuery(collectionsQuery());
  const drops = useAdminQuery(dropChoicesQuery());
  const categories = useAdminQuery(categoryListQuery());
  return {
    isLoading: [collections, drops, categories].some(({ isLoading }) => isLoading),
    places: [
      ...(collections.data ?? []).map(({ handle, title, state }): Place => {
        const label = words.placeOf.collection(title.en ?? handle);
        const path = collectionPath(handle);
        // Before its time its page is not there; that of a drop counts down.
        return state === "soon"
          ? { path, label: label + words.placeStates.soon, state }
          : placeOf(path, label, state);
      }),
      ...(drops.data ?? []).map(({ handle, title, state }) =>
        placeOf(dropPath(handle), words.placeOf.drop(title.en ?? handle), state),
      ),
      ...(categories.data ?? []).map(({ category_name: name }): Place => ({
        path: categoryPath(name),
        label: words.placeOf.category(name),
      })),
      ...FIXED,
    ],
  };
}
