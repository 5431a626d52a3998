import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  MAX_PICTURE_BYTES,
  PICTURE_TOO_LARGE,
} from "../../modules/product/import/download/fetch-picture";
import type { FileKind } from "../../modules/product/import/records";
import { ZipArchive } from "../../modules/product/import/zip-archive";
import { shopProducts } from "../../modules/product";

/** Bytes read in one go; the shop sells in between. */
const PIECE_BYTES = 64 * 1024;
const breath = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Sources that are not names of files in the zip. */
const ADDRESS = /^(?:https?:\/\/|\/uploads\/)/i;

export const isFileName = (source: string): boolean => !ADDRESS.test(source);

/** An upload, ready to be read: its CSV, and the pictures beside it. */
export class ImportSource {
  private readonly digests = new Map<string, string>();

  private constructor(
    private readonly whole: () => AsyncIterable<Buffer>,
    private readonly archive: ZipArchive | null,
  ) {}

  /** @throws ZipRefused */
  static async open(
    container: MedusaContainer,
    { id, kind, bytes }: { id: string; kind: FileKind; bytes: number },
  ): Promise<ImportSource> {
    const imports = shopProducts(container).imports;
    const file = imports.upload(id, bytes);
    if (kind === "csv") return new ImportSource(() => file.bytes(), null);
    const archive = await ZipArchive.open(file);
    return new ImportSource(() => archive.readCsv(), archive);
  }

  /** The CSV from its beginning. */
  async *csv(): AsyncGenerator<Buffer, void, undefined> {
    for await (const chunk of this.whole()) {
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        yield chunk.subarray(at, at + PIECE_BYTES);
        await breath();
      }
    }
  }

  /**
   * How the shop identifies a picture in the zip: the same bytes are the same picture, whatever
   * their name next time.
   * @returns `zip:` and the SHA-256 of its bytes, or what is wrong with it
   */
  async digestOf(name: string): Promise<{ source: string } | { fault: string }> {
    const size = this.archive?.sizeOf(name) ?? null;
    if (!this.archive || size === null) return { fault: `There is no ${name} in the upload` };
    if (size > MAX_PICTURE_BYTES) return { fault: PICTURE_TOO_LARGE };
    const known = this.digests.get(name);
    if (known !== undefined) return { source: known };
    const hash = createHash("sha256");
    for await (const piece of this.archive.readFile(name)) hash.update(piece);
    const source = `zip:${hash.digest("hex")}`;
    this.digests.set(name, source);
    return { source };
  }

  /** A picture of the zip. @throws ZipRefused when it is damaged or not there */
  async picture(name: string): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.archive?.readFile(name) ?? []) pieces.push(piece);
    return Buffer.concat(pieces);
  }
}
