import { Readable } from "node:stream";
import { RandomAccessReader } from "yauzl";

/** Bytes of a row; the last one of a file is shorter. */
export const CHUNK_BYTES = 1024 * 1024;
/** One chunk often holds several of a zip's files. */
const CHUNKS_HELD = 4;

/** An uploaded file as stored in the database, chunk by chunk. */
export class StoredFile {
  private readonly held = new Map<number, Promise<Buffer>>();

  /** @param load one chunk; throws when it is gone */
  constructor(
    readonly size: number,
    private readonly load: (position: number) => Promise<Buffer>,
  ) {}

  /** From `start` (included) to `end` (excluded), in pieces. */
  async *bytes(start = 0, end = this.size): AsyncGenerator<Buffer, void, undefined> {
    for (let at = start; at < end;) {
      const position = Math.floor(at / CHUNK_BYTES);
      const from = at - position * CHUNK_BYTES;
      const chunk = await this.chunk(position);
      const piece = chunk.subarray(from, Math.min(chunk.length, from + end - at));
      if (piece.length === 0) throw new Error("The upload is shorter than it was.");
      yield piece;
      at += piece.length;
    }
  }

  private chunk(position: number): Promise<Buffer> {
    const held = this.held.get(position);
    if (held) return held;
    const loaded = this.load(position);
    loaded.catch(() => this.held.delete(position));
    this.held.set(position, loaded);
    for (const oldest of this.held.keys()) {
      if (this.held.size <= CHUNKS_HELD) break;
      this.held.delete(oldest);
    }
    return loaded;
  }
}

/** What reads a zip asks for: any part of the file. */
export class StoredFileReader extends RandomAccessReader {
  constructor(private readonly file: StoredFile) {
    super();
  }

  /** Without its own stream: a zip's file list is read in thousands of small pieces. */
  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const copy = async () => {
      let at = offset;
      for await (const piece of this.file.bytes(position, position + length)) {
        at += piece.copy(buffer, at);
      }
    };
    copy().then(
      () => callback(null),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
    );
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.file.bytes(start, end), { objectMode: false });
  }
}
