import { z } from "zod";
import { parseImageUrl, UPLOADS_PATH } from "./image-url";

export const CHOOSE_AGAIN = "Choose this picture again";

/** Whether it has the form of an address of a picture that was sent. */
export const isStoredPicture = (url: string): boolean =>
  url.startsWith(UPLOADS_PATH) && parseImageUrl(url) !== null;

export const pictureAddressSchema = z.string({ error: CHOOSE_AGAIN }).max(200, CHOOSE_AGAIN);
/** Of a picture that was sent. */
export const storedPictureSchema = pictureAddressSchema.refine(isStoredPicture, CHOOSE_AGAIN);
