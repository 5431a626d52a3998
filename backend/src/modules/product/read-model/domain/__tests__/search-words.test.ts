import { describe, expect, it } from "vitest";
import { NAMED_COLORS } from "../../../../../contracts/colors";
import { foldText } from "../fold";
import { THING_WORDS, WORD_GROUPS } from "../search-synonyms";
import {
  bareWord,
  colorWords,
  formsOf,
  MEANING_OF,
  ownWords,
  splitWords,
  standInsFor,
  THING_FORMS,
  upperWords,
} from "../search-words";

describe("the word groups", () => {
  it("list no word twice, nor a form of one that means something else", () => {
    const words = WORD_GROUPS.flatMap((group) => group.words.map(foldText));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    const meanings = WORD_GROUPS.flatMap((group) =>
      group.words
        .map(foldText)
        .filter((word) => !word.includes(" "))
        .flatMap((word) => formsOf(word).map((form) => ({ form, group: group.words[0] ?? "" }))),
    );
    for (const { form, group } of meanings) {
      expect(MEANING_OF.get(form), form).toBe(foldText(group));
    }
  });

  it("list no kind twice, and none that is a word of the same group", () => {
    for (const { words, kinds = [] } of WORD_GROUPS) {
      expect(new Set([...words, ...kinds]).size).toBe(words.length + kinds.length);
    }
  });

  it("name a kind by the first word of its group, if it has one", () => {
    const named = new Set(WORD_GROUPS.map(({ words }) => words[0]));
    const others = new Set(WORD_GROUPS.flatMap(({ words }) => words.slice(1)));
    for (const kind of WORD_GROUPS.flatMap(({ kinds = [] }) => kinds)) {
      expect(named.has(kind) || !others.has(kind), kind).toBe(true);
    }
  });

  it("are written in lower case, words behind single spaces", () => {
    for (const word of WORD_GROUPS.flatMap(({ words, kinds = [] }) => [...words, ...kinds])) {
      expect(word).toMatch(/^[\p{Ll}'-]+( [\p{Ll}'-]+)*$/u);
    }
  });

  it("have words in each language for what a shop of clothes names its categories", () => {
    const of = (name: string) => THING_WORDS.find(({ words }) => words[0] === name)?.words ?? [];
    for (const category of [
      ...["t-shirts", "shirts", "jackets", "dresses", "skirts", "jeans", "trousers", "shorts"],
      ...["sweaters", "shoes", "kids"],
    ]) {
      expect(of(category).length, category).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("the words that find what a word means", () => {
  it.each([
    ["tee", ["t-shirts", "umupira"]],
    ["dress", ["robes", "ikanzu"]],
    ["ikanzu", ["dresses", "robes"]],
    ["chapeau", ["hats", "ingofero"]],
    ["chemise", ["shirts", "ishati"]],
    ["hoodie", ["hoodies", "capuches"]],
    ["men", ["hommes", "abagabo"]],
    ["accessory", ["accessoires"]],
    ["noire", ["black", "umukara"]],
    ["cuir", ["leather", "uruhu"]],
  ])("%s: %j", (word, others) => {
    expect(ownWords(word)).toEqual(expect.arrayContaining(others));
  });

  it.each([
    ["jeans", ["pantalons", "ipantalo"]],
    ["hoodie", ["sweaters", "pulls"]],
    ["cardigan", ["sweaters", "pulls"]],
    ["high-top", ["sneakers", "shoes", "inkweto"]],
    ["beanie", ["hats", "ingofero", "accessories"]],
    ["lambswool", ["wool", "laines"]],
  ])("%s is also found by what it is a kind of: %j", (word, others) => {
    expect(upperWords(word)).toEqual(expect.arrayContaining(others));
  });

  it("lead from a kind to what it is, not back", () => {
    expect(ownWords("trousers").concat(upperWords("trousers"))).not.toContain("ijini");
    expect(ownWords("cardigan").concat(upperWords("cardigan"))).not.toContain("hoodies");
  });

  it("mean nothing alone where only several together mean a thing", () => {
    expect(ownWords("umupira")).not.toContain("sweaters");
    expect(MEANING_OF.has("siporo")).toBe(false);
  });
});

describe("what replaces a thing the shop lacks", () => {
  it("is what it is a kind of, the nearest first, and never just anything", () => {
    expect(standInsFor("boots")).toEqual(["shoes"]);
    expect(standInsFor("slides")).toEqual(["sandals", "shoes"]);
    expect(standInsFor("gloves")).toEqual([]);
    expect(standInsFor("skirts")).toEqual([]);
  });

  it("is known for what products are, colours and materials aside", () => {
    expect(THING_FORMS.has("low")).toBe(true);
    expect(THING_FORMS.has("red")).toBe(false);
    expect(THING_FORMS.has("cotton")).toBe(false);
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
