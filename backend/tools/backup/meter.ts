import { createHash } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";

const LINE_FEED = 0x0a;

/** What went through a meter. */
export interface Metered {
  readonly bytes: number;
  readonly sha256: string;
}

/** Passes everything through, counting it and computing its checksum. */
export class Meter extends Transform {
  readonly #hash = createHash("sha256");
  #bytes = 0;
  #lines = 0;

  /** @param options `countsLines`: rows of COPY's text, which has no line feed within a row */
  constructor(private readonly options: { countsLines: boolean } = { countsLines: false }) {
    super();
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    if (this.options.countsLines) {
      for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) {
        this.#lines += 1;
      }
    }
    done(null, chunk);
  }

  get lines(): number {
    return this.#lines;
  }

  /** Once, at the end. */
  result(): Metered {
    return { bytes: this.#bytes, sha256: this.#hash.digest("hex") };
  }
}
