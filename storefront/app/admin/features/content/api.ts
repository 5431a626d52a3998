import type {
  ContentResponse,
  ContentVersion,
  PublishContentBody,
} from "@strive/backend/contracts/content";
import type { ContentPart } from "@strive/backend/contracts/content-parts";
import { adminQuery } from "~/admin/data/admin-query";
import { pressOnce } from "~/admin/data/press-once";
import { api } from "~/lib/api-client";

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
