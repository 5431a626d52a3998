import { isOpenReturn } from "@strive/backend/contracts/return-rules";
import type { ReturnListResponse } from "@strive/backend/contracts/returns";
import { RETURN_STATES } from "~/admin/returns/return-words";
import { adminPaths } from "~/admin/shell/paths";
import { TabLinks } from "~/admin/shell/tab-links";
import * as words from "~/words/admin-returns";
import { SHOWN_STATUSES, type ShownStatus } from "./api";

export type StatusCounts = ReturnListResponse["status_counts"];

/** How many a tab shows. */
export function countOf(counts: StatusCounts, shown: ShownStatus): number {
  if (shown !== "open" && shown !== "all") return counts[shown];
  return Object.entries(counts)
    .filter(([status]) => shown === "all" || isOpenReturn({ status: status as keyof StatusCounts }))
    .reduce((sum, [, count]) => sum + count, 0);
}

const labelOf = (shown: ShownStatus): string => {
  if (shown === "open") return words.openTab;
  return shown === "all" ? words.allTab : RETURN_STATES[shown].text;
};

function addressOf(shown: ShownStatus, search: string): string {
  const query = new URLSearchParams({
    ...(search !== "" && { search }),
    ...(shown !== "open" && { status: shown }),
  }).toString();
  return query === "" ? adminPaths.returns() : `${adminPaths.returns()}?${query}`;
}

interface ReturnTabsProps {
  current: ShownStatus;
  /** Kept from tab to tab. */
  search: string;
  counts: StatusCounts | undefined;
}

/** The states, with how many returns each has under the same search. */
export function ReturnTabs({ current, search, counts }: ReturnTabsProps) {
  const tabs = SHOWN_STATUSES.map((shown) => ({
    to: addressOf(shown, search),
    label: labelOf(shown),
    isCurrent: shown === current,
    count: counts && countOf(counts, shown),
  }));
  return <TabLinks label={words.tabs} tabs={tabs} />;
}
