import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "../fold";
import { searchTextOf, synonymsFrom } from "../search-text";

const wordsOf = (text: string) => searchTextOf(foldText(text)).terms.map(({ word }) => word);

describe("searchTextOf", () => {
  it.each([
    ["hoodie", ["hoodie"]],
    ["Red  Hoodie, red", ["red", "hoodie"]],
    ["robe pour femmes", ["robe", "femmes"]],
    ["umupira w'imbeho", ["umupira w'imbeho"]],
    ["umupira w'umukara", ["umupira", "umukara"]],
    ["ikanzu y’umukara", ["ikanzu", "umukara"]],
    ["men's shirts", ["men", "shirts"]],
    ["black t shirt", ["t shirt", "black"]],
    ["T Shirts", ["t shirts"]],
    ["the", ["the"]],
    ["%", ["%"]],
    ["...", ["..."]],
  ])("asks for each telling word of %s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it("knows what a listed word means, and takes any other as it is", () => {
    const termsOf = (text: string) =>
      searchTextOf(foldText(text)).terms.map(({ token, isListed }) => ({ token, isListed }));
    expect(termsOf("Umupira w’imbeho")).toEqual([{ token: "=sweaters=", isListed: true }]);
    expect(termsOf("casquette Kivu")).toEqual([
      { token: "=caps=", isListed: true },
      { token: "=kivu=", isListed: false },
    ]);
  });

  it("takes a word of staff's for what it means", () => {
    const synonyms = synonymsFrom([
      { word: "kofia", means: "caps" },
      { word: "kofia ya kivu", means: "kivu cap" },
      { word: "fulana", means: "polo shirt" },
      { word: "lbd", means: "the black dress" },
    ]);
    const termsOf = (text: string) =>
      searchTextOf(foldText(text), synonyms).terms.map(({ piece, word, token }) => [
        piece,
        word,
        token,
      ]);
    expect(termsOf("red kofia")).toEqual([
      ["kofia", "caps", "=caps="],
      ["red", "red", "=red="],
    ]);
    expect(termsOf("Kofia ya Kivu")).toEqual([
      ["kofia ya kivu", "kivu", "=kivu="],
      ["kofia ya kivu", "cap", "=caps="],
    ]);
    expect(termsOf("LBD")).toEqual([
      ["lbd", "black", "=black="],
      ["lbd", "dress", "=dresses="],
    ]);
    expect(termsOf("fulana, (kofia)")).toEqual([
      ["fulana", "polo shirt", "=polos="],
      ["kofia", "caps", "=caps="],
    ]);
    expect(termsOf("kofias")).toEqual([["kofias", "kofias", "=kofias="]]);
  });

  it("looks into the index a few times at most", () => {
    expect(wordsOf("b c f g h i j k l m n o p")).toHaveLength(8);
  });

  it("asks for pieces of the text alone, so whatever contains it is found", () => {
    const words = fc.constantFrom(
      "red",
      "t",
      "shirt",
      "shirts",
      "w'imbeho",
      "men's",
      "the",
      "a,",
      "%",
    );
    const texts = fc.array(words, { minLength: 1, maxLength: 12 }).map((all) => all.join(" "));
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ minLength: 1 })), (text) => {
        const { phrase, terms } = searchTextOf(foldText(text));
        expect(terms.length).toBeGreaterThan(0);
        for (const { piece } of terms) expect(phrase).toContain(piece);
      }),
    );
  });
});
