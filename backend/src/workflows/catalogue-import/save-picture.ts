import type { MedusaContainer } from "@medusajs/framework/types";
import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import { inTransaction } from "../../lib/database";
import { tellMedusa } from "../../lib/medusa-events";
import { pictureInTurn, processImage, shopPictures } from "../../lib/images";
import { ASSORTMENT_MODULE } from "../../modules/assortment";
import type AssortmentModuleService from "../../modules/assortment/service";
import { PRODUCT_IMPORT_MODULE } from "../../modules/product-import";
import type { ClaimedPicture } from "../../modules/product-import/records";
import type ProductImportModuleService from "../../modules/product-import/service";
import { settleCatalogue } from "../checkout/settle-catalogue";

/** The product does not want the picture any more. */
class Unwanted extends Error {
  override readonly name = "Unwanted";
}

/**
 * Encodes a picture, stores it and puts it to its product, in a transaction of its own.
 * @returns false when the product is gone, or has no room or need for the picture; nothing is kept
 * @throws ImageRefused, and what disk and database throw
 */
export async function savePicture(
  container: MedusaContainer,
  { id, productId, source, color, order }: ClaimedPicture,
  bytes: Buffer,
): Promise<boolean> {
  const assortment = container.resolve<AssortmentModuleService>(ASSORTMENT_MODULE);
  const imports = container.resolve<ProductImportModuleService>(PRODUCT_IMPORT_MODULE);
  const store = shopPictures();
  const url = await pictureInTurn(async () => store.put(await processImage(bytes)));
  try {
    await inTransaction(async (inside) => {
      const picture = { source, url, color, order };
      const isPlaced = await assortment.placePicture(inside, productId, picture);
      if (!isPlaced || !(await imports.pictureDone(inside, id))) throw new Unwanted();
      await tellMedusa(inside, [{ name: ProductWorkflowEvents.UPDATED, data: { id: productId } }]);
    });
  } catch (error) {
    // After any other failure it is open whether it was committed; the sweep of pictures finds out.
    if (!(error instanceof Unwanted)) throw error;
    await store.remove(url);
    return false;
  }
  await settleCatalogue(container);
  return true;
}
