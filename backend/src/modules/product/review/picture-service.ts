import { run, type Run } from "../../../lib/database";
import { ADD_PICTURE, KNOWS_PICTURE, READ_PICTURE, REMOVE_PICTURE } from "./picture-sql";
import type { NewReviewPicture, ReviewRecord } from "./records";
import { LOCK_OF_BUYER, SHOW_LESS, WAIT_AGAIN } from "./sql";

/** Pictures of reviews: whoever changes them holds the review, as every change of it does. */
export default class ReviewPictureService {
  /** The review that a buyer wrote of a product, held; null: none. */
  async hold(inside: Run, productId: string, buyer: string): Promise<ReviewRecord | null> {
    const [held] = await inside<ReviewRecord>(LOCK_OF_BUYER, [productId, buyer]);
    return held ?? null;
  }

  /** Whether this very file was sent before. */
  async knows(inside: Run, reviewId: string, digest: string): Promise<boolean> {
    return (await inside(KNOWS_PICTURE, [reviewId, digest])).length > 0;
  }

  /** Staff look at the review again. @returns as it is then */
  async add(inside: Run, picture: NewReviewPicture): Promise<ReviewRecord> {
    const { id, reviewId, digest, width, height, bytes, small } = picture;
    await inside(ADD_PICTURE, [id, reviewId, digest, width, height, bytes, small]);
    return this.changed(inside, WAIT_AGAIN, reviewId);
  }

  /** One that is gone already changes nothing. @returns as it is then; null: nothing changed */
  async remove(inside: Run, reviewId: string, id: string): Promise<ReviewRecord | null> {
    const gone = await inside(REMOVE_PICTURE, [id, reviewId]);
    return gone.length === 0 ? null : this.changed(inside, SHOW_LESS, reviewId);
  }

  /** WebP. @param isSmall for a list; `mustBeShown`: null for a review that shoppers don't see */
  async bytes(
    { reviewId, id }: Pick<NewReviewPicture, "reviewId" | "id">,
    { isSmall, mustBeShown }: { isSmall: boolean; mustBeShown: boolean },
  ): Promise<Buffer | null> {
    const [found] = await run<{ bytes: Buffer }>(READ_PICTURE, [
      id,
      reviewId,
      isSmall,
      mustBeShown,
    ]);
    return found?.bytes ?? null;
  }

  private async changed(
    inside: Run,
    how: typeof WAIT_AGAIN,
    reviewId: string,
  ): Promise<ReviewRecord> {
    const [after] = await inside<ReviewRecord>(how, [reviewId]);
    if (!after) throw new Error("The review is gone.");
    return after;
  }
}
