import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import type {
  ChangeCollectionBody,
  CollectionBody,
  StaffCollection,
} from "../../contracts/collections";
import { CHOOSE_AGAIN } from "../../contracts/stored-picture";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, notFound } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import { tellMedusa } from "../../modules/jobs/published-sql";
import { shopProducts } from "../../modules/product";
import type { CollectionDraft, CollectionRecord } from "../../modules/product/collection/service";
import { shopSettings } from "../../modules/settings";
import { fieldsChanged, recordActivity } from "../../modules/staff/published-sql";
import { loggedTexts, momentOf, saidOf } from "../product/set-facts";

const CHANGED = "Somebody else has changed this collection. Look at it again";

async function viewOf(
  container: MedusaContainer,
  collection: CollectionRecord,
): Promise<StaffCollection> {
  const { collections, companions } = shopProducts(container);
  return {
    id: collection.id,
    handle: collection.handle,
    title: collection.title,
    text: collection.text,
    products: await companions.pieces(collection.products),
    picture: collection.picture,
    cover: collection.cover,
    drop_id: collection.dropId,
    starts_at: collection.startsAt,
    ends_at: collection.endsAt,
    version: collection.version,
    state: collections.stateOf(collection),
  };
}

/** The latest change first. */
export const listCollections = (container: MedusaContainer): Promise<StaffCollection[]> =>
  Promise.all(shopProducts(container).collections.all.map((one) => viewOf(container, one)));

/** As it was written, for whoever wrote it. */
async function written(container: MedusaContainer, id: string): Promise<StaffCollection> {
  const { collections } = shopProducts(container);
  await collections.catchUp();
  const found = collections.all.find((one) => one.id === id);
  if (!found) throw notFound();
  return viewOf(container, found);
}

const draftOf = (id: string, body: CollectionBody): CollectionDraft => ({
  id,
  handle: body.handle,
  title: saidOf(body.title),
  text: saidOf(body.text),
  picture: body.picture,
  cover: body.cover,
  dropId: body.drop_id,
  startsAt: momentOf(body.starts_at),
  endsAt: momentOf(body.ends_at),
  products: body.products,
});

/** For the audit log. */
async function logged(container: MedusaContainer, inside: Run, draft: CollectionDraft) {
  const { companions, drops } = shopProducts(container);
  const products = await companions.pieces(draft.products, inside);
  const nameOf = (id: string | null) => products.find((piece) => piece.id === id)?.name;
  const drop = drops.all.find(({ id }) => id === draft.dropId)?.handle;
  const cover = nameOf(draft.cover);
  return {
    handle: draft.handle,
    ...loggedTexts("title", draft.title),
    ...loggedTexts("text", draft.text),
    products: products.map(({ name }) => name).join(", "),
    ...(draft.picture && {
      picture: draft.picture.url,
      ...loggedTexts("picture", draft.picture.alt),
    }),
    ...(cover !== undefined && { cover }),
    ...(drop !== undefined && { drop }),
    ...(draft.startsAt !== null && { starts_at: draft.startsAt }),
    ...(draft.endsAt !== null && { ends_at: draft.endsAt }),
  };
}

const subjectOf = ({ id, title, handle }: CollectionDraft) => ({
  kind: "collection",
  id,
  label: title.en ?? handle,
});

const told = (inside: Run, name: string, id: string) =>
  tellMedusa(inside, [{ name: `collection.${name}`, data: { id } }]);

/** Whether nobody has sent its picture, or too long ago; one that it has already is there. */
async function lacksPicture(
  container: MedusaContainer,
  inside: Run,
  { id, picture }: CollectionDraft,
  others: readonly CollectionRecord[],
): Promise<boolean> {
  if (picture === null) return false;
  if (others.some((one) => one.id === id && one.picture?.url === picture.url)) return false;
  const missing = await shopSettings(container).content.missingPictures(inside, [picture.url]);
  return missing.length > 0;
}

/** @throws ApiError 400 with the field */
async function needSound(
  container: MedusaContainer,
  inside: Run,
  draft: CollectionDraft,
  others: readonly CollectionRecord[],
): Promise<void> {
  const { companions, drops } = shopProducts(container);
  const known = await companions.wearable(inside, draft.products);
  const errors = draft.products.flatMap((id, at) =>
    known.has(id) ? [] : [{ field: `products.${at}`, message: "There is no such product to sell" }],
  );
  if (others.some(({ id, handle }) => id !== draft.id && handle === draft.handle)) {
    errors.push({ field: "handle", message: "Another collection has this address" });
  }
  if (draft.dropId !== null && !drops.all.some(({ id }) => id === draft.dropId)) {
    errors.push({ field: "drop_id", message: "There is no such drop" });
  }
  if (await lacksPicture(container, inside, draft, others)) {
    errors.push({ field: "picture.url", message: CHOOSE_AGAIN });
  }
  if (errors.length > 0) throw invalidRequest(errors);
}

/** @throws ApiError 400 with the field */
export async function makeCollection(
  container: MedusaContainer,
  who: UserActor,
  body: CollectionBody,
): Promise<StaffCollection> {
  const { collections } = shopProducts(container);
  const draft = draftOf(entityId("collection"), body);
  await inTransaction(async (inside) => {
    const others = await collections.lock(inside);
    await needSound(container, inside, draft, others);
    await collections.save(inside, draft, null);
    await told(inside, "created", draft.id);
    const subject = subjectOf(draft);
    const after = await logged(container, inside, draft);
    await recordActivity(inside, {
      ...{ who, action: "collection.create", subject },
      ...{ before: null, after },
    });
  });
  return written(container, draft.id);
}

/** Whether a change says what a collection says already, as when its answer was lost. */
const isSaid = (draft: CollectionDraft, before: CollectionRecord): boolean =>
  isDeepStrictEqual({ ...before, ...draft }, before);

/** Nobody else changes it until the transaction ends. @throws ApiError 404 */
async function held(container: MedusaContainer, inside: Run, id: string) {
  const others = await shopProducts(container).collections.lock(inside);
  const before = others.find((one) => one.id === id);
  if (!before) throw notFound();
  return { others, before };
}

/**
 * Its former address leads to the new one. What it says already changes nothing.
 * @throws ApiError 400 with the field; 404; 409 when somebody else has changed it since
 */
export async function changeCollection(
  container: MedusaContainer,
  who: UserActor,
  id: string,
  { collection: body, version }: ChangeCollectionBody,
): Promise<StaffCollection> {
  const draft = draftOf(id, body);
  await inTransaction(async (inside) => {
    const { others, before } = await held(container, inside, id);
    if (isSaid(draft, before)) return;
    if (before.version !== version) throw conflict(CHANGED);
    await needSound(container, inside, draft, others);
    await shopProducts(container).collections.save(inside, draft, before);
    await told(inside, "updated", id);
    const [was, is] = [
      await logged(container, inside, before),
      await logged(container, inside, draft),
    ];
    const fields = fieldsChanged(was, is);
    const subject = subjectOf(draft);
    if (fields) {
      await recordActivity(inside, { who, action: "collection.update", subject, ...fields });
    }
  });
  return written(container, id);
}

/** Its products stay. @throws ApiError 404; 409 when somebody else has changed it since */
export async function deleteCollection(
  container: MedusaContainer,
  who: UserActor,
  id: string,
  version: number,
): Promise<void> {
  const { collections } = shopProducts(container);
  await inTransaction(async (inside) => {
    const { before } = await held(container, inside, id);
    if (before.version !== version) throw conflict(CHANGED);
    await collections.delete(inside, id);
    await told(inside, "deleted", id);
    const subject = subjectOf(before);
    const was = await logged(container, inside, before);
    await recordActivity(inside, {
      ...{ who, action: "collection.delete", subject },
      ...{ before: was, after: null },
    });
  });
  await collections.catchUp();
}
