import type { MedusaContainer } from "@medusajs/framework/types";
import { MAX_CSV_BYTES, MAX_ZIP_BYTES } from "../../contracts/product-import";
import { ApiError, invalidRequest } from "../../lib/api-error";
import type { FileKind } from "../../modules/product/import/records";
import type ProductImportService from "../../modules/product/import/service";
import type { UploadWriter } from "../../modules/product/import/upload-writer";
import { shopProducts } from "../../modules/product";

const ZIP_MARKS = ["PK\u0003\u0004", "PK\u0005\u0006"];
const MARK_BYTES = 4;

const FAULTS = {
  csv: "The CSV is larger than 50 MB.",
  zip: "The zip is larger than 500 MB.",
  none: "The file must be a CSV, or a zip that holds one.",
  empty: "The file is empty.",
} as const;

/** An upload coming in. It is kept from its first byte, and forgotten by `abandon`. */
export class Reception {
  private head = Buffer.alloc(0);
  private kindOf: FileKind | null = null;
  private fault: ApiError | null = null;

  private constructor(
    readonly id: string,
    /** As the sender names it. */
    readonly fileName: string,
    private readonly imports: ProductImportService,
    private readonly writer: UploadWriter,
  ) {}

  /** @param fileName as the sender names it */
  static async begin(
    container: MedusaContainer,
    { fileName, requestedBy }: { fileName: string; requestedBy: string },
  ): Promise<Reception> {
    const imports = shopProducts(container).imports;
    const id = imports.newId();
    return new Reception(id, fileName, imports, await imports.begin({ id, fileName, requestedBy }));
  }

  get kind(): FileKind {
    return this.kindOf ?? "csv";
  }

  get bytes(): number {
    return this.writer.bytes;
  }

  /** Takes the next chunk; what comes after a fault is dropped. One call at a time. */
  async write(piece: Buffer): Promise<void> {
    if (this.fault) return;
    if (this.kindOf !== null) return this.keep(piece);
    this.head = Buffer.concat([this.head, piece]);
    if (this.head.length >= MARK_BYTES) await this.keepHead();
  }

  /** The last chunk has come. @throws ApiError 400, 413: what is wrong with the file as a whole */
  async end(): Promise<void> {
    if (this.kindOf === null && this.head.length > 0 && !this.fault) await this.keepHead();
    if (this.fault) throw this.fault;
    if (this.bytes === 0) throw badFile(FAULTS.empty);
    await this.writer.end();
  }

  /** Nothing of it stays. */
  async abandon(): Promise<void> {
    await this.imports.forget(this.id);
  }

  private async keepHead(): Promise<void> {
    const mark = this.head.toString("latin1", 0, MARK_BYTES);
    this.kindOf = ZIP_MARKS.includes(mark) ? "zip" : "csv";
    await this.keep(this.head);
  }

  private async keep(piece: Buffer): Promise<void> {
    // No text has this character; UTF-16, pictures and old Excel files do.
    if (this.kind === "csv" && piece.includes(0)) {
      this.fault = badFile(FAULTS.none);
    } else if (this.bytes + piece.length > (this.kind === "csv" ? MAX_CSV_BYTES : MAX_ZIP_BYTES)) {
      this.fault = new ApiError(413, "payload_too_large", FAULTS[this.kind], {
        errors: [{ field: "file", message: FAULTS[this.kind] }],
      });
    } else await this.writer.write(piece);
  }
}

export const badFile = (message: string): ApiError => invalidRequest([{ field: "file", message }]);
