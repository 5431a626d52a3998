import { describe, expect, it } from "vitest";
import { EXAMPLES, sentencesIn, serverSentences } from "~/testing/server-sentences";
import { addTexts, failureInLanguage, serverText, translatorOf } from "./server-text";

type Texts = Readonly<Record<string, string>>;

const tables = import.meta.glob<Record<string, Texts>>("../words/*/*-texts.ts", {
  eager: true,
});
const languages = [...new Set(Object.keys(tables).map((file) => file.split("/")[2] ?? ""))].filter(
  (language) => language !== "en",
);
const textsOf = (language: string): Texts =>
  Object.fromEntries(
    Object.entries(tables)
      .filter(([file]) => file.includes(`/${language}/`))
      .flatMap(([, area]) => Object.values(area).flatMap((texts) => Object.entries(texts))),
  );

const SENTENCES = serverSentences();
const filled = (sentence: string) => sentence.replace(/\{(\d)\}/g, "value$1");

/** A part of a sentence stands behind a name, or begins one. */
const formsOf = (sentence: string): string[] => {
  const text = filled(sentence);
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return [text, begun, `file ${text}`, `value: ${text}`];
};
const FORMS = SENTENCES.map(formsOf);

const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const patternOf = (text: string, around = "") =>
  new RegExp(
    `${around}${text
      .split(/\{\w+\}/)
      .map(plain)
      .join(".+?")}${around && "$"}`,
    "i",
  );
const TEMPLATES = SENTENCES.filter((sentence) => sentence.includes("{")).map((sentence) =>
  patternOf(sentence, "^"),
);

function isSaid(english: string): boolean {
  const translate = translatorOf({ [english]: english });
  return (
    FORMS.some((forms) => forms.some((form) => translate(form) !== null)) ||
    TEMPLATES.some((template) => template.test(english)) ||
    EXAMPLES.some((example) => patternOf(english).test(example))
  );
}

describe("the sentences of the server", () => {
  it("are found wherever they are written", () => {
    const planted = [
      'const A = "You can\'t do that";',
      "throw conflict(`Only ${left} of ${name} ${left > 1 ? `are still here` : `is left`}`);",
      'throw new Error("The pool is closed");',
      'logger.warn("It was slow");',
      'const B = "SELECT one, two FROM three";',
      'throw new ApiError(409, "conflict", "It is too late");',
    ];
    expect(sentencesIn(planted.join("\n"))).toEqual([
      "You can't do that",
      "Only {1} of {2} {3}",
      "are still here",
      "is left",
      "It is too late",
    ]);
    expect(SENTENCES.length).toBeGreaterThan(400);
  });

  describe.each(languages)("in %s", (language) => {
    const texts = textsOf(language);
    const translate = translatorOf(texts);

    it("are all translated", () => {
      const missing = SENTENCES.filter((_, at) =>
        FORMS[at]?.every((form) => translate(form) === null),
      );
      expect(missing).toEqual([]);
      expect(EXAMPLES.filter((example) => translate(example) === null)).toEqual([]);
    });

    it("are translated with all their values, and no others", () => {
      const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();
      const differ = Object.entries(texts)
        // What zod says to programs says too much.
        .filter(([english]) => !/^(?:Invalid|Too) \w+: /.test(english))
        .filter(([english, text]) => placesOf(english) !== placesOf(text));
      expect(differ).toEqual([]);
    });

    it("are not translated when the server says them no more", () => {
      const sentences = Object.keys(texts).filter((english) => english.includes(" "));
      expect(sentences.filter((english) => !isSaid(english))).toEqual([]);
    });
  });
});

describe("a sentence", () => {
  const translate = translatorOf({
    "{label} is required": "il faut {label}",
    "{1} of {2} are left": "sur {2}, il reste {1}",
    "{1} is {2}": "{1} : {2}",
    "Last name": "le nom",
    gone: "parti",
    "Try again.": "Réessayez.",
    "It failed.": "Raté.",
  });

  it.each([
    ["Last name is required", "il faut le nom"],
    ["city is required", "il faut city"],
    ["3 of 12 are left", "sur 12, il reste 3"],
    ["STR-12 is gone", "STR-12 : parti"],
    ["It failed. Try again.", "Raté. Réessayez."],
    ["Gone", "Parti"],
  ])("%s is found with its values", (english, text) => {
    expect(translate(english)).toBe(text);
  });

  it.each(["It failed. Nobody knows why.", "Nobody knows", "Of 3"])("%s is unknown", (english) => {
    expect(translate(english)).toBeNull();
  });

  it("of many words is no field's name", () => {
    expect(translatorOf({ "{label} is required": "x" })("All of it is required")).toBeNull();
  });

  it("stays as it is where no table knows it", () => {
    expect(serverText("Please log in")).toBe("Please log in");
  });
});

it("a failure's sentences are translated, and nothing else of it", () => {
  addTexts({ "Please log in": "Connectez-vous", "{label} is required": "il faut {label}" });
  const failure = {
    success: false,
    code: "discount_refused",
    message: "Please log in",
    errors: [{ field: "city", message: "city is required" }],
    data: { code: "Please log in", reason: "new", message: "Please log in" },
    request_id: "r1",
  } as const;
  const translated = failureInLanguage({ ...failure, errors: [...failure.errors] });
  expect(translated).toEqual({
    ...failure,
    message: "Connectez-vous",
    errors: [{ field: "city", message: "il faut city" }],
    data: { ...failure.data, message: "Connectez-vous" },
  });
  const other = { code: "conflict", data: { message: "Please log in" } } as const;
  expect(failureInLanguage(other)).toEqual(other);
  addTexts({ "Please log in": "Please log in", "{label} is required": "{label} is required" });
});
