import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { invalidRequest } from "../lib/api-error";
import { ImageRefused, pictureInTurn, shopPictures } from "../lib/images";
import { receiveForm } from "./multipart-form";
import { onePicture, told } from "./product-form";
import { imageProblem } from "./product-images";

/**
 * Reads a form with one picture as it arrives, and re-encodes it; only a turn's picture is in memory. Call it after the
 * caller is authorised.
 * @param encode makes what is kept of the file
 * @returns the file as it came, and what is kept of it
 * @throws ApiError 400 with the field, 415, 429 when too many wait, 503 when the disk is full
 */
export async function readPictureForm<Picture>(
  request: MedusaRequest,
  encode: (sent: Buffer) => Promise<Picture>,
): Promise<{ sent: Buffer; picture: Picture }> {
  try {
    const form = await receiveForm(request, shopPictures().folder);
    try {
      await onePicture(form.fields, form.images.length);
      const [image] = form.images;
      return await pictureInTurn(async () => {
        const sent = (await image?.bytes?.read()) ?? Buffer.alloc(0);
        try {
          return { sent, picture: await encode(sent) };
        } catch (error) {
          if (error instanceof ImageRefused)
            throw invalidRequest([imageProblem(image?.name ?? "", error.code)]);
          throw error;
        }
      });
    } finally {
      await form.release();
    }
  } catch (error) {
    throw told(error, request);
  }
}

/** Never cached unless told otherwise, as every personal answer; and opened by itself it does nothing. */
export function sendPicture(response: MedusaResponse, bytes: Buffer): void {
  response.setHeader("Content-Security-Policy", "default-src 'none'; sandbox");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  response.type("image/webp").send(bytes);
}
