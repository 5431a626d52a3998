/**
 * Long texts that staff write as plain text: "# Heading", "## Smaller heading", "- point", "1. step", "[text](address)";
 * an empty line ends a paragraph. Addresses and e-mails that are typed as such lead there. Nothing else is markup.
 */

/** What the shop knows by itself: a text that names it ("{return_days}") says what holds today. */
export const FACTS = [
  ...["shop", "place", "email", "phone", "return_days", "fault_days", "exchange_days"],
  ...["delivery_kigali", "delivery_elsewhere", "delivery_fee"],
] as const;

const NAMED = /\{([^{}\n]*)\}/g;

export const namedIn = (text: string): string[] =>
  [...text.matchAll(NAMED)].map(([, name = ""]) => name);

/** What no fact is called stays as it was typed. */
export const withFacts = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(
    NAMED,
    (typed, name: string) => (Object.hasOwn(facts, name) ? facts[name] : null) ?? typed,
  );

export interface TextLink {
  readonly text: string;
  readonly href: string;
}
/** A line, or one with links in it. */
export type WrittenLine = string | { readonly pieces: ReadonlyArray<string | TextLink> };
export type WrittenBlock =
  | WrittenLine
  /** Points. */
  | readonly WrittenLine[]
  | { readonly heading: WrittenLine }
  | { readonly steps: readonly WrittenLine[] };
export interface WrittenSection {
  /** Of the heading's letters, for addresses that point at it. */
  readonly id?: string;
  readonly title?: WrittenLine;
  readonly blocks: readonly WrittenBlock[];
}

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Of an address in this shop: nothing for shoppers. */
export const isBackOffice = (path: string): boolean => /^\/(?:admin|api)(?:[/?#]|$)/i.test(path);

const isShopPath = (address: string): boolean => OWN_PATH.test(address) && !isBackOffice(address);

function isWebAddress(address: string): boolean {
  try {
    return /^https?:\/\/\w/i.test(address) && new URL(address).hostname !== "";
  } catch {
    return false;
  }
}

/** Where a typed address may lead. */
const isSafe = (address: string): boolean =>
  isShopPath(address) || /^mailto:[^\s@]+@[^\s@]+$/i.test(address) || isWebAddress(address);

const LINK = String.raw`\[([^\[\]\n]{1,200})\]\(([^\s()]{1,500})\)`;
const ADDRESS = String.raw`https?:\/\/[^\s<>()\[\]]{1,500}`;
const EMAIL = String.raw`[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}`;
const MARKED = new RegExp(`${LINK}|${ADDRESS}|\\b${EMAIL}`, "gi");

/** Of "https://rica.rw." without the full stop that ends the sentence. */
const withoutStop = (address: string): string => address.replace(/[.,;:!?'"”’…]+$/, "");

function linkOf([typed, text, address]: RegExpMatchArray): TextLink | null {
  if (text !== undefined && address !== undefined) {
    return isSafe(address) ? { text, href: address } : null;
  }
  const plain = withoutStop(typed);
  const href = /^https?:/i.test(plain) ? plain : `mailto:${plain}`;
  return isSafe(href) ? { text: plain, href } : null;
}

/** Addresses of a text's links that lead nowhere a page may: they would be shown as they are typed. */
export const badLinksIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(LINK, "g"))].flatMap(([, , address = ""]) =>
    isSafe(address) ? [] : [address],
  );

function readLine(text: string): WrittenLine {
  const pieces: Array<string | TextLink> = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    const link = linkOf(match);
    if (link === null) continue;
    if (match.index > at) pieces.push(text.slice(at, match.index));
    pieces.push(link);
    at = match.index + (match[2] === undefined ? link.text.length : match[0].length);
  }
  if (pieces.length === 0) return text;
  if (at < text.length) pieces.push(text.slice(at));
  return { pieces };
}

/** What a line's people read. */
export const plainLine = (line: WrittenLine): string =>
  typeof line === "string"
    ? line
    : line.pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");

/** "Kwishyura" is `kwishyura`: as pages point at their parts. */
const idOf = (title: string): string =>
  title
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const HEADING = /^(##?)\s+(\S.*)$/;
const POINT = /^[-*•]\s+(\S.*)$/;
const STEP = /^\d{1,3}[.)]\s+(\S.*)$/;

type Kind = "text" | "points" | "steps";

/** Lines that belong together: a paragraph's, or those of a list's points. */
class Lines {
  #kind: Kind = "text";
  #lines: string[] = [];

  /** A line of another kind begins anew; within a list, a line without its mark goes on with the point before. */
  add(kind: Kind, text: string, flush: () => void): void {
    const goesOn = kind === "text" && this.#lines.length > 0 && this.#kind !== "text";
    if (goesOn) {
      this.#lines.push(`${this.#lines.pop()} ${text}`);
      return;
    }
    if (this.#kind !== kind) flush();
    this.#kind = kind;
    this.#lines.push(text);
  }

  take(): WrittenBlock | null {
    const [lines, kind] = [this.#lines, this.#kind];
    this.#lines = [];
    this.#kind = "text";
    if (lines.length === 0) return null;
    if (kind === "text") return readLine(lines.join("\n"));
    const read = lines.map(readLine);
    return kind === "points" ? read : { steps: read };
  }
}

/** Never throws, and loses no word: what is no markup is text. */
export function readWritten(text: string): WrittenSection[] {
  const sections: Array<{ id?: string; title?: WrittenLine; blocks: WrittenBlock[] }> = [];
  const lines = new Lines();
  const put = (block: WrittenBlock) => {
    const section = sections.at(-1);
    if (section) section.blocks.push(block);
    else sections.push({ blocks: [block] });
  };
  const flush = () => {
    const block = lines.take();
    if (block !== null) put(block);
  };
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const [, marks, heading] = HEADING.exec(line) ?? [];
    if (line === "" || heading !== undefined) flush();
    if (heading !== undefined) {
      const title = readLine(heading);
      const id = idOf(plainLine(title));
      if (marks === "#") sections.push({ ...(id !== "" && { id }), title, blocks: [] });
      else put({ heading: title });
    } else if (line !== "") {
      const [point, step] = [POINT.exec(line), STEP.exec(line)];
      const kind = point ? "points" : step ? "steps" : "text";
      lines.add(kind, (point ?? step)?.[1] ?? line, flush);
    }
  }
  flush();
  return sections;
}
