/** Letters that no accent can be taken off, and signs that are typed in two ways. */
export const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
  ς: "σ",
  "’": "'",
  // Ends the name in the texts that are searched.
  "\u001f": " ",
};

/** First and last of the combining marks that accents become when letters are taken apart. */
export const ACCENTS = ["\\u0300", "\\u036f"] as const;

const ACCENT = new RegExp(`[${ACCENTS.join("-")}]`, "g");
const LETTER = new RegExp(`[${Object.keys(FOLDED_LETTERS).join("")}]`, "g");

/**
 * Text as searching sees it: lower case, without accents. The same as `catalogue_fold` in the
 * database. Letter by letter, so part of a text stays part of it.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(ACCENT, "")
    .toLowerCase()
    .replace(ACCENT, "")
    .replace(LETTER, (letter) => FOLDED_LETTERS[letter] ?? letter);
