import type { StaffCollection } from "@strive/backend/contracts/collections";
import type { StaffDrop } from "@strive/backend/contracts/drops";
import { adminQuery } from "./admin-query";

/** First part of the key below: what a change of a collection invalidates. */
export const COLLECTIONS = "collections";

export const collectionsQuery = () =>
  adminQuery(
    [COLLECTIONS],
    async (client, signal) =>
      (await client.get<{ data: StaffCollection[] }>("/admin/collections", { signal })).data,
  );

export type DropChoice = Pick<StaffDrop, "id" | "handle" | "title" | "state" | "has_queue">;

/** Drops that something can be joined to. */
export const dropChoicesQuery = () =>
  adminQuery(
    ["drops", "choices"],
    async (client, signal) =>
      (await client.get<{ data: DropChoice[] }>("/admin/drops", { signal })).data,
  );
