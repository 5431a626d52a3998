import type { MedusaContainer } from "@medusajs/framework/types";
import type { Product } from "../../contracts/catalogue";
import type { Collection } from "../../contracts/collections";
import { DEFAULT_LANGUAGE, type Language } from "../../contracts/languages";
import { notFound } from "../../lib/api-error";
import { shopProducts } from "../../modules/product";
import { toldIn, type CollectionRecord } from "../../modules/product/collection/service";

/** The drop that is shown with it; null: none, or it is over. */
function dropOf(container: MedusaContainer, { dropId }: CollectionRecord, language: Language) {
  const drop = shopProducts(container).drops.all.find(({ id }) => id === dropId);
  if (!drop || (drop.endsAt !== null && Date.parse(drop.endsAt) <= Date.now())) return null;
  const { handle, title, opensAt, hasQueue } = drop;
  return { handle, title: toldIn(title, language), opens_at: opensAt, has_queue: hasQueue };
}

/**
 * What its page shows: of one that is over that it was.
 * @param handle one that it has or had @param isStaff they see it before its time @throws ApiError 404
 */
export async function readCollection(
  container: MedusaContainer,
  handle: string,
  { isStaff, language = DEFAULT_LANGUAGE }: { isStaff: boolean; language?: Language | undefined },
): Promise<Collection> {
  const { collections, readModel } = shopProducts(container);
  const found = collections.called(handle);
  const state = found && collections.stateOf(found);
  if (!found || !state || (state === "soon" && !isStaff)) {
    throw notFound("There is no such collection.");
  }
  const [title, text] = [toldIn(found.title, language), toldIn(found.text, language)];
  const said = { handle: found.handle, title, text, state };
  if (state === "over") return { ...said, image: null, picture: null, drop: null, products: [] };
  const products = JSON.parse(await readModel.named(found.products, language)) as Product[];
  const cover = products.find(({ id }) => id === found.cover) ?? products[0];
  const drop = dropOf(container, found, language);
  const { picture: own } = found;
  const picture = own && { url: own.url, alt: toldIn(own.alt, language) };
  return { ...said, image: picture?.url ?? cover?.image ?? null, picture, drop, products };
}
