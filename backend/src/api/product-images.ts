import { TOO_MANY_IMAGES } from "../contracts/catalogue-writes";
import type { FieldError } from "../contracts/envelope";
import type { ImageRefusal } from "../lib/images";

/** The form's field for files, repeated for each. */
export const IMAGES_FIELD = "images";
export { MAX_IMAGE_BYTES } from "../lib/images";

export type ImageFault = ImageRefusal | "too_large";

/** What the specification's form says (section 5); the last two are ours. */
const TEXTS: Record<ImageFault, string> = {
  too_large: "is too large. Maximum size is 5MB.",
  unsupported_type: "is not a valid image type. Only JPEG, PNG, GIF, or WEBP are allowed.",
  too_many_pixels: "has more than 40 million pixels.",
  unreadable: "is damaged and can't be read.",
};

/** @param file name from the sender */
export const imageProblem = (file: string, fault: ImageFault): FieldError => ({
  field: IMAGES_FIELD,
  message: `${file} ${TEXTS[fault]}`,
});

export const TOO_MANY: FieldError = { field: IMAGES_FIELD, message: TOO_MANY_IMAGES };
