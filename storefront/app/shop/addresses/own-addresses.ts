import type { AddressBody, SavedAddress } from "@strive/backend/contracts/saved-addresses";
import { IDEMPOTENCY_HEADER } from "~/shop/orders/api";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";

/** First part of every key of kept addresses. */
export const OWN_ADDRESSES = ["own-addresses"] as const;

const PATH = "/auth/me/addresses";
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** A customer's own addresses, the default first. The key says whose: nobody ever sees an earlier user's. */
export const ownAddressesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...OWN_ADDRESSES, userId] as const,
    queryFn: async ({ signal }) => (await api.get<{ data: SavedAddress[] }>(PATH, { signal })).data,
  });

/** @param key makes every repetition the same address. @throws ApiError 409 when there are too many */
export const addAddress = async (body: AddressBody, key: string) =>
  (
    await api.post<{ data: SavedAddress }>(PATH, {
      body,
      headers: { [IDEMPOTENCY_HEADER]: key },
    })
  ).data;

export const changeAddress = async (id: string, body: AddressBody) =>
  (await api.put<{ data: SavedAddress }>(pathOf(id), { body })).data;

export const makeDefault = async (id: string) =>
  (await api.put<{ data: SavedAddress }>(`${pathOf(id)}/default`, { body: {} })).data;

export const dropAddress = (id: string) => api.delete<{ success: true }>(pathOf(id));
