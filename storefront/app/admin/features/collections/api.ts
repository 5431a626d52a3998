import type { CollectionBody, StaffCollection } from "@strive/backend/contracts/collections";
import { pressOnce } from "~/admin/data/press-once";
import { api } from "~/lib/api-client";

interface One {
  data: StaffCollection;
}

const pathOf = ({ id }: Pick<StaffCollection, "id">) =>
  `/admin/collections/${encodeURIComponent(id)}`;

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
