import { createHmac, timingSafeEqual } from "node:crypto";
import { parseEnv } from "./env";

/**
 * A key for one purpose, derived from JWT_SECRET: a token of one kind can never pass as another,
 * nor as one of Medusa's own, which are signed with the secret itself.
 */
export function derivedKey(purpose: string): Buffer {
  const secret = parseEnv().JWT_SECRET;
  if (secret === undefined) throw new Error("JWT_SECRET is not set.");
  return createHmac("sha256", secret).update(`strive:${purpose}`).digest();
}

/**
 * Digests for one purpose: without the server's secret nobody makes one. The key is derived at the first use, when the
 * environment has been read.
 */
export function keyedDigest(purpose: string): (text: string) => Buffer {
  let key: Buffer | undefined;
  return (text) => {
    key ??= derivedKey(purpose);
    return createHmac("sha256", key).update(text).digest();
  };
}

/** Compares two texts in a time that does not reveal where they differ. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
