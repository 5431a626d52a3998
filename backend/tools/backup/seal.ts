import { createHash } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";

/** A tar block, so that the file stays a whole number of them. Tar programs stop before it. */
const SEAL_BYTES = 512;

const sealOf = (sha256: string): Buffer =>
  Buffer.concat([Buffer.from(`strive-seal sha256:${sha256}\n`)], SEAL_BYTES);

/** The seal at an archive's end is missing, or does not match what precedes it. */
class BrokenSeal extends Error {
  override readonly name = "BrokenSeal";
}

/** Passes everything through and appends its checksum, so that no byte can change. */
export class Seal extends Transform {
  readonly #hash = createHash("sha256");

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    done(null, sealOf(this.#hash.digest("hex")));
  }
}

/** Takes the seal off and fails at the end if it is wrong. */
export class Unseal extends Transform {
  readonly #hash = createHash("sha256");
  #held = Buffer.alloc(0);

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    const all = Buffer.concat([this.#held, chunk]);
    const end = Math.max(0, all.length - SEAL_BYTES);
    const passed = all.subarray(0, end);
    this.#held = Buffer.from(all.subarray(end));
    this.#hash.update(passed);
    if (passed.length === 0) done();
    else done(null, passed);
  }

  override _flush(done: TransformCallback): void {
    const isRight = this.#held.equals(sealOf(this.#hash.digest("hex")));
    done(isRight ? null : new BrokenSeal("The archive is cut short or altered."));
  }
}
