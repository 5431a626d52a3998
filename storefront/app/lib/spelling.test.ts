import { expect, it } from "vitest";
import { serverSentences } from "~/testing/server-sentences";

const areas = import.meta.glob<string>("../words/en/*.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** As the specification spells it. */
const OTHER_SPELLING = /\be-mail/i;

it("English words spell email one way", () => {
  expect(Object.keys(areas).length).toBeGreaterThan(50);
  const others = Object.entries(areas).flatMap(([file, source]) =>
    source
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
      .split("\n")
      .filter((line) => OTHER_SPELLING.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(others).toEqual([]);
});

it("the server's sentences do too", () => {
  expect(serverSentences().filter((sentence) => OTHER_SPELLING.test(sentence))).toEqual([]);
});
