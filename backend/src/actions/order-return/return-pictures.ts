import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MOST_RETURN_PICTURES, takesPictures } from "../../contracts/return-rules";
import type { ReturnPicture } from "../../contracts/returns";
import type { Actor } from "../../lib/actor";
import { conflict, invalidRequest, notFound } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import type { PrivatePicture } from "../../lib/images";
import { shopOrders } from "../../modules/order";
import type { ReturnRecord } from "../../modules/order/returns/records";
import { recordActivity } from "../../modules/staff/published-sql";
import { orderToWorkOn, type OrderDoer } from "../order/is-buyer";
import { picturesOf, returnNumberOf } from "./return-view";

/** Whose pictures somebody looks at, adds to or takes from. */
export interface PictureCaller {
  actor: Actor;
  orderId: string;
  returnId: string;
  accessToken: string | undefined;
}

interface Admitted {
  by: OrderDoer;
  one: ReturnRecord;
}

const sideOf = (by: OrderDoer): ReturnPicture["by"] => (by === "customer" ? "buyer" : "staff");

/** @throws ApiError 404 for a return that is not the caller's */
async function returnFor(container: MedusaContainer, caller: PictureCaller): Promise<Admitted> {
  const { actor, orderId, returnId, accessToken } = caller;
  const { order, by } = await orderToWorkOn(container, actor, orderId, accessToken);
  const one = order.returns.find(({ id }) => id === returnId);
  if (!one) throw notFound();
  return { by, one };
}

/** @throws ApiError 409 */
function needOpen(one: ReturnRecord, by: OrderDoer): void {
  if (takesPictures(one, sideOf(by))) return;
  throw conflict(
    one.status === "received"
      ? "We have this return already. Please contact us to send more pictures"
      : "This return is over, so its pictures stay as they are",
  );
}

/** Those of one side. @throws ApiError 400 */
function needRoom({ pictures }: ReturnRecord, by: OrderDoer): void {
  const isStaffs = by !== "customer";
  const held = pictures.filter((picture) => picture.isStaffs === isStaffs).length;
  if (held < MOST_RETURN_PICTURES) return;
  throw invalidRequest([
    { field: "images", message: `At most ${MOST_RETURN_PICTURES} pictures of one return` },
  ]);
}

/**
 * Spares everybody the work on a picture that can't be kept.
 * @throws ApiError 404 for a return that is not the caller's; 409 once it is too late
 */
export async function needPictureRights(
  container: MedusaContainer,
  caller: PictureCaller,
): Promise<void> {
  const { by, one } = await returnFor(container, caller);
  needOpen(one, by);
}

/** As it is inside the transaction, which holds its order. @throws ApiError 404 */
async function heldReturn(
  container: MedusaContainer,
  inside: Run,
  returnId: string,
): Promise<ReturnRecord> {
  const { returns } = shopOrders(container);
  const orderId = await returns.holdOrders(inside, returnId);
  const order = orderId === null ? null : await returns.order(inside, orderId);
  const one = order?.returns.find(({ id }) => id === returnId);
  if (!one) throw notFound();
  return one;
}

/** Changes the pictures of a return that takes them. @returns as they are then */
async function changePictures(
  container: MedusaContainer,
  caller: PictureCaller,
  work: (inside: Run, held: Admitted) => Promise<void>,
): Promise<ReturnPicture[]> {
  const { by } = await returnFor(container, caller);
  const pictures = await inTransaction(async (inside) => {
    const before = await heldReturn(container, inside, caller.returnId);
    await work(inside, { by, one: before });
    const after = await heldReturn(container, inside, caller.returnId);
    if (by !== "customer" && after.pictures.length !== before.pictures.length) {
      await recordActivity(inside, {
        who: by,
        action: "return.pictures",
        subject: { kind: "return", id: caller.returnId, label: returnNumberOf(after) },
        before: { pictures: before.pictures.length },
        after: { pictures: after.pictures.length },
      });
    }
    return picturesOf(after);
  });
  return pictures;
}

/**
 * Keeps a picture with its return. The same file sent again is the picture that is there.
 * @param sent the file as it came
 * @throws ApiError 400 `images` when there are enough; 404 for a return that is not the caller's; 409 once it is too
 * late
 */
export function addReturnPicture(
  container: MedusaContainer,
  caller: PictureCaller,
  sent: Buffer,
  { data, width, height }: PrivatePicture,
): Promise<ReturnPicture[]> {
  const { returnId } = caller;
  const digest = createHash("sha256").update(sent).digest("hex");
  return changePictures(container, caller, async (inside, { by, one }) => {
    const { returnPictures } = shopOrders(container);
    if (await returnPictures.knows(inside, { returnId, digest })) return;
    needOpen(one, by);
    needRoom(one, by);
    const isStaffs = by !== "customer";
    const picture = { id: entityId("retpic"), returnId, isStaffs, digest, width, height };
    await returnPictures.add(inside, { ...picture, bytes: data });
  });
}

/**
 * Removes a picture that the caller's side added. One that is gone already is not an error.
 * @throws ApiError 404 for a return that is not the caller's; 409 once it is too late, and for the other side's
 */
export function removeReturnPicture(
  container: MedusaContainer,
  caller: PictureCaller,
  pictureId: string,
): Promise<ReturnPicture[]> {
  return changePictures(container, caller, async (inside, { by, one }) => {
    const picture = one.pictures.find(({ id }) => id === pictureId);
    if (!picture) return;
    needOpen(one, by);
    if (picture.isStaffs !== (by !== "customer")) {
      throw conflict(
        picture.isStaffs ? "This picture is the shop's" : "This picture is the buyer's",
      );
    }
    await shopOrders(container).returnPictures.remove(inside, caller.returnId, pictureId);
  });
}

/** A picture's bytes, WebP. @throws ApiError 404 */
export async function readReturnPicture(
  container: MedusaContainer,
  caller: PictureCaller,
  pictureId: string,
): Promise<Buffer> {
  const { one } = await returnFor(container, caller);
  const { returnPictures } = shopOrders(container);
  const bytes = await returnPictures.bytes(one.orderId, one.id, pictureId);
  if (!bytes) throw notFound();
  return bytes;
}
