/** What the standard fonts of a PDF have beyond Latin-1 (Windows-1252). */
const MORE = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";

const isPrintable = (letter: string): boolean =>
  /^[ -~\u00a0-\u00ff]$/.test(letter) || MORE.includes(letter);

/** A letter without its accent; of another script nothing is left but a mark that something is there. */
function plain(letter: string): string {
  const [base = ""] = letter.normalize("NFKD");
  return isPrintable(base) ? base : "?";
}

/** A text in the letters of a PDF's standard fonts: no font has to be carried along. */
export const printable = (text: string): string =>
  [...text.normalize("NFC")]
    .map((letter) => (isPrintable(letter) ? letter : plain(letter)))
    .join("");
