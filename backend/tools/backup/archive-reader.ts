import { open, type FileHandle } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract, type Header } from "tar-stream";
import type { Env } from "../../src/lib/env";
import { PlainError } from "../../launch/terminal/plain-error";
import { MANIFEST, manifestSchema, partOf, type Manifest } from "./archive-format";
import { decryption, isEncrypted } from "./encryption";
import { Meter, type Metered } from "./meter";
import { Unseal } from "./seal";

type Entry = AsyncIterable<unknown> & { header: Header };

/** Takes in what an archive holds; each stream must be read to its end. */
export interface ArchiveSink {
  /** The text of COPY. */
  table(name: string, rows: AsyncIterable<Buffer>): Promise<void>;
  file(path: string, body: AsyncIterable<Buffer>): Promise<void>;
}

/** What was read, to compare with the manifest. */
export interface ReadArchive {
  readonly manifest: Manifest;
  readonly tables: ReadonlyMap<string, Metered & { rows: number }>;
  readonly files: ReadonlyMap<string, Metered>;
}

/** The archive is not what `npm run backup` wrote. */
export class DamagedArchive extends Error {
  override readonly name = "DamagedArchive";
}

async function bodyOf(entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Walks the entries in order, a table's parts as one. */
class Walk {
  readonly tables = new Map<string, Metered & { rows: number }>();
  readonly files = new Map<string, Metered>();
  manifest: Manifest | null = null;
  #current: Entry | null = null;

  constructor(
    private readonly entries: AsyncIterator<Entry>,
    private readonly sink: ArchiveSink,
  ) {}

  async #advance(): Promise<Entry | null> {
    const next = await this.entries.next();
    this.#current = next.done === true ? null : next.value;
    return this.#current;
  }

  /** Everything after the manifest would be unaccounted for. */
  async run(): Promise<void> {
    let entry = await this.#advance();
    while (entry) {
      const { name } = entry.header;
      if (this.manifest) throw new DamagedArchive(`Something follows the manifest: ${name}`);
      const part = partOf(name);
      if (name === MANIFEST) {
        this.manifest = manifestSchema.parse(JSON.parse((await bodyOf(entry)).toString()));
      } else if (part) {
        await this.#table(part.table);
        entry = this.#current;
        continue;
      } else await this.#file(name, entry);
      entry = await this.#advance();
    }
  }

  async #table(table: string): Promise<void> {
    if (this.tables.has(table)) throw new DamagedArchive(`The table ${table} is in it twice.`);
    const meter = new Meter({ countsLines: true });
    await pipeline(this.#partsOf(table), createGunzip(), meter, (rows: AsyncIterable<Buffer>) =>
      this.sink.table(table, rows),
    );
    this.tables.set(table, { rows: meter.lines, ...meter.result() });
  }

  async *#partsOf(table: string): AsyncGenerator<Buffer> {
    let expected = 0;
    for (;;) {
      const part = partOf(this.#current?.header.name ?? "");
      if (this.#current === null || part?.table !== table) return;
      if (part.part !== expected) throw new DamagedArchive(`A part of ${table} is missing.`);
      for await (const chunk of this.#current) yield chunk as Buffer;
      expected += 1;
      await this.#advance();
    }
  }

  async #file(name: string, entry: Entry): Promise<void> {
    if (entry.header.type !== "file" || this.files.has(name)) {
      throw new DamagedArchive(`${name} does not belong there.`);
    }
    const meter = new Meter();
    await pipeline(entry, meter, (body: AsyncIterable<Buffer>) => this.sink.file(name, body));
    this.files.set(name, meter.result());
  }
}

/** An archive on disk; once opened it stays the same file, whatever becomes of its name. */
export class ArchiveReader {
  private constructor(
    private readonly handle: FileHandle,
    private readonly keys: Env,
  ) {}

  /** @throws PlainError when it can't be read */
  static async open(file: string, keys: Env): Promise<ArchiveReader> {
    const handle = await open(file, "r").catch((error: NodeJS.ErrnoException) => {
      throw new PlainError(`${file} can't be read (${error.code ?? error.message}).`);
    });
    return new ArchiveReader(handle, keys);
  }

  close(): Promise<void> {
    return this.handle.close();
  }

  async #plain(): Promise<Readable> {
    const head = Buffer.alloc(64);
    await this.handle.read(head, 0, head.length, 0);
    const decrypt = isEncrypted(head) ? await decryption(this.keys) : null;
    const source = this.handle.createReadStream({ start: 0, autoClose: false });
    return decrypt ? decrypt(source) : source;
  }

  /**
   * Reads all of it once. What the sink gets is only known to be whole when this returns. @throws
   * PlainError for a missing or wrong key @throws DamagedArchive (or a stream's error) for anything
   * that is not a whole archive
   */
  async read(sink: ArchiveSink): Promise<ReadArchive> {
    const entries = extract();
    const source = await this.#plain();
    let failure: unknown;
    const fed = pipeline(source, new Unseal(), entries).catch((error: unknown) => {
      failure = error;
    });
    const walk = new Walk(entries[Symbol.asyncIterator](), sink);
    try {
      await walk.run();
    } catch (error) {
      entries.destroy();
      await fed;
      throw error;
    }
    await fed;
    if (failure !== undefined) throw asError(failure);
    if (!walk.manifest) throw new DamagedArchive("It has no manifest: it is cut short.");
    return { manifest: walk.manifest, tables: walk.tables, files: walk.files };
  }
}

const asError = (failure: unknown): Error =>
  failure instanceof Error ? failure : new DamagedArchive("It can't be read.");
