/** No vowels, so that no word comes out, and nothing that is taken for something else. */
const LETTERS = "BCDFGHJKMNPQRTVWXYZ2346789";
const LENGTH = 6;

/** A code that nobody guesses. */
export const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(LENGTH)), (number) =>
    LETTERS.charAt(number % LETTERS.length),
  ).join("");
