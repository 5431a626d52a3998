import type { LegalPart } from "@strive/backend/contracts/content-parts";
import { RETURN_DAYS } from "@strive/backend/contracts/return-days";
import type { FACTS } from "@strive/backend/contracts/written-text";
import { BRAND } from "~/lib/brand";
import { paths } from "~/lib/paths";
import { delivery } from "~/words/brand";
import * as legal from "~/words/legal";

const [kigali, elsewhere] = delivery;
type Fact = (typeof FACTS)[number];
/** What the shop's own texts say that it knows, and may change. */
const KNOWN: ReadonlyArray<[string, Fact]> = [
  [BRAND.place, "place"],
  [BRAND.name, "shop"],
  [kigali.promise, "delivery_kigali"],
  [elsewhere.promise, "delivery_elsewhere"],
];
/** Other pages speak of seven days, too, but not of those for returns. */
const RETURNING: readonly LegalPart[] = ["terms", "returns"];

type OwnTexts = Pick<typeof legal, LegalPart | "linkLabels">;

/** The shop's own text of a page, as staff would have typed it. */
export function ownText(part: LegalPart, texts: OwnTexts = legal): Record<string, string> {
  const { title, intro, sections } = texts[part];
  const known: ReadonlyArray<[RegExp | string, Fact]> = RETURNING.includes(part)
    ? [...KNOWN, [new RegExp(`\\b${RETURN_DAYS}\\b`, "g"), "return_days"]]
    : KNOWN;
  const named = (text: string) =>
    known.reduce((all, [said, fact]) => all.replaceAll(said, `{${fact}}`), text);
  const blocksOf = sections.flatMap((section) => [
    `# ${section.title}`,
    ...section.blocks.map((block) =>
      typeof block === "string" ? block : block.map((point) => `- ${point}`).join("\n"),
    ),
    ...(section.links ?? []).map((link) => `[${texts.linkLabels[link]}](${paths[link]()})`),
  ]);
  return { title, intro: named(intro), text: named(blocksOf.join("\n\n")) };
}
