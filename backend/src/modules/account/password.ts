import { createHash, randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { kdf, verify } from "scrypt-kdf";
import { rateLimited } from "../../lib/api-error";
import { limitConcurrency } from "../../lib/limit-concurrency";
import { passwordHash } from "../../lib/password-hash";

const COST = passwordHash();

/**
 * A hash takes 32 MiB and one of Node's four worker threads for a tenth of a second, at full load.
 * One core stays free for everybody else, and threads for files and DNS.
 */
const inLine = limitConcurrency({
  atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 64,
});

/** The front door gives up on a write after 15 seconds; waiting callers answer before that. */
const LONGEST_WAIT_MS = 8000;

function hashing<Result>(work: () => Promise<Result>): Promise<Result> {
  const came = performance.now();
  return inLine(async () => {
    if (performance.now() - came > LONGEST_WAIT_MS) throw rateLimited(2);
    return work();
  });
}

/**
 * A hash no password has, as costly as real ones: the scrypt format's header, a salt, its checksum,
 * and random bytes. https://github.com/Tarsnap/scrypt/blob/master/FORMAT
 */
function hashOfNobody(): Buffer {
  const { logN, r, p } = COST;
  const header = Buffer.alloc(16);
  header.write("scrypt");
  header.writeUInt8(logN, 7);
  header.writeUInt32BE(r, 8);
  header.writeUInt32BE(p, 12);
  const salted = Buffer.concat([header, randomBytes(32)]);
  const checksum = createHash("sha256").update(salted).digest().subarray(0, 16);
  return Buffer.concat([salted, checksum, randomBytes(32)]);
}

const NOBODYS_HASH = hashOfNobody();

/**
 * Hash of a new password in the form of Medusa's emailpass provider.
 * @throws ApiError 429 when too many hashes are waited for.
 */
export async function hashPassword(password: string): Promise<string> {
  const hash = await hashing(() => kdf(password, COST));
  return hash.toString("base64");
}

/**
 * Whether a password matches a hash. Without a hash it does not, which takes just as long.
 * @throws ApiError 429 when too many hashes are waited for.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const stored = hash === null ? NOBODYS_HASH : Buffer.from(hash, "base64");
  return hashing(() => verify(stored, password));
}
