import { collectionPath } from "@strive/backend/contracts/collection-rules";
import type { StaffCollection } from "@strive/backend/contracts/collections";
import { COLLECTIONS, collectionsQuery } from "~/admin/data/named-sets";
import { SetScreen } from "~/admin/named-sets/set-screen";
import { Times } from "~/admin/named-sets/times";
import * as words from "~/words/admin-collections";
import { deleteCollection } from "./api";
import { CollectionForm } from "./collection-form";

const times = ({ starts_at: from, ends_at: until }: StaffCollection) => (
  <Times from={from} until={until} />
);
const countOf = ({ products }: StaffCollection) => words.productCount(products.length);

/** Its own picture, else that of one of its products. */
const imageOf = ({ picture, cover, products }: StaffCollection) =>
  picture?.url ?? (products.find(({ id }) => id === cover) ?? products[0])?.image ?? null;

/** Named sets of products: all of them, and the one that is open. */
export const CollectionsScreen = () => (
  <SetScreen
    current="collections"
    words={words.list}
    query={collectionsQuery()}
    dataKey={COLLECTIONS}
    pathOf={collectionPath}
    imageOf={imageOf}
    columns={[
      { id: "products", header: words.products, cell: countOf },
      { id: "when", header: words.when, cell: times },
      { id: "state", header: words.state, cell: ({ state }) => words.states[state] },
    ]}
    facts={(collection) => (
      <>
        {words.states[collection.state]} · {countOf(collection)}
        {(collection.starts_at ?? collection.ends_at) !== null && (
          <span className="block">{times(collection)}</span>
        )}
      </>
    )}
    remove={deleteCollection}
    Form={CollectionForm}
  />
);
