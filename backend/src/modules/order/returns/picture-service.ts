import { run, type Run } from "../../../lib/database";
import { ADD_PICTURE, KNOWS_PICTURE, READ_PICTURE, REMOVE_PICTURE } from "./picture-sql";
import type { NewPicture } from "./records";

/** Pictures of returns. Whoever adds or removes one holds the return's order, as every change of a return does. */
export default class ReturnPictureService {
  /** Whether this very file was sent before, by whomever. */
  async knows(
    inside: Run,
    { returnId, digest }: Pick<NewPicture, "returnId" | "digest">,
  ): Promise<boolean> {
    return (await inside(KNOWS_PICTURE, [returnId, digest])).length > 0;
  }

  async add(inside: Run, picture: NewPicture): Promise<void> {
    const { id, returnId, isStaffs, digest, width, height, bytes } = picture;
    await inside(ADD_PICTURE, [id, returnId, isStaffs, digest, width, height, bytes]);
  }

  async remove(inside: Run, returnId: string, id: string): Promise<void> {
    await inside(REMOVE_PICTURE, [id, returnId]);
  }

  /** WebP; null: there is no such picture of this return of this order. */
  async bytes(orderId: string, returnId: string, id: string): Promise<Buffer | null> {
    const [found] = await run<{ bytes: Buffer }>(READ_PICTURE, [id, returnId, orderId]);
    return found?.bytes ?? null;
  }
}
