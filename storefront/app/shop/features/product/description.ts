export type DescriptionBlock = { kind: "text"; text: string } | { kind: "list"; items: string[] };

const BULLET = /^-\s+/;

/** Paragraphs, and the lines that begin with "- " as lists. */
export function descriptionBlocks(description: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  for (const line of description.split(/\r?\n/).map((text) => text.trim())) {
    const last = blocks.at(-1);
    if (line === "") continue;
    if (!BULLET.test(line)) blocks.push({ kind: "text", text: line });
    else if (last?.kind === "list") last.items.push(line.replace(BULLET, ""));
    else blocks.push({ kind: "list", items: [line.replace(BULLET, "")] });
  }
  return blocks;
}

/** The length that search engines show. */
const SUMMARY_LENGTH = 160;

/** The first paragraphs as one line, cut between two words. */
export function descriptionSummary(description: string): string {
  const text = descriptionBlocks(description)
    .flatMap((block) => (block.kind === "text" ? [block.text] : []))
    .join(" ");
  if (text.length <= SUMMARY_LENGTH) return text;
  const cut = text.slice(0, SUMMARY_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
