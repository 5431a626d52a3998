import { randomBytes } from "node:crypto";

/** Crockford's base 32, as in a ULID. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * An id in Medusa's own form: a prefix and a ULID (48 bits of time, 80 random). Medusa's generator
 * draws one random byte at a time, which is a noticeable part of placing an order.
 */
export function entityId(prefix: string, now = Date.now()): string {
  let time = "";
  for (let rest = now, at = 0; at < 10; at += 1) {
    time = ALPHABET.charAt(rest % 32) + time;
    rest = Math.floor(rest / 32);
  }
  let chance = "";
  // Five bits of each byte; the other three are dropped, so that every letter is equally likely.
  for (const byte of randomBytes(16)) chance += ALPHABET.charAt(byte & 31);
  return `${prefix}_${time}${chance}`;
}
