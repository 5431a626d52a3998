import type busboy from "busboy";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import type { FieldError } from "../contracts/envelope";
import { importFieldsSchema, MAX_ZIP_BYTES, type ImportFields } from "../contracts/product-import";
import { invalidRequest } from "../lib/api-error";
import { fieldErrors } from "../lib/error-map";
import { formArrival, formParser, giveUpForm } from "./form-parser";
import { shownName } from "./received-image";

const FILE_FIELD = "file";
const LIMITS = { fields: 10, fieldSize: 100, files: 5, fileSize: MAX_ZIP_BYTES + 1, parts: 15 };

/** Takes the form's file while it streams in. */
export interface FileTaker {
  write(piece: Buffer): Promise<void>;
  /** @throws ApiError when the file as a whole is refused */
  end(): Promise<void>;
  /** Nothing of it stays. */
  abandon(): Promise<void>;
}

/** Collects the parts of one form while they stream in. */
class ImportForm<Taker extends FileTaker> {
  readonly problems: FieldError[] = [];
  private readonly fields: Record<string, string> = {};
  /** The file, and whether all of it has been taken. */
  private taken: { taker: Promise<Taker>; whole: Promise<void> } | null = null;
  private fail: (error: unknown) => void = () => undefined;

  constructor(private readonly begin: (fileName: string) => Promise<Taker>) {}

  listen(parser: busboy.Busboy, fail: (error: unknown) => void): void {
    this.fail = fail;
    const tooMuch = () => this.problem("body", "The form has too many parts.");
    parser.on("field", (name, value, info) => this.field(name, value, info));
    parser.on("file", (name, stream, info) => this.file(name, stream, info));
    parser.on("filesLimit", tooMuch);
    parser.on("fieldsLimit", tooMuch);
    parser.on("partsLimit", tooMuch);
  }

  /** Once all parts have come. @throws ApiError 400 with every bad field, 413; what the taker throws */
  async read(): Promise<{ taker: Taker; fields: ImportFields }> {
    const taker = await this.taken?.taker;
    await this.taken?.whole;
    const parsed = importFieldsSchema.safeParse(this.fields);
    if (!parsed.success) this.problems.push(...fieldErrors(parsed.error.issues));
    if (!taker && this.problems.length === 0) this.problem(FILE_FIELD, "Choose a CSV or zip file");
    if (!taker || !parsed.success || this.problems.length > 0) throw invalidRequest(this.problems);
    await taker.end();
    return { taker, fields: parsed.data };
  }

  /** Once nothing more comes. */
  async abandon(): Promise<void> {
    await this.taken?.whole.catch(() => undefined);
    const taker = await this.taken?.taker.catch(() => null);
    await taker?.abandon();
  }

  private field(name: string | undefined, value: string | undefined, info: busboy.FieldInfo): void {
    const field = (name ?? "").slice(0, 100) || "body";
    if (Object.hasOwn(this.fields, field)) this.problem(field, `${field} is given more than once`);
    else if (value === undefined || info.valueTruncated) this.problem(field, "can't be read");
    // An empty form field is one nobody filled in.
    else if (value !== "") this.fields[field] = value;
  }

  private file(name: string | undefined, stream: Readable, info: busboy.FileInfo): void {
    // A truncated form ends its file with an error before anybody reads it.
    stream.on("error", () => undefined);
    if (name !== FILE_FIELD || this.taken) {
      const field = (name ?? "").slice(0, 100) || "body";
      this.problem(field, name === FILE_FIELD ? "Send one file" : `${field} takes no file`);
      stream.resume();
      return;
    }
    // What a browser sends for an unfilled file input has no name.
    if (info.filename === undefined) {
      stream.resume();
      return;
    }
    const taker = this.begin(shownName(info.filename));
    const whole = taker.then(async (open) => {
      for await (const piece of stream as AsyncIterable<Buffer>) await open.write(piece);
    });
    whole.catch((error: unknown) => this.fail(error));
    this.taken = { taker, whole };
  }

  private problem(field: string, message: string): void {
    if (this.problems.length < 20) this.problems.push({ field, message });
  }
}

/**
 * Reads the form of an import. Call it after the caller is authorised.
 * @param begin opens what takes the file; it is abandoned when the form is refused or breaks off
 * @throws ApiError 400 with every bad field, 413, 415; what the taker throws
 */
export async function readImportForm<Taker extends FileTaker>(
  request: IncomingMessage,
  begin: (fileName: string) => Promise<Taker>,
): Promise<{ taker: Taker; fields: ImportFields }> {
  const parser = formParser(request, LIMITS);
  const form = new ImportForm(begin);
  try {
    await formArrival(request, parser, (fail) => form.listen(parser, fail));
    return await form.read();
  } catch (error) {
    giveUpForm(request, parser);
    await form.abandon();
    throw error;
  }
}
