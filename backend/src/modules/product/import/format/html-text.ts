import { Parser } from "htmlparser2";

/** What is between their tags is not text for people. */
const SKIPPED = new Set(
  "script style template noscript iframe object svg head title textarea select".split(" "),
);
/** Blank line before and after. */
const PARAGRAPHS = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre figure hr".split(" "),
);
/** A line of their own. */
const LINES = new Set(
  "div li dt dd tr section article header footer main aside nav figcaption address".split(" "),
);
/** Blanks of the text that are kept as they are. */
const isVerbatim = (name: string, style = "") =>
  name === "pre" || /white-space\s*:\s*(?:pre|break-spaces)/i.test(style);

const BLANKS = /[ \t\n\r\f\u00a0]+/g;

/** Text with line breaks, put together from what a parser reports. */
class TextWriter {
  text = "";
  #lines = 0;
  #space = false;
  #isItem = false;

  /** At least this many line breaks before what follows; none at the start of the text. */
  breakTo(lines: number): void {
    // A list item's first paragraph goes beside its hyphen.
    if (!this.#isItem) this.#lines = Math.max(this.#lines, lines);
  }

  beginItem(mark: string): void {
    this.addVerbatim(mark);
    this.#space = true;
    this.#isItem = true;
  }

  endItem(): void {
    this.#isItem = false;
  }

  addBreak(): void {
    this.#lines += 1;
  }

  addSpace(): void {
    this.#space = true;
  }

  /** Blanks of any kind are one space, as a browser shows them. */
  addFlowing(data: string): void {
    const words = data.replace(BLANKS, " ");
    if (words === " ") {
      this.#space = true;
      return;
    }
    const isSpaced = words.startsWith(" ");
    if (isSpaced) this.#space = true;
    this.addVerbatim(words.slice(isSpaced ? 1 : 0).trimEnd());
    this.#space = words.endsWith(" ");
  }

  addVerbatim(data: string): void {
    if (this.text !== "") {
      if (this.#lines > 0) this.text += "\n".repeat(this.#lines);
      else if (this.#space) this.text += " ";
    }
    this.#lines = 0;
    this.#space = false;
    this.#isItem = false;
    this.text += data;
  }
}

function textOfHtml(html: string): string {
  const writer = new TextWriter();
  let skipped = 0;
  const verbatim: boolean[] = [];
  const lists: { next: number | null }[] = [];
  const parser = new Parser({
    onopentag(name, { style }) {
      verbatim.push(verbatim.at(-1) === true || isVerbatim(name, style));
      if (SKIPPED.has(name)) skipped += 1;
      if (name === "br") writer.addBreak();
      else if (PARAGRAPHS.has(name)) writer.breakTo(lists.length > 0 ? 1 : 2);
      else if (LINES.has(name)) writer.breakTo(1);
      else if (name === "td" || name === "th") writer.addSpace();
      if (name === "ul" || name === "ol") lists.push({ next: name === "ol" ? 1 : null });
      const list = lists.at(-1);
      if (name !== "li" || !list || skipped > 0) return;
      writer.beginItem(list.next === null ? "-" : `${list.next}.`);
      if (list.next !== null) list.next += 1;
    },
    ontext(data) {
      if (skipped > 0) return;
      if (verbatim.at(-1) === true) writer.addVerbatim(data);
      else writer.addFlowing(data);
    },
    onclosetag(name) {
      verbatim.pop();
      if (SKIPPED.has(name)) skipped -= 1;
      if (name === "li") writer.endItem();
      if (name === "ul" || name === "ol") lists.pop();
      if (PARAGRAPHS.has(name)) writer.breakTo(lists.length > 0 ? 1 : 2);
      else if (LINES.has(name)) writer.breakTo(1);
    },
  });
  parser.end(html);
  return writer.text;
}

/** Text without any tag is taken with its line breaks, as its author sees it in the spreadsheet. */
function textOfPlain(cell: string): string {
  let text = "";
  const parser = new Parser({ ontext: (data) => (text += data) });
  parser.end(cell.replace(/\r\n?/g, "\n"));
  return text;
}

const TAG = /<[a-z!/]/i;

/**
 * A description as plain text: paragraphs are set off by a blank line, list items begin with a hyphen
 * or their number, scripts and styles are dropped, entities are decoded.
 */
export const plainText = (cell: string): string =>
  TAG.test(cell) ? textOfHtml(cell) : textOfPlain(cell);

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\r", "&#13;");

/** HTML that shows the text, and from which `plainText` gives exactly it again. */
export function htmlOf(text: string): string {
  const simple = escaped(text).replaceAll("\n", "<br>");
  // Blanks a browser would collapse, such as those at the start of a line.
  return plainText(simple) === text
    ? simple
    : `<p style="white-space: pre-wrap">${escaped(text)}</p>`;
}
