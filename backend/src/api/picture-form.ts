import type { MedusaRequest } from "@medusajs/framework/http";
import { invalidRequest } from "../lib/api-error";
import {
  ImageRefused,
  pictureInTurn,
  privatePicture,
  shopPictures,
  type PrivatePicture,
} from "../lib/images";
import type { PictureCaller } from "../actions/order-return/return-pictures";
import { admitted } from "./gatekeeper";
import { receiveForm, type ReceivedForm } from "./multipart-form";
import { told } from "./product-form";
import { IMAGES_FIELD, imageProblem } from "./product-images";

/** Who asks for the pictures of which return. */
export function pictureCaller(request: MedusaRequest): PictureCaller {
  const { actor, params, query } = admitted<unknown, { access_token?: string }>(request);
  return {
    actor,
    orderId: params.id ?? "",
    returnId: params.return_id ?? "",
    accessToken: query.access_token,
  };
}

/** @throws ApiError 400 with the field unless the form is one picture */
function oneImage({ fields, images }: ReceivedForm) {
  const unknown = Object.keys(fields).map((field) => ({ field, message: `${field} is not known` }));
  const [image] = images;
  if (!image || images.length > 1) {
    unknown.push({ field: IMAGES_FIELD, message: "Send one picture" });
  }
  if (!image || unknown.length > 0) throw invalidRequest(unknown);
  return image;
}

/**
 * Reads a form with one picture as it arrives, and re-encodes it; only a turn's picture is in memory. Call it after the
 * caller is authorised.
 * @returns the file as it came, and what is kept of it
 * @throws ApiError 400 with the field, 415, 429 when too many wait, 503 when the disk is full
 */
export async function readReturnPictureForm(
  request: MedusaRequest,
): Promise<{ sent: Buffer; picture: PrivatePicture }> {
  try {
    const form = await receiveForm(request, shopPictures().folder);
    try {
      const { name, bytes } = oneImage(form);
      return await pictureInTurn(async () => {
        const sent = (await bytes?.read()) ?? Buffer.alloc(0);
        try {
          return { sent, picture: await privatePicture(sent) };
        } catch (error) {
          if (error instanceof ImageRefused) throw invalidRequest([imageProblem(name, error.code)]);
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
