import type {
  ContentResponse,
  ContentVersion,
  PublishContentBody,
  SentPicture,
} from "@strive/backend/contracts/content";
import { MAX_IMAGE_BYTES } from "@strive/backend/contracts/product-limits";
import type { ContentPart } from "@strive/backend/contracts/content-parts";
import { adminQuery } from "~/admin/data/admin-query";
import { pressOnce } from "~/admin/data/press-once";
import { api } from "~/lib/api-client";
import { shrunkPicture } from "~/lib/shrink-picture";

/** First part of the key below. */
export const CONTENT = "content";

export const contentQuery = (part: ContentPart) =>
  adminQuery([CONTENT, part], (client, signal) =>
    client.get<ContentResponse>(`/admin/content/${part}`, { signal }),
  );

export const publish = async (part: ContentPart, body: PublishContentBody) =>
  (await pressOnce<{ data: ContentVersion }>(`/admin/content/${part}`, { body })).data;

export const takeBack = ({ part, id }: ContentVersion) =>
  api.delete(`/admin/content/${part}/${encodeURIComponent(id)}`);

/** @returns its address */
export async function sendPicture(file: File): Promise<string> {
  const body = new FormData();
  // What is too large to be sent is made as large as any page shows it.
  const sent = file.size > MAX_IMAGE_BYTES ? await shrunkPicture(file) : file;
  body.append("images", sent, file.name);
  return (await pressOnce<{ data: SentPicture }>("/admin/content-pictures", { body })).data.url;
}
