import { Readable } from "node:stream";
import type { Env } from "../../src/lib/env";
import { PlainError } from "../../launch/terminal/plain-error";

/** How every age file begins; see https://age-encryption.org/v1 */
const AGE_HEAD = "age-encryption.org/v1";

type Keys = Pick<Env, "BACKUP_PASSPHRASE" | "BACKUP_RECIPIENT" | "BACKUP_IDENTITY">;
/** Turns one stream into another, which fails if the first does. */
type Filter = (source: Readable) => Promise<Readable>;

/** The library only knows browser streams, and its types the DOM's. */
const toWeb = (source: Readable) => Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream);

/**
 * How archives are encrypted; null when no key is set.
 * @throws PlainError for an invalid public key
 */
export async function encryption(keys: Keys): Promise<Filter | null> {
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_RECIPIENT: recipient } = keys;
  if (passphrase === undefined && recipient === undefined) return null;
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  try {
    if (recipient !== undefined) encrypter.addRecipient(recipient);
    else if (passphrase !== undefined) encrypter.setPassphrase(passphrase);
  } catch {
    throw new PlainError("BACKUP_RECIPIENT is no public key of age: a letter of it is wrong.");
  }
  return async (source) => fromWeb(await encrypter.encrypt(toWeb(source)));
}

const WRONG_KEY = "identity matched";

async function decrypterFor(keys: Keys) {
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  if (keys.BACKUP_PASSPHRASE !== undefined) decrypter.addPassphrase(keys.BACKUP_PASSPHRASE);
  for (const line of keys.BACKUP_IDENTITY?.split(/\r?\n/) ?? []) {
    if (!line.startsWith("AGE-SECRET-KEY-")) continue;
    try {
      decrypter.addIdentity(line.trim());
    } catch {
      throw new PlainError("BACKUP_IDENTITY is no secret key of age: a letter of it is wrong.");
    }
  }
  return decrypter;
}

/** Whether a file begins as age files do. */
export const isEncrypted = (head: Buffer): boolean =>
  head.subarray(0, AGE_HEAD.length).toString("latin1") === AGE_HEAD;

/** @throws PlainError when no key is set, or by the filter when the key is wrong */
export async function decryption(keys: Keys): Promise<Filter> {
  if (keys.BACKUP_PASSPHRASE === undefined && keys.BACKUP_IDENTITY === undefined) {
    throw new PlainError(
      "The archive is encrypted: set BACKUP_PASSPHRASE, or BACKUP_IDENTITY for one that was made with BACKUP_RECIPIENT.",
    );
  }
  const decrypter = await decrypterFor(keys);
  return async (source) => {
    try {
      return fromWeb(await decrypter.decrypt(toWeb(source)));
    } catch (error) {
      if (error instanceof Error && error.message.includes(WRONG_KEY)) {
        throw new PlainError("The archive is encrypted with another passphrase or key.");
      }
      throw error;
    }
  };
}
