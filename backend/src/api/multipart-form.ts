import type busboy from "busboy";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { MAX_IMAGES } from "../contracts/catalogue-writes";
import { invalidRequest } from "../lib/api-error";
import type { FieldError } from "../contracts/envelope";
import { isDiskFailure } from "./disk-failure";
import { formArrival, formParser, giveUpForm, unreadableForm } from "./form-parser";
import { IMAGES_FIELD, imageProblem, MAX_IMAGE_BYTES, TOO_MANY } from "./product-images";
import { receiveImage, type ReceivedImage } from "./received-image";

/** What a form may hold besides its pictures. Bytes; the largest are descriptions and variants. */
const LIMITS = { fields: 30, fieldBytes: 64 * 1024, nameBytes: 100 } as const;

/** A form whose files are on disk without a name, all acceptable at first sight. */
export interface ReceivedForm {
  readonly fields: Record<string, string>;
  readonly images: readonly ReceivedImage[];
  /** Frees the files. */
  release(): Promise<void>;
}

/** Collects the parts of one form while they stream in. */
class Collector {
  readonly fields = new Map<string, string>();
  readonly problems: FieldError[] = [];
  readonly #files: Promise<ReceivedImage>[] = [];
  /** Called when a file can't be taken: the disk failed, or the form ended inside it. */
  #onFailure: (error: unknown) => void = () => undefined;

  constructor(private readonly folder: string) {}

  listen(parser: busboy.Busboy, onFailure: (error: unknown) => void): void {
    this.#onFailure = onFailure;
    parser.on("field", (name, value, info) => this.field(name, value, info));
    parser.on("file", (name, stream, info) => this.file(name, stream, info));
    parser.on("filesLimit", () => this.tooManyImages());
    parser.on("fieldsLimit", () => this.problem("body", "The form has too many fields."));
    parser.on("partsLimit", () => this.problem("body", "The form has too many parts."));
  }

  /** The parser gives no value for a text whose declared charset it doesn't know. */
  field(name: string | undefined, value: string | undefined, info: busboy.FieldInfo): void {
    const field = (name ?? "").slice(0, LIMITS.nameBytes);
    if (field === "" || field !== name) {
      this.problem("body", "A field has no name, or too long a one.");
    } else if (this.fields.has(field)) {
      this.problem(field, `${field} is given more than once`);
    } else if (value === undefined) {
      this.problem(field, `${field} can't be read`);
    } else if (info.valueTruncated) {
      this.problem(field, `${field} is too long`);
    }
    this.fields.set(field, value ?? "");
  }

  file(name: string | undefined, stream: Readable, info: busboy.FileInfo): void {
    // A truncated form ends its file with an error before anybody reads it.
    stream.on("error", () => undefined);
    if (name !== IMAGES_FIELD) {
      const field = (name ?? "").slice(0, LIMITS.nameBytes) || "body";
      this.problem(field, `${field} takes no file`);
      stream.resume();
      return;
    }
    const received = receiveImage(stream, { name: info.filename, folder: this.folder }).catch(
      (error: unknown) => {
        throw isDiskFailure(error) ? error : unreadableForm();
      },
    );
    received.catch((error: unknown) => this.#onFailure(error));
    this.#files.push(received);
  }

  problem(field: string, message: string): void {
    if (this.problems.length < 20) this.problems.push({ field, message });
  }

  tooManyImages(): void {
    if (!this.problems.includes(TOO_MANY)) this.problems.unshift(TOO_MANY);
  }

  /** Every complete file, once the last has ended. */
  async images(): Promise<ReceivedImage[]> {
    const settled = await Promise.allSettled(this.#files);
    return settled.flatMap((file) =>
      file.status === "fulfilled" && !file.value.isAbsent ? [file.value] : [],
    );
  }

  /** @throws why a file failed; the form may have ended before its last bytes were written. */
  async failure(): Promise<void> {
    await Promise.all(this.#files);
  }
}

const release = async (images: readonly ReceivedImage[]) => {
  await Promise.allSettled(images.flatMap(({ bytes }) => (bytes ? [bytes.close()] : [])));
};

/**
 * Reads a product form. Files are checked while they stream in, by first bytes and size, and kept
 * in `folder` on disk; the caller must `release` them.
 * @throws ApiError 400 with every bad field, 415; the disk's error. Nothing is kept then.
 */
export async function receiveForm(request: IncomingMessage, folder: string): Promise<ReceivedForm> {
  const parser = formParser(request, {
    fields: LIMITS.fields,
    fieldSize: LIMITS.fieldBytes,
    // One more than allowed tells too many or too large from just right.
    files: MAX_IMAGES + 1,
    fileSize: MAX_IMAGE_BYTES + 1,
    parts: LIMITS.fields + MAX_IMAGES + 1,
  });
  const parts = new Collector(folder);
  try {
    await formArrival(request, parser, (fail) => parts.listen(parser, fail));
    await parts.failure();
  } catch (error) {
    giveUpForm(request, parser);
    await release(await parts.images());
    throw error;
  }
  const images = await parts.images();
  if (images.length > MAX_IMAGES) parts.tooManyImages();
  for (const { name, fault } of images) {
    if (fault) parts.problems.push(imageProblem(name, fault));
  }
  if (parts.problems.length > 0) {
    await release(images);
    throw invalidRequest(parts.problems);
  }
  return { fields: Object.fromEntries(parts.fields), images, release: () => release(images) };
}
