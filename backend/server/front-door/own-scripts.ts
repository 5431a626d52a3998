import { createHash, randomBytes } from "node:crypto";

/** Data blocks in a script element are not run, and no policy covers them. */
const DATA_BLOCK = /\stype="application\/ld\+json"/;

/**
 * A word no page can contain by chance or on purpose: the renderer puts it on the scripts it writes
 * itself. One per rendering, and gone before anybody sees the page.
 */
export const newScriptMark = (): string => randomBytes(18).toString("base64url");

/** A page without marks, and `'sha256-…'` of every inline script that carried one, each once. */
export interface UnmarkedPage {
  readonly html: string;
  readonly scriptHashes: readonly string[];
}

/**
 * Takes the mark off a page. A script without it did not come from the renderer, so it is not
 * listed and does not run.
 */
export function unmark(html: string, mark: string): UnmarkedPage {
  const attribute = ` nonce="${mark}"`;
  // No "<" within the tag, so an unclosed tag before a marked script does not become its tag.
  const marked = new RegExp(`<script([^<>]*${attribute}[^<>]*)>([\\s\\S]*?)</script>`, "g");
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(marked)) {
    if (/\ssrc=/.test(attributes) || DATA_BLOCK.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code, "utf8").digest("base64")}'`);
  }
  return { html: html.replaceAll(attribute, ""), scriptHashes: [...hashes] };
}
