import { CONTENT_PARTS, type ContentPart } from "@strive/backend/contracts/content-parts";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-content";
import { hasDraft } from "./content-drafts";
import { adminPaths } from "./paths";
import { TabLinks } from "./tab-links";

export const PART_PARAM = "part";
/** Shown where the address names none. */
export const FIRST_PART = "hero" satisfies ContentPart;

const pathOf = (part: ContentPart): string =>
  part === FIRST_PART ? adminPaths.content() : `${adminPaths.content()}?${PART_PARAM}=${part}`;

export type ContentTab = ContentPart | "sizes" | "drops" | "collections";

/** From each screen of what the shop says to the others. */
export function ContentTabs({ current }: { current: ContentTab }) {
  const tabs: Array<{ tab: ContentTab; to: string; label: string; note?: string | undefined }> = [
    ...CONTENT_PARTS.map((part) => ({
      ...{ tab: part, to: pathOf(part), label: words.parts[part] },
      note: hasDraft(part) ? words.draft : undefined,
    })),
    { tab: "collections", to: adminPaths.collections(), label: shell.collections },
    { tab: "drops", to: adminPaths.drops(), label: shell.drops },
    { tab: "sizes", to: adminPaths.sizeCharts(), label: shell.sizeCharts },
  ];
  return (
    <TabLinks
      label={words.title}
      tabs={tabs.map(({ tab, ...link }) => ({ ...link, isCurrent: tab === current }))}
    />
  );
}
