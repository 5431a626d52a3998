import type { MedusaContainer } from "@medusajs/framework/types";
import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import { inTransaction } from "../../lib/database";
import { tellMedusa } from "../../modules/jobs/published-sql";
import { pictureInTurn, processImage, shopPictures } from "../../lib/images";
import type { ClaimedPicture } from "../../modules/product/import/records";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { shopProducts } from "../../modules/product";

/** The product no longer wants the picture. */
class Unwanted extends Error {
  override readonly name = "Unwanted";
}

/**
 * Encodes a picture, stores it and adds it to its product, in its own transaction.
 * @returns false when the product is gone, or has no room or need for the picture; nothing is kept
 * @throws ImageRefused, and what disk and database throw
 */
export async function savePicture(
  container: MedusaContainer,
  { id, productId, source, color, order }: ClaimedPicture,
  bytes: Buffer,
): Promise<boolean> {
  const writing = shopProducts(container).writing;
  const imports = shopProducts(container).imports;
  const store = shopPictures();
  const url = await pictureInTurn(async () => store.put(await processImage(bytes)));
  try {
    await inTransaction(async (inside) => {
      const picture = { source, url, color, order };
      const isPlaced = await writing.placePicture(inside, productId, picture);
      if (!isPlaced || !(await imports.pictureDone(inside, id))) throw new Unwanted();
      await tellMedusa(inside, [{ name: ProductWorkflowEvents.UPDATED, data: { id: productId } }]);
    });
  } catch (error) {
    // After any other failure the commit is uncertain; the picture sweep finds out.
    if (!(error instanceof Unwanted)) throw error;
    await store.remove(url);
    return false;
  }
  await refreshCatalogue(container);
  return true;
}
