import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { clientAddressOf, noteAddress } from "../../src/lib/client-address";

export { clientAddressOf };

const SANE_ID = /^[\w-]{8,64}$/;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The id of a request: a trusted proxy's own, else a new one. */
export function requestIdOf(request: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const given = first(request.headers["x-request-id"]);
    if (given && SANE_ID.test(given)) return given;
  }
  return randomUUID();
}

/** Headers by which a client could claim an address, a scheme or another method; see request-ip. */
const CLAIMS = [
  "x-client-ip",
  "x-real-ip",
  "x-cluster-client-ip",
  "x-forwarded",
  "forwarded-for",
  "forwarded",
  "cf-connecting-ip",
  "cf-pseudo-ipv4",
  "fastly-client-ip",
  "true-client-ip",
  "x-appengine-user-ip",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-http-method-override",
];

/** Makes a request safe for Medusa, which believes all these headers. */
export function fixOrigin(
  request: IncomingMessage,
  facts: { requestId: string; address: string; isHttps: boolean; trustedProxies: number },
): void {
  const { headers } = request;
  for (const name of CLAIMS) if (name in headers) delete headers[name];
  headers["x-request-id"] = facts.requestId;
  headers["x-forwarded-for"] = facts.address;
  noteAddress(request, facts.address);
  if (facts.trustedProxies === 0) delete headers["x-forwarded-proto"];
  if (facts.isHttps) headers["x-forwarded-proto"] = "https";
}
