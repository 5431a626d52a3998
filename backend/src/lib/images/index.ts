/** 5 MB as the browser's form counts them. */
export { MAX_IMAGE_BYTES } from "../../contracts/product-limits";

export { bucketSettings, type BucketSettings } from "./bucket-settings";
export { ImageRefused, type ImageRefusal } from "./image-refused";
export { jpegPicture } from "./jpeg-picture";
export { localPictures } from "./local-pictures";
export { clientConfig } from "./picture-bucket";
export {
  PicturesAway,
  pictureIdOf,
  type ListedFile,
  type PictureStore,
  type StoredFile,
} from "./picture-store";
export { pictureInTurn } from "./picture-in-turn";
export {
  processImage,
  type ImageFile,
  type ProcessedImage,
  type ProcessOptions,
} from "./process-image";
export { pictureWithSmall, privatePicture, type PrivatePicture } from "./private-picture";
export { RecentFiles } from "./recent-files";
export { shopPictures } from "./shop-pictures";
export { sniffFormat, SNIFFED_BYTES } from "./sniff";
export { SpoolFile } from "./spool-file";
export { storeImage } from "./store-image";
