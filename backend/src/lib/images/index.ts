export { ImageRefused, type ImageRefusal } from "./image-refused";
export { localPictures, pictureIdOf, shopPictures, type PictureStore } from "./picture-store";
export {
  processImage,
  type ImageFile,
  type ProcessedImage,
  type ProcessOptions,
} from "./process-image";
export { sniffFormat, SNIFFED_BYTES } from "./sniff";
export { SpoolFile } from "./spool-file";
export { storeImage } from "./store-image";
