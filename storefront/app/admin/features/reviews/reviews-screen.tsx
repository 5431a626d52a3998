import type { StaffReview, StaffReviewListResponse } from "@strive/backend/contracts/reviews";
import { useListParams } from "~/admin/data/list-params";
import { useAdminList } from "~/admin/data/use-admin-list";
import { ListPage } from "~/admin/shell/list-page";
import type { ListColumn } from "~/admin/shell/list-parts";
import { adminPaths } from "~/admin/shell/paths";
import { TabLinks } from "~/admin/shell/tab-links";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-reviews";
import { REVIEW_PARAMS, reviewListQuery, SHOWN_STATES, shownStateOf, type ShownState } from "./api";
import { ReviewPlace, ReviewSteps, ReviewText, StateBadge } from "./review-parts";
import { useReviewStep } from "./use-review-step";

type Counts = StaffReviewListResponse["state_counts"];

const countOf = (counts: Counts, shown: ShownState): number =>
  shown === "all"
    ? Object.values(counts).reduce((sum, count) => sum + count, 0)
    : (counts[shown] ?? 0);

const TABS: Readonly<Record<ShownState, string>> = {
  waiting: words.waiting,
  shown: words.shown,
  refused: words.refused,
  all: words.allTab,
};

function addressOf(shown: ShownState, search: string): string {
  const query = new URLSearchParams({
    ...(search !== "" && { search }),
    ...(shown !== "waiting" && { state: shown }),
  }).toString();
  return query === "" ? adminPaths.reviews() : `${adminPaths.reviews()}?${query}`;
}

interface TabsProps {
  current: ShownState;
  /** Kept from tab to tab. */
  search: string;
  counts: Counts | undefined;
}

/** The states, with how many reviews each has under the same search. */
function ReviewTabs({ current, search, counts }: TabsProps) {
  const tabs = SHOWN_STATES.map((shown) => ({
    to: addressOf(shown, search),
    label: TABS[shown],
    isCurrent: shown === current,
    count: counts && countOf(counts, shown),
  }));
  return <TabLinks label={words.tabs} tabs={tabs} />;
}

const rowLabel = ({ product_name, order_number }: StaffReview) =>
  words.reviewOf(product_name, order_number);

/** What buyers say: whoever waits longest comes first. */
export function ReviewsScreen() {
  // A tab is a list of its own, and leaves nothing out.
  const params = { ...useListParams(REVIEW_PARAMS), isNarrowed: false };
  const { values, offset } = params;
  const shown = shownStateOf(values.state);
  const list = useAdminList(reviewListQuery(shown, values.search, offset));
  const step = useReviewStep();
  const columns: ReadonlyArray<ListColumn<StaffReview>> = [
    { id: "review", header: words.review, cell: (one) => <ReviewText one={one} /> },
    {
      id: "about",
      header: words.about,
      className: "max-w-[220px]",
      cell: (one) => <ReviewPlace one={one} />,
    },
    { id: "state", header: words.state, cell: (one) => <StateBadge state={one.state} /> },
    {
      id: "actions",
      header: shell.actions,
      className: "w-[210px]",
      cell: (one) => <ReviewSteps one={one} step={step} />,
    },
  ];
  const isSearch = values.search !== "";
  return (
    <ListPage
      title={words.title}
      top={<ReviewTabs current={shown} search={values.search} counts={list.data?.state_counts} />}
      searchLabel={words.search}
      params={params}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={rowLabel}
      card={(one) => (
        <article aria-label={rowLabel(one)} className="grid gap-3">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <ReviewPlace one={one} />
            <StateBadge state={one.state} />
          </div>
          <ReviewText one={one} />
          <div className="border-t border-line pt-3">
            <ReviewSteps one={one} step={step} />
          </div>
        </article>
      )}
      loadingText={words.loading}
      empty={
        isSearch
          ? { title: words.noMatch, help: shell.nothingMatches }
          : shown === "waiting"
            ? { title: words.noneWaiting, help: words.noneWaitingHelp }
            : { title: words.noneOfState }
      }
      countText={words.count}
    />
  );
}
