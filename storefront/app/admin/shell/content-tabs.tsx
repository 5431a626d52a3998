import { CONTENT_PARTS, type ContentPart } from "@strive/backend/contracts/content-parts";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-content";
import { adminPaths } from "./paths";
import { TabLinks } from "./tab-links";

export const PART_PARAM = "part";
/** Shown where the address names none. */
export const FIRST_PART = "hero" satisfies ContentPart;

const pathOf = (part: ContentPart): string =>
  part === FIRST_PART ? adminPaths.content() : `${adminPaths.content()}?${PART_PARAM}=${part}`;

/** From each screen of what the shop says to the others. */
export function ContentTabs({ current }: { current: ContentPart | "sizes" | "drops" }) {
  const parts = CONTENT_PARTS.map((part) => ({
    to: pathOf(part),
    label: words.parts[part],
    isCurrent: part === current,
  }));
  const sizes = {
    to: adminPaths.sizeCharts(),
    label: shell.sizeCharts,
    isCurrent: current === "sizes",
  };
  const drops = {
    to: adminPaths.drops(),
    label: shell.drops,
    isCurrent: current === "drops",
  };
  return <TabLinks label={words.title} tabs={[...parts, sizes, drops]} />;
}
