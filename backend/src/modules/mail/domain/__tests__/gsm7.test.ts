import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gsmText, smsLength } from "../gsm7";

describe("smsLength", () => {
  it.each([
    ["", "gsm7", 0, 0],
    ["Muraho", "gsm7", 6, 1],
    ["a".repeat(160), "gsm7", 160, 1],
    ["a".repeat(161), "gsm7", 161, 2],
    ["a".repeat(306), "gsm7", 306, 2],
    ["a".repeat(307), "gsm7", 307, 3],
    // Two septets each.
    ["€".repeat(80), "gsm7", 160, 1],
    ["€[]{}~^\\|", "gsm7", 18, 1],
    ["é è à ù É Ç", "gsm7", 11, 1],
    // Outside of the alphabet.
    ["ê", "ucs2", 1, 1],
    ["ç", "ucs2", 1, 1],
    [`ô${"a".repeat(69)}`, "ucs2", 70, 1],
    [`ô${"a".repeat(70)}`, "ucs2", 71, 2],
    [`ô${"a".repeat(134)}`, "ucs2", 135, 3],
    ["😀", "ucs2", 2, 1],
  ] as const)("counts %j", (text, encoding, length, parts) => {
    expect(smsLength(text)).toEqual({ encoding, length, parts });
  });

  it("does not tear apart what belongs together", () => {
    // The escape would be septet 153 of the first part.
    expect(smsLength(`${"a".repeat(152)}€${"a".repeat(152)}`)).toMatchObject({
      length: 306,
      parts: 3,
    });
    expect(smsLength("😀".repeat(67))).toMatchObject({ length: 134, parts: 3 });
  });
});

describe("gsmText", () => {
  it.each([
    ["Jérôme", "Jérome"],
    ["Garçon, hôtel, être", "Garcon, hotel, etre"],
    ["It’s “here” – now…", `It's "here" - now...`],
    ["RWF\u00a01,000\u202f000", "RWF 1,000 000"],
    ["cœur 😀 ok", "coeur ok"],
    ["محمد", ""],
    ["a{b}€", "ab"],
  ])("writes %j as %j", (text, plain) => {
    expect(gsmText(text)).toBe(plain);
  });

  it("leaves nothing that costs more than its length", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 20 }), (text) => {
        const plain = gsmText(text);
        const { encoding, length } = smsLength(plain);
        return encoding === "gsm7" && length === plain.length && gsmText(plain) === plain;
      }),
    );
  });
});
