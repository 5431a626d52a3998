import { isOneSize } from "@strive/backend/contracts/named-sizes";

/** What a size is called in this language. */
export const sizeText = (size: string): string => size;
/** The same behind the word, where it does not say by itself that it is a size. */
export const sizeNamed = (size: string): string => (isOneSize(size) ? "One size" : `Size ${size}`);
/** The same within a sentence. */
export const sizeInText = (size: string): string => (isOneSize(size) ? "one size" : `size ${size}`);
