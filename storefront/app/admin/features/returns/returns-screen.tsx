import { useListParams, type ListParams } from "~/admin/data/list-params";
import { useOpenParam } from "~/admin/data/open-param";
import { useAdminList } from "~/admin/data/use-admin-list";
import { ListPage } from "~/admin/shell/list-page";
import { Button } from "~/ui/button";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-returns";
import { RETURN_PARAMS, returnListQuery, shownStatusOf, type ShownStatus } from "./api";
import { ReturnCard, returnColumns } from "./return-list-parts";
import { ReturnModal } from "./return-modal";
import { countOf, ReturnTabs, type StatusCounts } from "./return-tabs";
import { numberTyped, titleOf } from "./return-texts";
import { useNumberSearch } from "./use-number-search";

type Params = ListParams<(typeof RETURN_PARAMS)[number]>;

/** A number is searched as it stands on the parcel, however it was typed. */
function useReturnParams(): Params {
  const params = useListParams(RETURN_PARAMS);
  return {
    ...params,
    choose: ({ search, ...rest }, isStep) =>
      params.choose(
        search === undefined ? rest : { ...rest, search: numberTyped(search) ?? search },
        isStep,
      ),
    // A tab is a list of its own, and leaves nothing out.
    isNarrowed: false,
  };
}

const EMPTY: Partial<Record<ShownStatus, { title: string; help?: string }>> = {
  open: { title: words.noneOpen, help: words.noneOpenHelp },
  all: { title: words.noneYet, help: words.noneYetHelp },
};

/** What an empty tab says: of a search, where else it matches. */
function emptyOf({ values, choose }: Params, shown: ShownStatus, counts?: StatusCounts) {
  if (values.search === "") return EMPTY[shown] ?? { title: words.noneOfState };
  const elsewhere = counts === undefined ? 0 : countOf(counts, "all");
  const way =
    elsewhere > 0
      ? { help: words.matchElsewhere(elsewhere), label: words.searchAll, to: { status: "all" } }
      : { help: shell.nothingMatches, label: words.clearSearch, to: { search: "" } };
  const action = (
    <Button tone="line" size="sm" onClick={() => choose(way.to)}>
      {way.label}
    </Button>
  );
  return { title: words.noMatch, help: way.help, action };
}

/** What comes back from buyers: among the open ones, whoever waits longest comes first. */
export function ReturnsScreen() {
  const params = useReturnParams();
  const { values, offset } = params;
  const shown = shownStatusOf(values.status);
  const list = useAdminList(returnListQuery(shown, values.search, offset));
  const view = useOpenParam("view");
  const onEnter = useNumberSearch();
  const counts = list.data?.status_counts;
  return (
    <>
      <ListPage
        title={words.title}
        top={<ReturnTabs current={shown} search={values.search} counts={counts} />}
        searchLabel={words.search}
        onEnter={onEnter}
        params={params}
        list={list}
        columns={returnColumns(({ id }) => view.open(id))}
        rowKey={({ id }) => id}
        rowLabel={titleOf}
        card={(one) => <ReturnCard one={one} onOpen={({ id }) => view.open(id)} />}
        onOpen={({ id }) => view.open(id)}
        loadingText={words.loading}
        empty={emptyOf(params, shown, counts)}
        countText={words.count}
      />
      <ReturnModal id={view.value} onClose={view.close} />
    </>
  );
}
