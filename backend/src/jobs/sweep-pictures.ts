import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sweepPictures } from "../actions/product-pictures/sweep-pictures";

/** Frees the disk of pictures that nothing shows, at night. */
export default async function sweep(container: MedusaContainer): Promise<void> {
  const removed = await sweepPictures();
  if (removed === 0) return;
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`${removed} files of unused pictures were removed.`);
}

export const config = { name: "sweep-pictures", schedule: "15 3 * * *" };
