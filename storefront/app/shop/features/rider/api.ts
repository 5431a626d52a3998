import type { RiderSheet } from "@strive/backend/contracts/deliveries";
import { browserSend, createApiClient } from "~/lib/api-client";
import type { Unsent } from "./unsent";

const IDEMPOTENCY_HEADER = "Idempotency-Key";

type Envelope = { data: RiderSheet };

/** The link alone opens it: a login on the same phone is neither sent nor ended. */
const riderApi = createApiClient(
  (path, init) => {
    const headers = new Headers(init.headers);
    headers.delete("Authorization");
    return browserSend(path, { ...init, headers });
  },
  { onRefused: () => undefined },
);

export const openSheet = async (token: string) =>
  (await riderApi.get<Envelope>("/rider/sheet", { query: { token } })).data;

export const sendWord = async (token: string, { key, parcelId, body }: Unsent) => {
  const path = `/rider/parcels/${encodeURIComponent(parcelId)}/result`;
  const headers = { [IDEMPOTENCY_HEADER]: key };
  return (await riderApi.post<Envelope>(path, { body: { ...body, token }, headers })).data;
};
