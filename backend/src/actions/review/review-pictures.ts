import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MOST_REVIEW_PICTURES, type OwnReview } from "../../contracts/reviews";
import { isAdmin, type Actor } from "../../lib/actor";
import { invalidRequest, notFound } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import type { PrivatePicture } from "../../lib/images";
import { shopProducts } from "../../modules/product";
import type { ReviewRecord } from "../../modules/product/review/records";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { reviewPlace, tellWaiting, type Place, type ReviewPlace } from "./own-reviews";
import { ownReviewOf } from "./review-view";

/** Whose pictures somebody looks at, adds to or takes from: those of the review that a buyer wrote. */
export interface ReviewPictureCaller extends Place {
  actor: Actor;
  accessToken: string | undefined;
}

/** What was sent, WebP in two sizes. */
export type SentPicture = PrivatePicture & { small: Buffer };

/** Looked up before a transaction begins, which then needs no other connection. @throws ApiError as `reviewPlace` */
const placeOf = (
  container: MedusaContainer,
  { actor, accessToken, ...place }: ReviewPictureCaller,
): Promise<ReviewPlace> => reviewPlace(container, actor, place, accessToken);

/** The review, held. @throws ApiError 404 for one that is not written */
async function heldReview(
  container: MedusaContainer,
  inside: Run,
  { productId, buyer }: ReviewPlace,
): Promise<ReviewRecord> {
  const held = await shopProducts(container).reviewPictures.hold(inside, productId, buyer);
  if (!held) throw notFound();
  return held;
}

/** The caller's own, as it is now. @throws ApiError 404 for one that is not the caller's, or not written */
async function ownReview(
  container: MedusaContainer,
  caller: ReviewPictureCaller,
): Promise<ReviewRecord> {
  const { productId, buyer } = await placeOf(container, caller);
  const [written] = await shopProducts(container).reviews.ofBuyer(buyer, [productId]);
  if (!written) throw notFound();
  return written;
}

/** Spares everybody the work on a picture that can't be kept. @throws ApiError 404 as `addReviewPicture` */
export async function needReview(
  container: MedusaContainer,
  caller: ReviewPictureCaller,
): Promise<void> {
  await ownReview(container, caller);
}

/**
 * Keeps a picture with the caller's review, which staff then look at again before anybody sees it. The same file sent again is
 * the picture that is there.
 * @param sent the file as it came
 * @throws ApiError 400 `images` when there are enough; 404 for a review that is not the caller's
 */
export async function addReviewPicture(
  container: MedusaContainer,
  caller: ReviewPictureCaller,
  sent: Buffer,
  { data, width, height, small }: SentPicture,
): Promise<OwnReview> {
  const digest = createHash("sha256").update(sent).digest("hex");
  const place = await placeOf(container, caller);
  const { before, after } = await inTransaction(async (inside) => {
    const { reviewPictures } = shopProducts(container);
    const before = await heldReview(container, inside, place);
    if (await reviewPictures.knows(inside, before.id, digest)) return { before, after: before };
    if (before.pictures.length >= MOST_REVIEW_PICTURES) {
      throw invalidRequest([
        { field: "images", message: `At most ${MOST_REVIEW_PICTURES} pictures of one review` },
      ]);
    }
    const picture = { id: entityId("revpic"), reviewId: before.id, digest, width, height, small };
    const after = await reviewPictures.add(inside, { ...picture, bytes: data });
    await tellWaiting(inside, { before, after });
    return { before, after };
  });
  // What was shown is not, until staff have looked at it again.
  if (before.state === "shown" && after !== before) await refreshCatalogue(container);
  return ownReviewOf(after);
}

/** Removes a picture of one's review; one that is gone already is not an error. @throws ApiError 404 */
export async function removeReviewPicture(
  container: MedusaContainer,
  caller: ReviewPictureCaller,
  pictureId: string,
): Promise<OwnReview> {
  const place = await placeOf(container, caller);
  const { before, after } = await inTransaction(async (inside) => {
    const before = await heldReview(container, inside, place);
    const { reviewPictures } = shopProducts(container);
    return { before, after: await reviewPictures.remove(inside, before.id, pictureId) };
  });
  if (after?.state === "shown") await refreshCatalogue(container);
  return ownReviewOf(after ?? before);
}

/** A picture of one's own review, whatever staff think of it: WebP. @throws ApiError 404 */
export async function readOwnReviewPicture(
  container: MedusaContainer,
  caller: ReviewPictureCaller,
  pictureId: string,
  isSmall: boolean,
): Promise<Buffer> {
  const { id: reviewId } = await ownReview(container, caller);
  const { reviewPictures } = shopProducts(container);
  const which = { reviewId, id: pictureId };
  const bytes = await reviewPictures.bytes(which, { isSmall, mustBeShown: false });
  if (!bytes) throw notFound();
  return bytes;
}

/** A picture of a review: of a published one for everybody, of any for staff. WebP. @throws ApiError 404 */
export async function readReviewPicture(
  container: MedusaContainer,
  actor: Actor,
  which: { reviewId: string; id: string },
  isSmall: boolean,
): Promise<Buffer> {
  const { reviewPictures } = shopProducts(container);
  const bytes = await reviewPictures.bytes(which, { isSmall, mustBeShown: !isAdmin(actor) });
  if (!bytes) throw notFound();
  return bytes;
}
