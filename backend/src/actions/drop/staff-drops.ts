import type { MedusaContainer } from "@medusajs/framework/types";
import type { ChangeDropBody, DropBody, StaffDrop } from "../../contracts/drops";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, notFound } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import { shopProducts } from "../../modules/product";
import type { DropDraft, DropRecord } from "../../modules/product/drop/service";
import { fieldsChanged, recordActivity } from "../../modules/staff/published-sql";
import { loggedTexts, momentOf, saidOf } from "../product/set-facts";
import { refreshCatalogue } from "../product/refresh-catalogue";

const CHANGED = "Somebody else has changed this drop. Look at it again";

async function viewOf(container: MedusaContainer, drop: DropRecord): Promise<StaffDrop> {
  const { drops, companions } = shopProducts(container);
  const [{ now }, figures, products] = await Promise.all([
    drops.now(drop),
    drops.figures(drop.id),
    companions.pieces(drop.products),
  ]);
  return {
    id: drop.id,
    handle: drop.handle,
    title: drop.title,
    opens_at: drop.opensAt,
    ends_at: drop.endsAt,
    has_queue: drop.hasQueue,
    pieces_per_order: drop.piecesPerOrder,
    turn_minutes: drop.turnMinutes,
    version: drop.version,
    products,
    state: now.state,
    has_opened: Date.parse(drop.opensAt) <= Date.parse(now.now),
    waiting: now.places - now.admitted,
    admitted: now.admitted,
    left: now.left,
    ...figures,
  };
}

/** The latest first. */
export const listDrops = (container: MedusaContainer): Promise<StaffDrop[]> =>
  Promise.all(shopProducts(container).drops.all.map((drop) => viewOf(container, drop)));

/** As it was written, for whoever wrote it. */
async function written(container: MedusaContainer, id: string): Promise<StaffDrop> {
  const { drops } = shopProducts(container);
  await drops.catchUp();
  await refreshCatalogue(container);
  const drop = drops.all.find((one) => one.id === id);
  if (!drop) throw notFound();
  return viewOf(container, drop);
}

const recordOf = (id: string, body: DropBody): DropDraft => ({
  id,
  handle: body.handle,
  title: saidOf(body.title),
  opensAt: new Date(body.opens_at).toISOString(),
  endsAt: momentOf(body.ends_at),
  hasQueue: body.has_queue,
  piecesPerOrder: body.pieces_per_order,
  turnMinutes: body.turn_minutes,
  products: body.products,
});

/** For the audit log. */
async function logged(container: MedusaContainer, inside: Run, drop: DropDraft) {
  const products = await shopProducts(container).companions.pieces(drop.products, inside);
  return {
    handle: drop.handle,
    ...loggedTexts("title", drop.title),
    products: products.map(({ name }) => name).join(", "),
    opens_at: drop.opensAt,
    ...(drop.endsAt !== null && { ends_at: drop.endsAt }),
    has_queue: drop.hasQueue,
    pieces_per_order: drop.piecesPerOrder,
    turn_minutes: drop.turnMinutes,
  };
}

const subjectOf = ({ id, title, handle }: DropDraft) => ({
  kind: "drop",
  id,
  label: title.en ?? handle,
});

/** @throws ApiError 400 with the field */
async function needSound(
  container: MedusaContainer,
  inside: Run,
  drop: DropDraft,
  others: readonly DropRecord[],
): Promise<void> {
  const { drops, companions } = shopProducts(container);
  const known = await companions.wearable(inside, drop.products);
  const taken = await drops.taken(inside, drop.products, drop.id);
  const errors = drop.products.flatMap((id, at) => {
    const field = `products.${at}`;
    if (!known.has(id)) return [{ field, message: "There is no such product to sell" }];
    const other = taken.get(id);
    return other === undefined
      ? []
      : [{ field, message: `This product is in the drop ${other} already` }];
  });
  if (others.some(({ id, handle }) => id !== drop.id && handle === drop.handle)) {
    errors.push({ field: "handle", message: "Another drop has this address" });
  }
  if (drop.endsAt !== null && Date.parse(drop.endsAt) <= Date.now()) {
    errors.push({ field: "ends_at", message: "Must be in the future" });
  }
  if (errors.length > 0) throw invalidRequest(errors);
}

/** @throws ApiError 400 with the field */
export async function makeDrop(
  container: MedusaContainer,
  who: UserActor,
  body: DropBody,
): Promise<StaffDrop> {
  const { drops } = shopProducts(container);
  const drop = recordOf(entityId("drop"), body);
  await inTransaction(async (inside) => {
    const others = await drops.lock(inside);
    if (Date.parse(drop.opensAt) <= Date.now()) {
      throw invalidRequest([{ field: "opens_at", message: "Must be in the future" }]);
    }
    await needSound(container, inside, drop, others);
    await drops.save(inside, drop);
    const subject = subjectOf(drop);
    const after = await logged(container, inside, drop);
    await recordActivity(inside, { who, action: "drop.create", subject, before: null, after });
  });
  return written(container, drop.id);
}

/** The drop that staff saw, until the transaction ends. @throws ApiError 404, 409 */
async function held(container: MedusaContainer, inside: Run, id: string, version: number) {
  const { drops } = shopProducts(container);
  const others = await drops.lock(inside);
  const now = await drops.hold(inside, id);
  const before = others.find((one) => one.id === id);
  if (!now || !before) throw notFound();
  if (now.version !== version) throw conflict(CHANGED);
  return { others, before, hasOpened: now.hasOpened };
}

/**
 * Once it has opened, when it opens and whether there is a queue stay: people hold places.
 * @throws ApiError 400 with the field; 404; 409 when somebody else has changed it since
 */
export async function changeDrop(
  container: MedusaContainer,
  who: UserActor,
  id: string,
  { drop: body, version }: ChangeDropBody,
): Promise<StaffDrop> {
  const { drops } = shopProducts(container);
  const drop = recordOf(id, body);
  await inTransaction(async (inside) => {
    const { others, before, hasOpened } = await held(container, inside, id, version);
    if (hasOpened) {
      if (drop.opensAt !== before.opensAt) {
        throw invalidRequest([{ field: "opens_at", message: "It has opened already" }]);
      }
      if (drop.hasQueue !== before.hasQueue) {
        throw invalidRequest([{ field: "has_queue", message: "It has opened already" }]);
      }
    } else if (Date.parse(drop.opensAt) <= Date.now()) {
      throw invalidRequest([{ field: "opens_at", message: "Must be in the future" }]);
    }
    await needSound(container, inside, drop, others);
    await drops.save(inside, drop);
    const [was, is] = [
      await logged(container, inside, before),
      await logged(container, inside, drop),
    ];
    const fields = fieldsChanged(was, is);
    const subject = subjectOf(drop);
    if (fields) await recordActivity(inside, { who, action: "drop.update", subject, ...fields });
  });
  return written(container, id);
}

/**
 * Its products are sold like any other from now on, and its queue is over.
 * @throws ApiError 404; 409 when somebody else has changed it since
 */
export async function deleteDrop(
  container: MedusaContainer,
  who: UserActor,
  id: string,
  version: number,
): Promise<void> {
  const { drops } = shopProducts(container);
  await inTransaction(async (inside) => {
    const { before } = await held(container, inside, id, version);
    await drops.delete(inside, id);
    const subject = subjectOf(before);
    const was = await logged(container, inside, before);
    await recordActivity(inside, { who, action: "drop.delete", subject, before: was, after: null });
  });
  await drops.catchUp();
  await refreshCatalogue(container);
}
