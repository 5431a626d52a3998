import type { AddToTransitBody, TransitItem } from "@strive/backend/contracts/transit";
import { api } from "~/lib/api-client";

/** The most that one answer carries; nobody waits for more at once. */
const MOST = 100;

export async function readTransit(signal?: AbortSignal): Promise<TransitItem[]> {
  const options = { query: { limit: MOST }, ...(signal !== undefined && { signal }) };
  return (await api.get<{ data: TransitItem[] }>("/transit", options)).data;
}

/** Repeating adds nothing. @throws ApiError 404 when one of them is not of an own order */
export const claimTransit = (items: AddToTransitBody["items"]) =>
  api.post<{ data: TransitItem[] }>("/transit", { body: { items } satisfies AddToTransitBody });
