import { createHash } from "node:crypto";

/** Opaque part of a strong ETag: equal bodies, equal tag, in every process. */
export const bodyDigest = (body: string | Buffer): string =>
  createHash("sha1").update(body).digest("base64url").slice(0, 22);

/** Each encoding is a separate representation and needs its own strong tag (RFC 9110 §8.8.3). */
export const etagOf = (digest: string, encoding: "" | "gz" | "br"): string =>
  encoding === "" ? `"${digest}"` : `"${digest}-${encoding}"`;

/**
 * True when `If-None-Match` names this body. Any of its encodings counts: what the browser kept is
 * the same content. Weak comparison, as RFC 9110 §13.1.2 requires.
 */
export function isNotModified(ifNoneMatch: string | undefined, digest: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch === "*" ||
    ifNoneMatch.includes(`"${digest}"`) ||
    ifNoneMatch.includes(`"${digest}-`)
  );
}
