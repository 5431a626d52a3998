export { ImageRefused, type ImageRefusal } from "./image-refused";
export {
  processImage,
  type ImageFile,
  type ProcessedImage,
  type ProcessOptions,
} from "./process-image";
export { storeImage } from "./store-image";
