import type {
  EndSharedListBody,
  MadeSharedList,
  OwnSharedList,
  SharedList,
  ShareListBody,
} from "@strive/backend/contracts/shared-lists";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";
import { ApiError } from "~/lib/api-error";
import { apiOf } from "~/lib/query";
import { CATALOGUE_CALL, TOLD_IN } from "~/shop/api/catalogue-call";

export const shareList = async (body: ShareListBody): Promise<MadeSharedList> =>
  (await api.post<{ data: MadeSharedList }>("/shared-lists", { body })).data;

export const endSharedList = (code: string, body: EndSharedListBody) =>
  api.post(`/shared-lists/${encodeURIComponent(code)}/end`, { body });

/** Null: the account shares nothing. */
export const ownSharedListQuery = (accountId: string) =>
  queryOptions({
    queryKey: ["shared-list", "own", accountId] as const,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: OwnSharedList | null }>("/shared-lists", { signal })).data,
  });

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** What a link shows; null: it is over, which is an answer and no failure. */
export const sharedListQuery = (code: string) =>
  queryOptions({
    queryKey: ["shared-list", "shown", code] as const,
    queryFn: async ({ signal, meta }): Promise<SharedList | null> => {
      const path = `/shared-lists/${encodeURIComponent(code)}`;
      const options = { ...CATALOGUE_CALL, leaveOn401: false, query: TOLD_IN, signal };
      try {
        return (await apiOf(meta).get<{ data: SharedList }>(path, options)).data;
      } catch (error) {
        if (isOver(error)) return null;
        throw error;
      }
    },
  });
