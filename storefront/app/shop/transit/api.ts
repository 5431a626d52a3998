import type {
  AddToTransitBody,
  GuestTransitBody,
  TransitItem,
} from "@strive/backend/contracts/transit";
import { api } from "~/lib/api-client";

/** The maximum for one response; nobody has more on the way at once. */
const MOST = 100;

export async function readTransit(signal?: AbortSignal): Promise<TransitItem[]> {
  const options = { query: { limit: MOST }, ...(signal !== undefined && { signal }) };
  return (await api.get<{ data: TransitItem[] }>("/transit", options)).data;
}

/** What is on its way from a guest's orders; orders without a valid token are left out. */
export const readGuestTransit = async (
  orders: GuestTransitBody["orders"],
  signal?: AbortSignal,
): Promise<TransitItem[]> => {
  const body: GuestTransitBody = { orders };
  const options = { body, ...(signal !== undefined && { signal }) };
  return (await api.post<{ data: TransitItem[] }>("/transit/orders", options)).data;
};

/** Repeating adds nothing. @throws ApiError 404 when one of them is not of an own order */
export const claimTransit = (items: AddToTransitBody["items"]) =>
  api.post<{ data: TransitItem[] }>("/transit", { body: { items } satisfies AddToTransitBody });
