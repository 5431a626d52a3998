import { isOneSize } from "@strive/backend/contracts/one-size";

export const sizeText = (size: string): string => (isOneSize(size) ? "Taille unique" : size);
export const sizeNamed = (size: string): string =>
  isOneSize(size) ? "Taille unique" : `Taille ${size}`;
export const sizeInText = (size: string): string =>
  isOneSize(size) ? "taille unique" : `taille ${size}`;
