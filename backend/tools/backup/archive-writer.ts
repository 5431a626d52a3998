import { createHash } from "node:crypto";
import { createWriteStream, type WriteStream } from "node:fs";
import { open, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pack, type Pack } from "tar-stream";
import { codeOf } from "../../src/lib/error-code";
import { PlainError } from "../../launch/terminal/plain-error";
import { Meter, type Metered } from "./meter";
import { Seal } from "./seal";

/** Makes written data survive a power cut; `file` may be a folder, for a new name in it. */
async function sync(file: string): Promise<void> {
  const handle = await open(file, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Until then its file may still be about to be made. */
async function closed(stream: WriteStream): Promise<void> {
  stream.destroy();
  if (!stream.closed) await new Promise<void>((resolve) => stream.once("close", () => resolve()));
}

/**
 * Writes one sealed archive: under a temporary name until it is complete and on disk, so that a file
 * with the final name is always a whole archive.
 */
export class ArchiveWriter {
  readonly #pack: Pack;
  readonly #draft: string;
  readonly #written: Promise<Metered>;

  /** @param encrypt see `encryption` */
  constructor(
    private readonly file: string,
    draft: string,
    encrypt: ((source: Readable) => Promise<Readable>) | null,
  ) {
    this.#draft = draft;
    this.#pack = pack();
    this.#written = this.#write(encrypt);
    // Adding the next entry, or ending the archive, reports a failure.
    this.#written.catch(() => undefined);
  }

  async #write(encrypt: ((source: Readable) => Promise<Readable>) | null): Promise<Metered> {
    const sealed = new Seal();
    const packed = pipeline(this.#pack, sealed);
    // Deriving a key from a passphrase takes a second: nobody may be listening yet.
    packed.catch(() => undefined);
    const meter = new Meter();
    let target: WriteStream | undefined;
    try {
      const source = encrypt ? await encrypt(sealed) : sealed;
      target = createWriteStream(this.#draft, { flags: "wx", mode: 0o600 });
      await Promise.all([packed, pipeline(source, meter, target)]);
    } catch (error) {
      this.#pack.destroy();
      if (target) await closed(target);
      if (["ENOSPC", "EDQUOT"].includes(codeOf(error))) {
        throw new PlainError(`The disk of ${path.dirname(this.file)} is full: there is no backup.`);
      }
      throw error;
    }
    return meter.result();
  }

  /** @throws why writing failed, rather than that it cut this entry off */
  async #entry(name: string, body: Buffer): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        const header = { name, mode: 0o600, size: body.length };
        this.#pack.entry(header, body, (error) => (error ? reject(error) : resolve()));
      });
    } catch (error) {
      await this.#written;
      throw error;
    }
  }

  add(name: string, body: Buffer): Promise<void> {
    return this.#entry(name, body);
  }

  /** @param size exactly what the stream gives */
  async addStream(name: string, size: number, source: Readable): Promise<Metered> {
    const meter = new Meter();
    try {
      await pipeline(source, meter, this.#pack.entry({ name, mode: 0o600, size }));
    } catch (error) {
      this.#pack.destroy();
      await this.#written;
      throw error;
    }
    return meter.result();
  }

  /** Completes the archive, and puts its checksum beside it as `sha256sum -c` reads it. */
  async finish(): Promise<Metered> {
    this.#pack.finalize();
    const written = await this.#written;
    await sync(this.#draft);
    await rename(this.#draft, this.file);
    const sum = `${written.sha256}  ${path.basename(this.file)}\n`;
    await writeFile(`${this.file}.sha256`, sum, { mode: 0o600 });
    await sync(path.dirname(this.file));
    return written;
  }

  /** Gives up and leaves nothing behind. */
  async abandon(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
    await rm(this.#draft, { force: true });
  }
}

export const sha256Of = (body: Buffer): string => createHash("sha256").update(body).digest("hex");
