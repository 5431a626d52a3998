import type { Failure } from "@strive/backend/contracts/envelope";
import { browserSend, envelopeOf, failureOf } from "./api-client";
import { API_ERROR_TEXT, ApiError } from "./api-error";
import { leaveRefused } from "./end-session";
import { readToken } from "./token";

/** Milliseconds: the export of a large shop is slow. */
const LONGEST_MS = 10 * 60_000;

export interface Download {
  blob: Blob;
  /** As the server named it; null where it named none. */
  name: string | null;
}

const nameIn = (header: string | null): string | null =>
  /filename="([^"]+)"/.exec(header ?? "")?.[1] ?? null;

/**
 * A file of the shop's own origin, asked for with the caller's token: a link could not carry it.
 * @param path from the origin on: `/api/products/export`
 * @throws ApiError
 */
export async function download(path: string): Promise<Download> {
  const token = readToken();
  const headers: Record<string, string> =
    token === null ? {} : { Authorization: `Bearer ${token}` };
  const init = { headers, signal: AbortSignal.timeout(LONGEST_MS) };
  const lost = () => new ApiError(API_ERROR_TEXT.network, { status: 0, code: "network" });
  const response = await browserSend(path, init).catch(() => {
    throw lost();
  });
  if (!response.ok) {
    if (response.status === 401 && token !== null && readToken() === token) leaveRefused();
    throw failureOf(response, (await envelopeOf(response)) as Partial<Failure> | null);
  }
  // A download that breaks off counts as failed.
  const blob = await response.blob().catch(() => {
    throw lost();
  });
  return { blob, name: nameIn(response.headers.get("Content-Disposition")) };
}
