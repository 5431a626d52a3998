import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  badLinksIn,
  isBackOffice,
  namedIn,
  plainLine,
  readWritten,
  withFacts,
  type WrittenBlock,
  type WrittenLine,
  type WrittenSection,
} from "../written-text";

const linesOf = (block: WrittenBlock): readonly WrittenLine[] => {
  if (typeof block === "string" || "pieces" in block) return [block];
  if ("heading" in block) return [block.heading];
  return "steps" in block ? block.steps : block;
};
const allLines = (sections: readonly WrittenSection[]) =>
  sections.flatMap(({ title, blocks }) => [
    ...(title === undefined ? [] : [title]),
    ...blocks.flatMap(linesOf),
  ]);
const linksIn = (sections: readonly WrittenSection[]) =>
  allLines(sections).flatMap((line) =>
    typeof line === "string" ? [] : line.pieces.filter((piece) => typeof piece !== "string"),
  );
const linkOf = (text: string) => linksIn(readWritten(text))[0];

describe("a written text", () => {
  it("has sections, paragraphs, points and steps", () => {
    const text = `Before all.

# How we pay you back
We pay:
in francs.

- To the number
  that paid.
* In cash.
1. Write to us.
2) Hand it over.
## By card
Soon.`;
    expect(readWritten(text)).toEqual([
      { blocks: ["Before all."] },
      {
        id: "how-we-pay-you-back",
        title: "How we pay you back",
        blocks: [
          "We pay:\nin francs.",
          ["To the number that paid.", "In cash."],
          { steps: ["Write to us.", "Hand it over."] },
          { heading: "By card" },
          "Soon.",
        ],
      },
    ]);
  });

  it("takes dashes, numbers and hashes inside a line as they are", () => {
    for (const text of ["5 - 3 days", "a #1 shop", "#1 shop", "-5 degrees", "2026. Then", "1.5 kg"])
      expect(readWritten(text)).toEqual([{ blocks: [text] }]);
  });

  it("leads where a page may lead", () => {
    expect(linkOf("See [our terms](/terms#payment).")).toEqual({
      text: "our terms",
      href: "/terms#payment",
    });
    expect(linkOf("[Mail](mailto:a@b.rw)")).toEqual({ text: "Mail", href: "mailto:a@b.rw" });
    expect(linkOf("Ask RICA (https://rica.gov.rw/help).")).toEqual({
      text: "https://rica.gov.rw/help",
      href: "https://rica.gov.rw/help",
    });
    expect(linkOf("Write to hello@strive.rw.")).toEqual({
      text: "hello@strive.rw",
      href: "mailto:hello@strive.rw",
    });
  });

  it.each([
    "javascript:alert`1`",
    "JAVASCRIPT:x",
    "data:text/html,x",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/admin/orders",
    "/api/orders",
    "terms",
    "https:///x",
    "mailto:nobody",
  ])("shows [x](%s) as it is typed", (address) => {
    const text = `a [x](${address}) b`;
    expect(linkOf(text)).toBeUndefined();
    expect(plainLine(allLines(readWritten(text))[0] ?? "")).toBe(text);
    expect(badLinksIn(text)).toEqual([address]);
  });

  it("names facts, and keeps other braces", () => {
    expect(namedIn("{return_days} days, {x}{}")).toEqual(["return_days", "x", ""]);
    const facts = { return_days: "7" };
    expect(withFacts("{return_days} days, {toString} {x", facts)).toBe("7 days, {toString} {x");
  });

  const letters = (text: string) => text.replace(/[^\p{L}]/gu, "");
  const mark = fc.constantFrom(
    ...[
      "# ",
      "## ",
      "- ",
      "* ",
      "1. ",
      "\n",
      "\n\n",
      "[",
      "](",
      ")",
      "https://",
      "/terms",
      "a@b.rw",
    ],
    ...["javascript:", "<b>", "{shop}", " ", ".", "word", "ĝ", "mailto:", "//", "\\"],
  );
  const typed = fc.array(fc.oneof(mark, fc.string({ maxLength: 6 })), { maxLength: 40 });

  it("leads nowhere else, whatever is typed", () => {
    fc.assert(
      fc.property(typed, (pieces) => {
        for (const { href } of linksIn(readWritten(pieces.join("")))) {
          const { protocol, origin } = new URL(href, "https://shop.example");
          expect(["https:", "http:", "mailto:"]).toContain(protocol);
          if (href.startsWith("/"))
            expect([origin, isBackOffice(href)]).toEqual(["https://shop.example", false]);
        }
      }),
    );
  });

  it("loses no letter but its marks", () => {
    const plain = fc.array(
      fc.constantFrom(
        "# ",
        "## ",
        "- ",
        "1. ",
        "\n",
        "\n\n",
        "word",
        "two",
        " ",
        "[x",
        "{y}",
        "<i>",
        "é",
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(plain, (pieces) => {
        const text = pieces.join("");
        expect(letters(allLines(readWritten(text)).map(plainLine).join("\n"))).toBe(letters(text));
      }),
    );
  });

  it("is read at once, however it is made to be slow", () => {
    for (const unit of ["[", "[x](", "a@", "a.", "https://", "- ", "{", "x-", "1. "]) {
      const text = unit.repeat(12_000 / unit.length);
      expect(letters(allLines(readWritten(text)).map(plainLine).join("\n"))).toBe(letters(text));
    }
  });
});
