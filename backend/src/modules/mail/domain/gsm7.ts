/**
 * How long a text message is, and so what it costs: networks count septets of GSM 03.38's alphabet (3GPP TS 23.038),
 * or UTF-16 units once a single character is outside of it.
 */
const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Each costs two septets: an escape stands before it. */
const EXTENSION = "\f^{}\\[~]|€";

const SEPTETS: ReadonlyMap<string, number> = new Map([
  ...[...BASIC].map((character) => [character, 1] as const),
  ...[...EXTENSION].map((character) => [character, 2] as const),
]);

export interface SmsLength {
  encoding: "gsm7" | "ucs2";
  /** Septets, or UTF-16 units. */
  length: number;
  /** What the network sends, and is paid for; 0 for an empty text. */
  parts: number;
}

/** One alone, and one of several: they say which of how many they are. */
const ROOM = { gsm7: { alone: 160, joined: 153 }, ucs2: { alone: 70, joined: 67 } } as const;

/**
 * Parts that hold these units. What belongs together (an escape and its character, the two halves of an emoji) is not torn
 * apart, so a part may end one unit early.
 */
function partsOf(units: readonly number[], { alone, joined }: { alone: number; joined: number }) {
  const length = units.reduce((sum, unit) => sum + unit, 0);
  if (length <= alone) return length === 0 ? 0 : 1;
  let parts = 1;
  let used = 0;
  for (const unit of units) {
    if (used + unit > joined) {
      parts += 1;
      used = 0;
    }
    used += unit;
  }
  return parts;
}

export function smsLength(text: string): SmsLength {
  const characters = [...text];
  const septets = characters.map((character) => SEPTETS.get(character) ?? null);
  const isGsm = septets.every((count) => count !== null);
  const units = isGsm ? septets : characters.map((character) => character.length);
  const encoding = isGsm ? "gsm7" : "ucs2";
  const length = units.reduce((sum, unit) => sum + unit, 0);
  return { encoding, length, parts: partsOf(units, ROOM[encoding]) };
}

/** What a keyboard or a dictionary makes of plain characters. */
const PLAIN: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "“": '"',
  "”": '"',
  "«": '"',
  "»": '"',
  "–": "-",
  "—": "-",
  "−": "-",
  "…": "...",
  "•": "-",
  "×": "x",
  œ: "oe",
  Œ: "OE",
  "\t": " ",
};

function inGsm(character: string): string {
  if (SEPTETS.get(character) === 1) return character;
  const plain = PLAIN[character];
  if (plain !== undefined) return plain;
  if (/^\p{Zs}$/u.test(character)) return " ";
  // "ê" is an e with a hat that the alphabet lacks: people read it without.
  return [...character.normalize("NFD")].filter((part) => SEPTETS.get(part) === 1).join("");
}

/**
 * A text in characters that cost one septet each; letters lose accents that the alphabet lacks, and what has no likeness
 * in it (emoji, other scripts) is left out.
 */
export const gsmText = (text: string): string =>
  [...text.normalize("NFC")].map(inGsm).join("").replace(/ {2,}/g, " ").trim();
