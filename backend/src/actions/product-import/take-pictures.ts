import { setTimeout as sleep } from "node:timers/promises";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseEnv } from "../../lib/env";
import { ImageRefused } from "../../lib/images";
import { paced } from "../../lib/pace";
import { DownloadFailed } from "../../modules/product/import/download/download-failed";
import { fetchPicture } from "../../modules/product/import/download/fetch-picture";
import type { ClaimedPicture } from "../../modules/product/import/records";
import { ZipRefused } from "../../modules/product/import/zip-archive";
import { ImportSource } from "./import-source";
import { savePicture } from "./save-picture";
import { shopOrders } from "../../modules/order";
import { shopProducts } from "../../modules/product";

const TRIES = 5;
/** Seconds before the second try; doubled each time. */
const FIRST_DELAY_S = 10;
/** Rest after each picture, as a multiple of what it took; the longer while many orders are placed. */
const REST = 0.5;
const RUSH_REST = 4;

/** Where the pictures come from. The zip of the last one stays open: the next is mostly in it, too. */
class PictureSources {
  private open: { importId: string; source: ImportSource } | null = null;

  constructor(private readonly container: MedusaContainer) {}

  /** @throws DownloadFailed, ZipRefused */
  async bytesOf({ importId, bytes, source, file }: ClaimedPicture): Promise<Buffer> {
    if (file !== null) return (await this.zipOf(importId, bytes)).picture(file);
    const { IMPORT_PICTURES, IMPORT_PICTURE_HOSTS } = parseEnv();
    if (IMPORT_PICTURES === "off") {
      throw new DownloadFailed("Pictures are not fetched by this shop.", false);
    }
    return fetchPicture(source, { allowed: IMPORT_PICTURE_HOSTS });
  }

  private async zipOf(importId: string, bytes: number): Promise<ImportSource> {
    if (this.open?.importId !== importId) {
      const source = await ImportSource.open(this.container, { id: importId, kind: "zip", bytes });
      this.open = { importId, source };
    }
    return this.open.source;
  }
}

/** The picture's maker has to fix it. */
const isFinal = (error: unknown): error is Error =>
  error instanceof ImageRefused ||
  error instanceof ZipRefused ||
  (error instanceof DownloadFailed && !error.isPassing);

async function take(
  container: MedusaContainer,
  picture: ClaimedPicture,
  sources: PictureSources,
): Promise<void> {
  const imports = shopProducts(container).imports;
  try {
    const isSaved = await savePicture(container, picture, await sources.bytesOf(picture));
    if (!isSaved) await imports.pictureFailed(picture, "The product does not need it any more.");
  } catch (error) {
    const isTold = error instanceof DownloadFailed || isFinal(error);
    const reason = isTold ? error.message : "The picture could not be stored.";
    if (!isTold) {
      const cause = error instanceof Error ? error.message : String(error);
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .warn(`Picture ${picture.id} of an import: ${cause}`);
    }
    if (isFinal(error) || picture.tries >= TRIES) await imports.pictureFailed(picture, reason);
    else
      await imports.pictureLater(picture, paced(FIRST_DELAY_S * 2 ** (picture.tries - 1)), reason);
  }
  if (picture.file !== null) await imports.dropUpload(picture.importId);
}

/**
 * Takes in the pictures imports want, one at a time. Safe to kill anywhere and to run in several
 * processes: a picture is claimed, stored, and added to its product as its end is noted.
 */
export async function takePictures(container: MedusaContainer): Promise<void> {
  const imports = shopProducts(container).imports;
  const checkout = shopOrders(container).checkout;
  const sources = new PictureSources(container);
  while (!imports.isStopping) {
    const picture = await imports.claimPicture();
    if (!picture) return;
    const started = performance.now();
    await take(container, picture, sources);
    // The thread is shared with shoppers, who come first.
    await sleep((performance.now() - started) * (checkout.isRush ? RUSH_REST : REST));
  }
}
