/**
 * Phone numbers as people write them. The one place that knows what a typed number means: every
 * form shows a number by it, and every contract stores one by it, as E.164.
 */

export type PhoneNetwork = "MTN" | "Airtel" | "KTRN";

export interface PhoneNumber {
  /** E.164: `+250788123456`. */
  phone: string;
  /** As people write it: "0788 123 456", "+32 470 123 456". */
  text: string;
  /** With the country code: "+250 788 123 456". */
  fullText: string;
  /** A guess by the first digits: a number keeps them when its owner changes the network. */
  network: PhoneNetwork | null;
  problem: null;
}

/** What was typed is not a number; the problem says what to change, with an example. */
export interface NoPhoneNumber {
  phone: null;
  network: null;
  problem: string;
}

const EXAMPLE = "0788 123 456";
const TEN_DIGITS = `A phone number has 10, like ${EXAMPLE}.`;
const ABROAD = "For a number abroad, start with + and the country code.";
const ABROAD_EXAMPLE = "A number abroad looks like +32 470 12 34 56.";
const COUNT_WORDS = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** U+0660 and U+06F0 are the zeros of the Arabic and the Persian digits. */
const plainDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  return String(code - (code < 0x06f0 ? 0x0660 : 0x06f0));
};

/** Letters typed for digits: only if everything else is one. */
const withoutLetters = (text: string): string =>
  /^[+\doOlI]+$/.test(text) && text.replace(/\D/g, "").length > 5
    ? text.replace(/[oO]/g, "0").replace(/[lI]/g, "1")
    : text;

/**
 * Digits and plus signs, and whatever has no place in a number. Spaces, dashes, dots, brackets,
 * slashes and invisible marks (a contact copied on a phone brings some) are dropped; full-width and
 * Arabic digits become plain ones. "+44 (0)20 …": that zero is for calls inside the country.
 */
const compact = (typed: string): string =>
  withoutLetters(
    typed
      .normalize("NFKC")
      .trim()
      .replace(/^tel:/i, "")
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, plainDigit)
      .replace(/(\d\s*)\(\s*0\s*\)/g, "$1")
      .replace(/[\s\p{Z}\p{Cf}\p{Pd}\p{Ps}\p{Pe}\u2212.·,/_'’]/gu, ""),
    // Another country's number, typed after a country code already in the field.
  ).replace(/^\+?250(?=\+(?!0*250))/, "");

/** The country code, however often and however it was typed: "+250", "00250", "+250 +250". */
const COUNTRY = "(?:\\+*0{0,3}250)+";
/**
 * Nine digits behind the code, or behind a zero. A mobile number needs neither; a landline does,
 * and none begins with 250.
 */
const RWANDAN = new RegExp(
  `^(?:${COUNTRY}\\+?0{0,2}|\\+?0{0,2}(?=7)|\\+?0)(7\\d{8}|2(?!50)\\d{8})$`,
);
/** North America's and Russia's numbers all have ten digits behind a code of one. */
const FOREIGN = /^(?:\++|\+*00)([17]\d{10}|[2-689]\d{6,14})$/;

const inThrees = (digits: string): string => digits.replace(/\d{3}(?=\d{2})/g, "$& ");

/** Country codes of one and two digits; all others have three (ITU-T E.164). */
const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

const NETWORKS: Readonly<Record<string, PhoneNetwork>> = {
  72: "Airtel",
  73: "Airtel",
  77: "KTRN",
  78: "MTN",
  79: "MTN",
};

function rwandanNumber(national: string): PhoneNumber {
  return {
    phone: `+250${national}`,
    text: `0${inThrees(national)}`,
    fullText: `+250 ${inThrees(national)}`,
    network: NETWORKS[national.slice(0, 2)] ?? null,
    problem: null,
  };
}

function foreignNumber(digits: string): PhoneNumber {
  const code = COUNTRY_CODE.exec(digits)?.[0] ?? "";
  const text = `+${code} ${inThrees(digits.slice(code.length))}`;
  return { phone: `+${digits}`, text, fullText: text, network: null, problem: null };
}

function problemOf(typed: string): string {
  if (/[^\d+]/.test(typed)) return `A phone number has only digits, like ${EXAMPLE}.`;
  const behindCountry = typed.replace(new RegExp(`^${COUNTRY}`), "");
  if (behindCountry === typed && /^(?:\+|00)[1-9]/.test(typed)) {
    const digits = typed.replace(/^[+0]+/, "");
    const isShort = digits.length < (/^[17]/.test(digits) ? 11 : 7);
    return `This number is too ${isShort ? "short" : "long"}. ${ABROAD_EXAMPLE}`;
  }
  const national = behindCountry.replace(/^[+0]+/, "");
  if (national === "") return `A phone number has 10 digits, like ${EXAMPLE}.`;
  if (!/^[72]/.test(national)) {
    return `A phone number in Rwanda starts with 07, like ${EXAMPLE}. ${ABROAD}`;
  }
  const missing = 9 - national.length;
  const word = COUNT_WORDS[Math.abs(missing)];
  if (word === undefined) return `A phone number has 10 digits, like ${EXAMPLE}. ${ABROAD}`;
  if (missing < 0) {
    return `${word} ${missing === -1 ? "digit" : "digits"} too many. ${TEN_DIGITS} ${ABROAD}`;
  }
  return `${word} ${missing === 1 ? "digit is" : "digits are"} missing. ${TEN_DIGITS}`;
}

/** The number that was meant, or what is wrong with it in a sentence for whoever typed it. */
export function readPhone(typed: string): PhoneNumber | NoPhoneNumber {
  const plain = compact(typed);
  const national = RWANDAN.exec(plain)?.[1];
  if (national !== undefined) return rwandanNumber(national);
  const foreign = FOREIGN.exec(plain)?.[1];
  if (foreign !== undefined && !foreign.startsWith("250")) return foreignNumber(foreign);
  return { phone: null, network: null, problem: problemOf(plain) };
}

/** A stored number as people write it; anything else stays as it is. */
export function phoneText(stored: string): string {
  const read = readPhone(stored);
  return read.phone === null ? stored : read.text;
}
