/** As contracts/one-size has it. */
const isOneSize = (size: string): boolean => /^one size$/i.test(size);

export const sizeText = (size: string): string => (isOneSize(size) ? "Taille unique" : size);
export const sizeNamed = (size: string): string =>
  isOneSize(size) ? "Taille unique" : `Taille ${size}`;
export const sizeInText = (size: string): string =>
  isOneSize(size) ? "taille unique" : `taille ${size}`;
