import type {
  AddToTransitBody,
  GuestTransitBody,
  TransitItem,
} from "@strive/backend/contracts/transit";
import { api } from "~/lib/api-client";

/** The most that one answer carries; nobody waits for more at once. */
const MOST = 100;

export async function readTransit(signal?: AbortSignal): Promise<TransitItem[]> {
  const options = { query: { limit: MOST }, ...(signal !== undefined && { signal }) };
  return (await api.get<{ data: TransitItem[] }>("/transit", options)).data;
}

/** What is on the way of a guest's orders; those that no token opens are not among it. */
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
