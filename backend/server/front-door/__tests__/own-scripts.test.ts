import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newScriptMark, unmark } from "../own-scripts";

const MARK = "c2VjcmV0";
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const hashesIn = (html: string) => unmark(html, MARK).scriptHashes;

describe("unmark", () => {
  it("lists the exact text of every marked script, each once", () => {
    const html = `<script nonce="${MARK}">a()</script><script nonce="${MARK}" type="module">\n b("é") </script><script nonce="${MARK}">a()</script>`;
    expect(hashesIn(html)).toEqual([hashOf("a()"), hashOf('\n b("é") ')]);
  });

  it("leaves no mark in the page, on links and styles either", () => {
    const page = `<link nonce="${MARK}" rel="icon" href="/favicon.svg"/><script nonce="${MARK}">a()</script>`;
    expect(unmark(page, MARK).html).toBe(
      '<link rel="icon" href="/favicon.svg"/><script>a()</script>',
    );
  });

  it("leaves out files and blocks of data", () => {
    expect(
      hashesIn(
        `<script nonce="${MARK}" src="/assets/a.js"></script><script type="application/ld+json" nonce="${MARK}">{}</script>`,
      ),
    ).toEqual([]);
  });

  const ours = `<script nonce="${MARK}">ours()</script>`;
  it.each([
    ["a plain script", `<script>theirs()</script>${ours}`, [hashOf("ours()")]],
    [
      "a script with a mark of another page",
      `<script nonce="${newScriptMark()}">theirs()</script>${ours}`,
      [hashOf("ours()")],
    ],
    // Browsers then see one script, whose text is on no list.
    ["a script that is left open", `<script>theirs();${ours}`, [hashOf("ours()")]],
    ["a tag that is left open", `<script data-x='theirs' ${ours}`, [hashOf("ours()")]],
    ["a mark in a comment", `<!-- ${MARK} --><script>theirs()</script>`, []],
    ["a mark in a text", `<script>theirs('nonce="${MARK}"')</script>`, []],
  ])("does not list %s", (_name, html, expected) => {
    expect(hashesIn(html)).toEqual(expected);
  });

  it("has another mark for every page", () => {
    expect(newScriptMark()).not.toBe(newScriptMark());
    expect(newScriptMark().length).toBeGreaterThanOrEqual(22);
  });
});
