import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { ServerResponse } from "node:http";
import { ApiError, invalidRequest } from "../lib/api-error";
import {
  ImageRefused,
  pictureInTurn,
  PicturesAway,
  processImage,
  shopPictures,
  type PictureStore,
} from "../lib/images";
import { diskFailed, isDiskFailure } from "./disk-failure";
import { receiveForm } from "./multipart-form";
import { IMAGES_FIELD, imageProblem } from "./product-images";
import type { ReceivedImage } from "./received-image";

/** A picture that has been re-encoded and stored. */
export interface StoredImage {
  /** Main URL, relative to the public origin: `/uploads/….webp`. */
  url: string;
  /** Pixels of the largest output. */
  width: number;
  height: number;
}

/** The product form of the specification (section 7), as it arrived. */
export interface ProductForm {
  /** Text fields by name, each given once. */
  fields: Record<string, string>;
  /** The files of the field `images`, in their order; stored already. */
  images: StoredImage[];
  /** Removes every picture stored for this form, if the write then failed. */
  discard(): Promise<void>;
}

/** Aborted when nobody can receive the answer any more: a closed window, or the deadline. */
function abandonment(response: ServerResponse | undefined): AbortSignal {
  const gone = new AbortController();
  const reason = new ApiError(408, "timeout", "The upload was given up.");
  const abort = () => gone.abort(reason);
  if (response?.destroyed || response?.writableEnded) abort();
  else response?.once("close", abort);
  return gone.signal;
}

async function storePicture(
  { name, bytes }: ReceivedImage,
  { store, signal }: { store: PictureStore; signal: AbortSignal },
): Promise<StoredImage> {
  try {
    const input = (await bytes?.read()) ?? Buffer.alloc(0);
    const picture = await processImage(input, { signal });
    return { url: await store.put(picture), width: picture.width, height: picture.height };
  } catch (error) {
    if (error instanceof ImageRefused) throw invalidRequest([imageProblem(name, error.code)]);
    throw error;
  }
}

/** The cause is for the log; the sender can fix neither a disk nor a bucket. */
export function told(error: unknown, request: MedusaRequest): unknown {
  if (!isDiskFailure(error) && !(error instanceof PicturesAway)) return error;
  request.scope
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error(`Pictures can't be stored: ${error.message}`);
  return diskFailed();
}

/** Checks a form that has arrived, throwing before the slow work on its pictures begins. */
export type FormCheck = (
  fields: Record<string, string>,
  imageCount: number,
) => void | Promise<void>;

/** Of a form that is one picture. @throws ApiError 400 with the field */
export const onePicture: FormCheck = (fields, imageCount) => {
  const unknown = Object.keys(fields).map((field) => ({ field, message: `${field} is not known` }));
  if (imageCount !== 1) unknown.push({ field: IMAGES_FIELD, message: "Send one picture" });
  if (unknown.length > 0) throw invalidRequest(unknown);
};

/**
 * Reads a multipart/form-data body as it arrives and stores its pictures.
 * Call it after the caller is authorised, and `discard` when the write that follows fails.
 * @param check spares anyone who mistyped a price the wait for five pictures
 * @throws ApiError 400 naming the field, 408 when nobody waits any more, 415, 429, 503 when the disk
 * is full or the bucket away, and what `check` throws; nothing stays behind.
 */
export async function readProductForm(
  request: MedusaRequest,
  check?: FormCheck,
): Promise<ProductForm> {
  const store = shopPictures();
  const signal = abandonment(request.res);
  const images: StoredImage[] = [];
  const discard = async () => {
    await Promise.all(images.splice(0).map(({ url }) => store.remove(url)));
  };
  try {
    const form = await receiveForm(request, store.folder);
    try {
      await check?.(form.fields, form.images.length);
      for (const image of form.images) {
        signal.throwIfAborted();
        images.push(await pictureInTurn(() => storePicture(image, { store, signal })));
      }
    } finally {
      await form.release();
    }
    return { fields: form.fields, images: [...images], discard };
  } catch (error) {
    await discard();
    throw told(error, request);
  }
}
