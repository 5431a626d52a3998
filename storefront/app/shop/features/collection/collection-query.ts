import type { Collection } from "@strive/backend/contracts/collections";
import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "~/lib/api-error";
import { apiOf } from "~/lib/query";
import { CATALOGUE_CALL, TOLD_IN } from "~/shop/api/catalogue-call";

/**
 * What a collection's page shows; null: there is none, which is an answer and no failure.
 * @param isStaff asks as staff, who see it before its time
 */
export const collectionQuery = (handle: string, isStaff = false) =>
  queryOptions({
    queryKey: ["collection", handle, isStaff] as const,
    queryFn: async ({ signal, meta }): Promise<Collection | null> => {
      const options = { ...CATALOGUE_CALL, leaveOn401: false, query: TOLD_IN, signal };
      const path = `/collections/${encodeURIComponent(handle)}`;
      try {
        return (await apiOf(meta).get<{ data: Collection }>(path, options)).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
