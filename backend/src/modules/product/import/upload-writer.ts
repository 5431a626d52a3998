import { run } from "../../../lib/database";
import { KEEP_CHUNK } from "./sql";
import { CHUNK_BYTES } from "./stored-file";

/** Puts an upload away while it streams in: one row of a megabyte after the other. */
export class UploadWriter {
  private pieces: Buffer[] = [];
  private held = 0;
  private position = 0;
  private written = 0;

  constructor(private readonly importId: string) {}

  /** Bytes taken so far. */
  get bytes(): number {
    return this.written + this.held;
  }

  /** One call after the other. @throws what the database throws */
  async write(piece: Buffer): Promise<void> {
    let rest = piece;
    while (rest.length > 0) {
      const part = rest.subarray(0, CHUNK_BYTES - this.held);
      this.pieces.push(part);
      this.held += part.length;
      rest = rest.subarray(part.length);
      if (this.held === CHUNK_BYTES) await this.flush();
    }
  }

  /** Writes what is left. */
  async end(): Promise<void> {
    if (this.held > 0) await this.flush();
  }

  private async flush(): Promise<void> {
    const data = Buffer.concat(this.pieces);
    this.pieces = [];
    this.held = 0;
    await run(KEEP_CHUNK, [this.importId, this.position, data]);
    this.position += 1;
    this.written += data.length;
  }
}
