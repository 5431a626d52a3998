/** As contracts/one-size has it. */
const isOneSize = (size: string): boolean => /^one size$/i.test(size);

export const sizeText = (size: string): string => (isOneSize(size) ? "Ingano imwe" : size);
export const sizeNamed = (size: string): string =>
  isOneSize(size) ? "Ingano imwe" : `Ingano ${size}`;
export const sizeInText = (size: string): string =>
  isOneSize(size) ? "ingano imwe" : `ingano ${size}`;
