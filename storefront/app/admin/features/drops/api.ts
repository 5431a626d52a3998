import type { DropBody, StaffDrop } from "@strive/backend/contracts/drops";
import { adminQuery } from "~/admin/data/admin-query";
import { pressOnce } from "~/admin/data/press-once";
import { api } from "~/lib/api-client";

/** First part of the key below. */
export const DROPS = "drops";
/** How it goes is read again so often, in ms. */
const FIGURES_MS = 5000;

const pathOf = ({ id }: Pick<StaffDrop, "id">) => `/admin/drops/${encodeURIComponent(id)}`;

export const dropsQuery = () => ({
  ...adminQuery(
    [DROPS],
    async (client, signal) =>
      (await client.get<{ data: StaffDrop[] }>("/admin/drops", { signal })).data,
  ),
  refetchInterval: FIGURES_MS,
});

/** @param saved what is changed; null: a new one @throws ApiError 409 when somebody has changed it since */
export const saveDrop = async (saved: StaffDrop | null, body: DropBody): Promise<StaffDrop> =>
  saved === null
    ? (await pressOnce<{ data: StaffDrop }>("/admin/drops", { body })).data
    : (
        await api.put<{ data: StaffDrop }>(pathOf(saved), {
          body: { drop: body, version: saved.version },
        })
      ).data;

/** @throws ApiError 409 when somebody has changed it since */
export const deleteDrop = (drop: StaffDrop) =>
  api.delete(pathOf(drop), { query: { version: drop.version } });
