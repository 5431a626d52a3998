import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "../fold";

describe("foldText", () => {
  it.each([
    ["Élégance", "elegance"],
    ["ÇA ET LÀ", "ca et la"],
    ["Cœur Sœur", "coeur soeur"],
    ["w’imbeho", "w'imbeho"],
    ["Straße", "strasse"],
    ["İSTANBUL", "istanbul"],
    ["50% off_", "50% off_"],
  ])("makes %s %s", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it("is done once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = foldText(text);
        expect(foldText(once)).toBe(once);
      }),
    );
  });

  it("keeps what is part of a text part of it", () => {
    const letters = fc.constantFrom(..."aBcÉéœŒ çÀ'’ßüñ-%_🧥");
    const texts = fc.array(letters, { maxLength: 12 }).map((all) => all.join(""));
    fc.assert(
      fc.property(texts, texts, texts, (before, part, after) => {
        expect(foldText(before + part + after)).toContain(foldText(part));
      }),
    );
  });
});
