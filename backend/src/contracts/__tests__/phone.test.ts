import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phoneText, readPhone } from "../phone";
import { PHONE_SPELLINGS } from "./spellings";

describe("a number of Rwanda", () => {
  it("has many spellings, each written once", () => {
    expect(new Set(PHONE_SPELLINGS).size).toBe(PHONE_SPELLINGS.length);
    expect(PHONE_SPELLINGS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(PHONE_SPELLINGS)("%j is +250788123456", (typed) => {
    expect(readPhone(typed)).toEqual({
      phone: "+250788123456",
      text: "0788 123 456",
      fullText: "+250 788 123 456",
      network: "MTN",
      problem: null,
    });
  });

  it.each([
    ["0722 123 456", "+250722123456", "Airtel"],
    ["0733 123 456", "+250733123456", "Airtel"],
    ["0772 123 456", "+250772123456", "KTRN"],
    ["0789 123 456", "+250789123456", "MTN"],
    ["0790 123 456", "+250790123456", "MTN"],
    // No network has these today; whoever has one can be called all the same.
    ["0750 123 456", "+250750123456", null],
    ["0252 123 456", "+250252123456", null],
    ["+250 252 123 456", "+250252123456", null],
  ])("%j is %s of %s", (typed, phone, network) => {
    expect(readPhone(typed)).toMatchObject({ phone, network });
  });
});

describe("a number abroad", () => {
  it.each([
    ["+32 470 12 34 56", "+32470123456", "+32 470 123 456"],
    ["0032 470 12 34 56", "+32470123456", "+32 470 123 456"],
    ["+1 (415) 555-2671", "+14155552671", "+1 415 555 2671"],
    // British Columbia's code is 250 too.
    ["+1 250 555 0199", "+12505550199", "+1 250 555 0199"],
    ["+44 (0)20 7946 0958", "+442079460958", "+44 207 946 0958"],
    ["+256 772 123456", "+256772123456", "+256 772 123 456"],
    ["+243 812 345 678", "+243812345678", "+243 812 345 678"],
    ["+7 912 345 67 89", "+79123456789", "+7 912 345 6789"],
    ["＋３２ ４７０ １２ ３４ ５６", "+32470123456", "+32 470 123 456"],
    ["+250 +32 470 12 34 56", "+32470123456", "+32 470 123 456"],
    ["++32470123456", "+32470123456", "+32 470 123 456"],
  ])("%j is %s", (typed, phone, text) => {
    expect(readPhone(typed)).toEqual({ phone, text, fullText: text, network: null, problem: null });
  });
});

describe("what is not a number", () => {
  const TEN = "A phone number has 10, like 0788 123 456.";
  const ABROAD = "For a number abroad, start with + and the country code.";
  const ONLY_DIGITS = "A phone number has only digits, like 0788 123 456.";
  const START = `A phone number in Rwanda starts with 07, like 0788 123 456. ${ABROAD}`;
  it.each([
    ["0788 123 45", `One digit is missing. ${TEN}`],
    ["788 123 45", `One digit is missing. ${TEN}`],
    ["+250 788 123 45", `One digit is missing. ${TEN}`],
    ["250 788 123 4", `Two digits are missing. ${TEN}`],
    ["0788 000", `Three digits are missing. ${TEN}`],
    ["250788123", `Three digits are missing. ${TEN}`],
    ["+250 188 123 456", START],
    ["0788 123 4567", `One digit too many. ${TEN} ${ABROAD}`],
    ["+250 788 123 456 78", `Two digits too many. ${TEN} ${ABROAD}`],
    ["0788123456 0722123456", `A phone number has 10 digits, like 0788 123 456. ${ABROAD}`],
    ["07700 900123", `One digit too many. ${TEN} ${ABROAD}`],
    ["32470123456", START],
    ["12345", START],
    ["0988000000", START],
    ["256772123456", `Three digits too many. ${TEN} ${ABROAD}`],
    ["0250123456", START],
    ["+1 415 555 267", "This number is too short. A number abroad looks like +32 470 12 34 56."],
    ["+078812345", `One digit is missing. ${TEN}`],
    ["+", "A phone number has 10 digits, like 0788 123 456."],
    ["+250", "A phone number has 10 digits, like 0788 123 456."],
    ["", "A phone number has 10 digits, like 0788 123 456."],
    ["call me", ONLY_DIGITS],
    ["OOOOO", ONLY_DIGITS],
    ["0788 123 456 ext. 2", ONLY_DIGITS],
    ["078812345x", ONLY_DIGITS],
    ["0788123456\u0000", ONLY_DIGITS],
    ["+32 47", "This number is too short. A number abroad looks like +32 470 12 34 56."],
    [
      "+32 470 12 34 56 78 90 12",
      "This number is too long. A number abroad looks like +32 470 12 34 56.",
    ],
  ])("%j: %s", (typed, problem) => {
    expect(readPhone(typed)).toEqual({ phone: null, network: null, problem });
  });
});

it("reads what it wrote, whatever was typed", () => {
  const digits = fc.stringMatching(/^[+ 0-9().-]{0,24}$/);
  fc.assert(
    fc.property(digits, (typed) => {
      const read = readPhone(typed);
      if (read.phone === null) {
        expect(read.problem).toMatch(/\.$/);
        return;
      }
      expect(read.phone).toMatch(/^\+[1-9]\d{6,14}$/);
      for (const again of [read.phone, read.text, read.fullText]) {
        expect(readPhone(again)).toEqual(read);
      }
    }),
  );
});

it("takes as long as the text is long", () => {
  expect(readPhone(`${"+250".repeat(20_000)}x`).phone).toBeNull();
  expect(readPhone("0".repeat(100_000)).phone).toBeNull();
});

it.each([
  ["+250788123456", "0788 123 456"],
  ["+32470123456", "+32 470 123 456"],
  ["unknown", "unknown"],
  ["", ""],
])("a stored %j is shown as %j", (stored, text) => {
  expect(phoneText(stored)).toBe(text);
});
