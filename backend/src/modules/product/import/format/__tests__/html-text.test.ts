import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { htmlOf, plainText } from "../html-text";

describe("plainText", () => {
  const CELLS: [html: string, text: string][] = [
    ["", ""],
    ["Just text", "Just text"],
    ["Two\r\nlines  & more", "Two\nlines  & more"],
    ["Tom &amp; Jerry &lt;3", "Tom & Jerry <3"],
    ["5 < 6 and 7 > 6", "5 < 6 and 7 > 6"],
    ["<p>One.</p><p>Two.</p>", "One.\n\nTwo."],
    ["<p>One.</p>\n\n<p>  Two,\n three.&nbsp;</p>", "One.\n\nTwo, three."],
    ["One<br>two<br/>three", "One\ntwo\nthree"],
    ["One<br><br>two", "One\n\ntwo"],
    ["<div>One</div><div>Two</div>", "One\nTwo"],
    ["Fits <b>very</b> <i>well</i>.", "Fits very well."],
    [
      "<p>Care:</p><ul><li>Wash</li><li> Dry <b>flat</b></li></ul><p>End</p>",
      "Care:\n\n- Wash\n- Dry flat\n\nEnd",
    ],
    ["<ol>\n<li>Cut</li>\n<li>Sew</li>\n</ol>", "1. Cut\n2. Sew"],
    ["<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>", "- A\n- B\n- C"],
    ["<ul><li></li><li>One</li></ul>", "-\n- One"],
    ["<ul><li><p>One</p></li><li><p>Two</p></li></ul>", "- One\n- Two"],
    [
      "<table><tr><th>S</th><td>50&nbsp;cm</td></tr><tr><th>M</th><td>52 cm</td></tr></table>",
      "S 50 cm\nM 52 cm",
    ],
    ["<pre>a\n  b</pre>", "a\n  b"],
    [
      "<h2>Title</h2>Text<script>alert('<p>x</p>')</script><style>p{}</style> more",
      "Title\n\nText more",
    ],
    ["<!-- note --><p>Seen</p>", "Seen"],
    ["<p>Not closed", "Not closed"],
    ["<img src=x onerror=alert(1)>", ""],
  ];

  it.each(CELLS)("of %j is %j", (html, text) => expect(plainText(html)).toBe(text));
});

describe("htmlOf", () => {
  it("is short where it can be", () => {
    expect(htmlOf("Light.\n- Packs small & <flat>")).toBe(
      "Light.<br>- Packs small &amp; &lt;flat&gt;",
    );
  });

  it("keeps the blanks that a browser would draw together", () => {
    expect(htmlOf("A\n  b")).toBe('<p style="white-space: pre-wrap">A\n  b</p>');
  });

  it("gives back any text", { timeout: 60_000 }, () => {
    const part = fc.constantFrom(
      "\n",
      " ",
      "\t",
      "\r",
      "\u00a0",
      "<br>",
      "<pre>",
      "</p>",
      "&#13;",
      "&nbsp",
      "-",
      "a",
    );
    const any = fc.oneof(
      fc
        .array(fc.oneof(part, fc.string({ unit: "binary", maxLength: 3 })))
        .map((list) => list.join("")),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(any, (text) => plainText(htmlOf(text)) === text),
      { numRuns: 2000 },
    );
  });
});
