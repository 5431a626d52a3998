import type { Run } from "../../../lib/database";
import { arrange } from "./domain/plan-pictures";
import type { FetchedPicture } from "./import-outcome";
import { readImages, setImages, tieImages } from "./pictures";
import { setFacts } from "./product-parts";
import { LOCK_PRODUCT } from "./read-sql";

/** See ProductWritingService.placePicture. */
export async function placePicture(
  run: Run,
  productId: string,
  { source, url, color, order }: FetchedPicture,
): Promise<boolean> {
  const [locked] = await run<{ id: string }>(LOCK_PRODUCT, [productId]);
  if (!locked) return false;
  const held = await readImages(run, productId);
  const fetched = { id: null, url, source, color, view: null };
  const { pictures } = arrange(held, order, (other) => (other === source ? fetched : undefined));
  if (!pictures.includes(fetched)) return false;
  await tieImages(run, productId, held, await setImages(run, productId, pictures));
  await setFacts(run, productId, {});
  return true;
}
