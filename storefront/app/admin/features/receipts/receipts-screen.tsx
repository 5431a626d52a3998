import type { ReceiptListResponse } from "@strive/backend/contracts/receipts";
import { useListParams, type ListParams } from "~/admin/data/list-params";
import { useOpenParam } from "~/admin/data/open-param";
import { useAdminList } from "~/admin/data/use-admin-list";
import { RECEIPT_STATES } from "~/admin/receipts/receipt-words";
import { ListPage } from "~/admin/shell/list-page";
import { adminPaths } from "~/admin/shell/paths";
import { TabLinks } from "~/admin/shell/tab-links";
import { Button } from "~/ui/button";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-receipts";
import {
  RECEIPT_PARAMS,
  receiptListQuery,
  SHOWN_STATES,
  shownStateOf,
  type ShownState,
} from "./api";
import { ReceiptCard, receiptColumns } from "./receipt-list-parts";
import { ReceiptModal } from "./receipt-modal";

type Counts = ReceiptListResponse["state_counts"];

const countOf = (counts: Counts, shown: ShownState): number =>
  shown === "all" ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[shown];

function addressOf(shown: ShownState, search: string): string {
  const query = new URLSearchParams({
    ...(search !== "" && { search }),
    ...(shown !== "all" && { state: shown }),
  }).toString();
  return query === "" ? adminPaths.receipts() : `${adminPaths.receipts()}?${query}`;
}

interface TabsProps {
  current: ShownState;
  /** Kept from tab to tab. */
  search: string;
  counts: Counts | undefined;
}

/** The states, with how many receipts each has under the same search. */
function Tabs({ current, search, counts }: TabsProps) {
  const tabs = SHOWN_STATES.map((shown) => ({
    to: addressOf(shown, search),
    label: shown === "all" ? words.allTab : RECEIPT_STATES[shown],
    isCurrent: shown === current,
    count: counts && countOf(counts, shown),
  }));
  return <TabLinks label={words.tabs} tabs={tabs} />;
}

function emptyOf(shown: ShownState, { values, choose }: ListParams<"search" | "state">) {
  if (values.search !== "") {
    const action = (
      <Button tone="line" size="sm" onClick={() => choose({ search: "" })}>
        {words.clearSearch}
      </Button>
    );
    return { title: words.noMatch, help: shell.nothingMatches, action };
  }
  return shown === "all"
    ? { title: words.noneYet, help: words.noneYetHelp }
    : { title: words.noneOfState };
}

/** Receipts of sales and credit notes: what the controller refused comes first. */
export function ReceiptsScreen() {
  // A tab is a list of its own, and leaves nothing out.
  const params = { ...useListParams(RECEIPT_PARAMS), isNarrowed: false };
  const { values, offset } = params;
  const shown = shownStateOf(values.state);
  const list = useAdminList(receiptListQuery(shown, values.search, offset));
  const view = useOpenParam("view");
  const open = ({ id }: { id: string }) => view.open(id);
  const isByHand = list.data?.has_controller === false && list.data.count > 0;
  return (
    <>
      <ListPage
        title={words.title}
        top={
          <>
            <Tabs current={shown} search={values.search} counts={list.data?.state_counts} />
            {isByHand && <p className="mb-4 text-[15px] text-ink-2">{words.noController}</p>}
          </>
        }
        searchLabel={words.search}
        params={params}
        list={list}
        columns={receiptColumns(open)}
        rowKey={({ id }) => id}
        rowLabel={({ number }) => words.receiptNamed(number)}
        card={(one) => <ReceiptCard one={one} onOpen={open} />}
        onOpen={open}
        loadingText={words.loading}
        empty={emptyOf(shown, params)}
        countText={words.count}
      />
      <ReceiptModal id={view.value} onClose={view.close} />
    </>
  );
}
