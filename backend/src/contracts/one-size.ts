/** The one size that is a word: of what fits everybody. Letters and numbers are the same in every language. */
export const isOneSize = (size: string): boolean => /^one size$/i.test(size);
