import { randomBytes } from "node:crypto";
import { mkdir, open, rm, type FileHandle } from "node:fs/promises";
import path from "node:path";

/**
 * Nameless bytes on disk: the file is removed from its folder once open, so however the process
 * ends, the system frees it. Keeps uploads out of memory until their turn.
 */
export class SpoolFile {
  #length = 0;

  private constructor(private readonly handle: FileHandle) {}

  /** @param folder on the disk with room for uploads; made if missing. */
  static async open(folder: string): Promise<SpoolFile> {
    await mkdir(folder, { recursive: true });
    const name = path.join(folder, `.incoming-${randomBytes(9).toString("hex")}`);
    const handle = await open(name, "wx+", 0o600);
    try {
      await rm(name);
    } catch (error) {
      await handle.close();
      throw error;
    }
    return new SpoolFile(handle);
  }

  /** Appends. One call at a time. */
  async write(chunk: Uint8Array): Promise<void> {
    let done = 0;
    while (done < chunk.length) {
      const rest = chunk.length - done;
      const { bytesWritten } = await this.handle.write(chunk, done, rest, this.#length);
      done += bytesWritten;
      this.#length += bytesWritten;
    }
  }

  /** Everything that was written. */
  async read(): Promise<Buffer> {
    const data = Buffer.alloc(this.#length);
    let done = 0;
    while (done < data.length) {
      const { bytesRead } = await this.handle.read(data, done, data.length - done, done);
      if (bytesRead === 0) throw new Error("A spooled upload is shorter than it was written.");
      done += bytesRead;
    }
    return data;
  }

  /** Frees the bytes. */
  close(): Promise<void> {
    return this.handle.close();
  }
}
