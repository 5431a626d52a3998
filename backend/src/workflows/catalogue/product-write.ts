import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { SavedProduct } from "../../contracts/catalogue-writes";
import type { StoredProduct } from "../../modules/assortment/service";
import { bodyDigest, etagOf } from "../../modules/catalogue/etag";

/** A product after a write, and the ETag that GET has for it. */
export interface ProductAnswer {
  product: SavedProduct;
  etag: string;
}

/** Digest of what GET /api/products/{id} answers with this product. */
export const digestOf = (json: string): string => bodyDigest(`{"success":true,"data":${json}}`);

export const answerOf = ({ json, updatedAt }: StoredProduct): ProductAnswer => ({
  product: { ...(JSON.parse(json) as Omit<SavedProduct, "updatedAt">), updatedAt },
  etag: etagOf(digestOf(json), ""),
});

/** Tells subscribers what Medusa's own workflows would; the write itself is done already. */
export async function announce(
  container: MedusaContainer,
  name: string,
  id: string,
): Promise<void> {
  try {
    await container.resolve(Modules.EVENT_BUS).emit({ name, data: { id } });
  } catch (error) {
    const logger = container.resolve<Logger>(ContainerRegistrationKeys.LOGGER);
    logger.warn(`${name} was not announced: ${error instanceof Error ? error.message : "unknown"}`);
  }
}
