/** Limits of a product's pictures, for those who need no schema. */
export const MAX_IMAGES = 5;
export const TOO_MANY_IMAGES = "Maximum 5 images allowed per product";
/** Of one file, before it is re-encoded. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
