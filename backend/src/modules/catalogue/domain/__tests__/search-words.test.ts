import { describe, expect, it } from "vitest";
import { NAMED_COLORS } from "../../../../contracts/colors";
import { foldText } from "../fold";
import { WORD_GROUPS } from "../search-synonyms";
import { bareWord, colorWords, splitWords, SYNONYMS } from "../search-words";

describe("the word groups", () => {
  it("list no word twice", () => {
    const words = WORD_GROUPS.flatMap((group) => group.words.map(foldText));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it("list no kind twice, and none that is a word of the same group", () => {
    for (const { words, kinds = [] } of WORD_GROUPS) {
      expect(new Set([...words, ...kinds]).size).toBe(words.length + kinds.length);
    }
  });

  it("are written in lower case, words behind single spaces", () => {
    for (const word of WORD_GROUPS.flatMap(({ words, kinds = [] }) => [...words, ...kinds])) {
      expect(word).toMatch(/^[\p{Ll}'-]+( [\p{Ll}'-]+)*$/u);
    }
  });
});

describe("the synonyms of a word in a name", () => {
  it.each([
    ["tee", ["t-shirts", "umupira"]],
    ["dress", ["robes", "ikanzu"]],
    ["ikanzu", ["dresses", "robes"]],
    ["chapeau", ["hats", "ingofero"]],
    ["jeans", ["ijini", "pantalons", "ipantalo"]],
    ["hoodie", ["hoodies", "sweaters", "imbeho"]],
    ["cardigan", ["sweaters", "pulls"]],
    ["men", ["hommes", "abagabo"]],
    ["accessory", ["accessoires"]],
    ["noire", ["black", "umukara"]],
  ])("%s is found by %j", (word, others) => {
    expect(SYNONYMS.get(word)).toEqual(expect.arrayContaining(others));
  });

  it("lead from a kind to what it is, not back", () => {
    expect(SYNONYMS.get("trousers")).not.toContain("ijini");
    expect(SYNONYMS.get("cardigan")).not.toContain("hoodies");
  });

  it("take words that mean a thing only together as none alone", () => {
    expect(SYNONYMS.get("umupira")).not.toContain("sweaters");
    expect(SYNONYMS.get("imbeho")).toBeUndefined();
  });
});

describe("the words of a colour", () => {
  it("are its own and those of its family, in three languages", () => {
    expect(colorWords("Navy")).toEqual(
      expect.arrayContaining(["navy", "marine", "blue", "bleus", "ubururu"]),
    );
    expect(colorWords("Red earth")).toEqual(
      expect.arrayContaining(["red", "earth", "rouges", "umutuku"]),
    );
  });

  it("are never none", () => {
    for (const { name } of NAMED_COLORS) {
      expect(colorWords(name)).toEqual(expect.arrayContaining(splitWords(foldText(name))));
    }
  });
});

describe("bareWord", () => {
  it.each([
    ["w'imbeho", "imbeho"],
    ["d'hiver", "hiver"],
    ["y'umukara", "umukara"],
    ["men's", "men"],
    ["ladies'", "ladies"],
    ["t-shirt", "t-shirt"],
    ["it's", "it"],
    ["'", "'"],
    ["o'c", "o'c"],
  ])("makes %s %s", (word, bare) => {
    expect(bareWord(word)).toBe(bare);
  });
});
