import type { Readable } from "node:stream";
import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from "yauzl";
import { MAX_CSV_BYTES } from "../../../contracts/product-import";
import { StoredFileReader, type StoredFile } from "./stored-file";

/** Files of one zip. */
const MAX_ENTRIES = 20_000;
/** Bytes that a zip may hold when unpacked, by its own account; yauzl holds it to that. */
const MAX_UNPACKED = 1024 * 1024 * 1024;
/** Pictures hardly shrink and CSV seldom more than twentyfold. */
const MAX_RATIO = 200;
/** Below this a ratio says nothing. */
const RATIO_FROM_BYTES = 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

/** A zip that is not taken; the message is for people. */
export class ZipRefused extends Error {
  override readonly name = "ZipRefused";
}

/** What computers put in by themselves. */
const isLitter = (name: string) =>
  name.split("/").some((part) => part.startsWith(".") || part === "__MACOSX");
const baseName = (name: string) => name.slice(name.lastIndexOf("/") + 1);
/** As a cell may write the name of a file. */
const asWritten = (name: string) =>
  name
    .trim()
    .replaceAll("\\", "/")
    .replace(/^(\.?\/)+/, "");

function judge(entry: Entry): void {
  const { fileName, compressedSize, uncompressedSize, compressionMethod } = entry;
  if (entry.isEncrypted()) throw new ZipRefused("The zip is locked with a password.");
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED) {
    throw new ZipRefused(`${fileName} is packed in a way that can't be read here.`);
  }
  if (uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > MAX_RATIO * compressedSize) {
    throw new ZipRefused(`${fileName} is packed too tightly to be real.`);
  }
}

async function entriesOf(zip: ZipFile, file: StoredFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw new ZipRefused("The zip has more than 20,000 files.");
  const entries: Entry[] = [];
  let packed = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith("/") || isLitter(entry.fileName)) continue;
    judge(entry);
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    // Files that share their bytes are how a small zip becomes an endless one.
    if (packed > file.size) throw new ZipRefused("The zip is damaged.");
    if (unpacked > MAX_UNPACKED) throw new ZipRefused("The zip holds more than 1 GB.");
    entries.push(entry);
  }
  return entries;
}

function csvOf(entries: readonly Entry[]): Entry {
  const [csv, ...others] = entries.filter(({ fileName }) => /\.csv$/i.test(fileName));
  if (others.length > 0) throw new ZipRefused("There is more than one CSV in the zip.");
  if (csv) {
    if (csv.uncompressedSize > MAX_CSV_BYTES) throw new ZipRefused("The CSV is larger than 50 MB.");
    return csv;
  }
  throw new ZipRefused(
    entries.some(({ fileName }) => fileName === "xl/workbook.xml")
      ? "This is an Excel file. Please save it as CSV UTF-8."
      : "There is no CSV in the zip.",
  );
}

/** What yauzl says of an invalid zip. Its own words are for programmers. */
function refusalOf(error: unknown): unknown {
  const message = error instanceof Error ? error.message : "";
  if (/strong encryption/.test(message)) {
    return new ZipRefused("The zip is locked with a password.");
  }
  if (/invalid relative path|absolute path|invalid characters in fileName/.test(message)) {
    return new ZipRefused("The zip names a file outside of itself.");
  }
  if (/multi-disk/.test(message)) return new ZipRefused("The zip is only a part of one.");
  return error instanceof ZipRefused || isForeign(error)
    ? error
    : new ZipRefused("The zip is damaged.");
}

/** Of the database, not of the zip: those of the unpacker have codes like Z_DATA_ERROR. */
const isForeign = (error: unknown) =>
  error instanceof Error &&
  (error.name === "ApiError" || ("code" in error && !String(error.code).startsWith("Z_")));

/** A zip with one CSV and pictures. Names of files are never used for anything but finding them. */
export class ZipArchive {
  private readonly byName = new Map<string, Entry | null>();

  private constructor(
    private readonly zip: ZipFile,
    private readonly csv: Entry,
    entries: readonly Entry[],
  ) {
    for (const entry of entries) {
      this.byName.set(entry.fileName, entry);
      const base = baseName(entry.fileName);
      // The bare name is enough while only one file has it.
      if (base !== entry.fileName) this.byName.set(base, this.byName.has(base) ? null : entry);
    }
  }

  /** @throws ZipRefused */
  static async open(file: StoredFile): Promise<ZipArchive> {
    try {
      const reader = new StoredFileReader(file);
      const zip = await fromRandomAccessReaderPromise(reader, file.size, { autoClose: false });
      const entries = await entriesOf(zip, file);
      return new ZipArchive(zip, csvOf(entries), entries);
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** The CSV as it streams out. @throws ZipRefused, also while it is read */
  async *readCsv(): AsyncGenerator<Buffer, void, undefined> {
    yield* this.read(this.csv);
  }

  /** Size in bytes of the file that a cell names; null when there is none. */
  sizeOf(name: string): number | null {
    return this.byName.get(asWritten(name))?.uncompressedSize ?? null;
  }

  /** A file that a cell names. @throws ZipRefused when it is damaged or not there */
  async *readFile(name: string): AsyncGenerator<Buffer, void, undefined> {
    const entry = this.byName.get(asWritten(name));
    if (!entry) throw new ZipRefused(`There is no ${name} in the zip.`);
    yield* this.read(entry);
  }

  private async *read(entry: Entry): AsyncGenerator<Buffer, void, undefined> {
    try {
      const stream: Readable = await this.zip.openReadStreamPromise(entry);
      yield* stream as AsyncIterable<Buffer>;
    } catch (error) {
      throw refusalOf(error);
    }
  }
}
