import type { SentPicture } from "@strive/backend/contracts/content";
import { MAX_IMAGE_BYTES } from "@strive/backend/contracts/product-limits";
import { shrunkPicture } from "~/lib/shrink-picture";
import { pressOnce } from "./press-once";

/** Of a page or a collection. @returns its address */
export async function sendPicture(file: File): Promise<string> {
  const body = new FormData();
  // What is too large to be sent is made as large as any page shows it.
  const sent = file.size > MAX_IMAGE_BYTES ? await shrunkPicture(file) : file;
  body.append("images", sent, file.name);
  return (await pressOnce<{ data: SentPicture }>("/admin/content-pictures", { body })).data.url;
}
