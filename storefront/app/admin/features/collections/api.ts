import type { CollectionBody, StaffCollection } from "@strive/backend/contracts/collections";
import type { StaffDrop } from "@strive/backend/contracts/drops";
import { adminQuery } from "~/admin/data/admin-query";
import { pressOnce } from "~/admin/data/press-once";
import { api } from "~/lib/api-client";

/** First part of the key below. */
export const COLLECTIONS = "collections";

interface One {
  data: StaffCollection;
}

const pathOf = ({ id }: Pick<StaffCollection, "id">) =>
  `/admin/collections/${encodeURIComponent(id)}`;

export const collectionsQuery = () =>
  adminQuery(
    [COLLECTIONS],
    async (client, signal) =>
      (await client.get<{ data: StaffCollection[] }>("/admin/collections", { signal })).data,
  );

export type DropChoice = Pick<StaffDrop, "id" | "handle" | "title" | "has_queue">;

/** Drops that can be shown with one. */
export const dropChoicesQuery = () =>
  adminQuery(
    ["drops", "choices"],
    async (client, signal) =>
      (await client.get<{ data: DropChoice[] }>("/admin/drops", { signal })).data,
  );

/** @param saved what is changed; null: a new one @throws ApiError 409 when somebody has changed it since */
export async function saveCollection(
  saved: StaffCollection | null,
  body: CollectionBody,
): Promise<StaffCollection> {
  if (saved === null) return (await pressOnce<One>("/admin/collections", { body })).data;
  const change = { collection: body, version: saved.version };
  return (await api.put<One>(pathOf(saved), { body: change })).data;
}

/** @throws ApiError 409 when somebody has changed it since */
export const deleteCollection = (collection: StaffCollection) =>
  api.delete(pathOf(collection), { query: { version: collection.version } });
