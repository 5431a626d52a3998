import { parseImageUrl, UPLOADS_PATH } from "./image-url";

/** Whether it has the form of an address of a picture that was sent. */
export const isStoredPicture = (url: string): boolean =>
  url.startsWith(UPLOADS_PATH) && parseImageUrl(url) !== null;
