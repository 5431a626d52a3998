import type { ReactNode } from "react";
import { failureText, type AdminQuery } from "~/admin/data/admin-query";
import type { ListParams } from "~/admin/data/list-params";
import type { ListAnswer } from "~/admin/data/use-admin-list";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";
import * as words from "~/words/admin";
import { ListCards } from "./list-cards";
import type { ListColumn } from "./list-parts";
import { ListPager } from "./list-pager";
import { ListSkeleton } from "./list-skeleton";
import { ListTable } from "./list-table";
import { PageTitle } from "./page-title";
import { SearchBox } from "./search-box";
import { useIsWide } from "./use-is-wide";
import { useSelection } from "./use-selection";

export interface Selection<Row> {
  /** Actions for the ticked rows. */
  actions: (rows: readonly Row[], clear: () => void) => ReactNode;
}

export interface ListPageProps<Row, Name extends string> {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Between title and list: counters, messages. */
  top?: ReactNode;
  searchLabel?: string;
  /** Enter in the search field: see `SearchBox`. */
  onEnter?: (text: string) => boolean;
  /** Selects beside the search field. */
  filters?: ReactNode;
  params: ListParams<Name>;
  list: AdminQuery<ListAnswer<Row>>;
  columns: ReadonlyArray<ListColumn<Row>>;
  rowKey: (row: Row) => string;
  /** What a row is called: for its checkbox and its button. */
  rowLabel: (row: Row) => string;
  /** The same row as a card, where a table does not fit. */
  card: (row: Row) => ReactNode;
  /** A press on the row outside its controls; the row needs a button that does the same. */
  onOpen?: (row: Row) => void;
  selection?: Selection<Row>;
  loadingText: string;
  /** Wraps the failure's own message. */
  errorText?: (message: string) => string;
  empty: { title: string; help?: string; action?: ReactNode };
  /** "Total categories: 8" */
  countText: (count: number) => string;
}

function NothingThere<Row, Name extends string>({
  params,
  empty,
  count,
}: Pick<ListPageProps<Row, Name>, "params" | "empty"> & { count: number }) {
  if (count > 0) {
    return (
      <EmptyState
        title={words.beyondLast}
        action={
          <Button tone="line" size="sm" onClick={() => params.goTo(0)}>
            {words.firstPage}
          </Button>
        }
      />
    );
  }
  if (!params.isNarrowed) return <EmptyState {...empty} />;
  return (
    <EmptyState
      title={empty.title}
      help={words.nothingMatches}
      action={
        <Button tone="line" size="sm" onClick={params.reset}>
          {words.clearFilters}
        </Button>
      }
    />
  );
}

/**
 * A list screen: search, filters, sort and page in the URL; error with Retry, skeleton,
 * empty, table from 1024 px and cards below.
 */
export function ListPage<Row, Name extends string>(props: ListPageProps<Row, Name>) {
  const { params, list, rowKey, selection, columns } = props;
  const { data, error } = list;
  const rows = data?.data ?? [];
  const isWide = useIsWide();
  const state = useSelection(rows, rowKey);
  const shown = {
    ...props,
    rows,
    selected: selection === undefined ? null : state,
    sort: (params.values as Readonly<Record<string, string>>)["sort"] ?? "",
    onSort: (sort: string) => params.choose({ sort } as Partial<Record<Name, string>>),
  };
  return (
    <>
      <PageTitle actions={props.actions}>{props.title}</PageTitle>
      {props.top}
      {(props.searchLabel !== undefined || props.filters !== undefined) && (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          {props.searchLabel !== undefined && (
            <SearchBox
              label={props.searchLabel}
              value={(params.values as Readonly<Record<string, string>>)["search"] ?? ""}
              onSearch={(search) =>
                params.choose({ search } as Partial<Record<Name, string>>, false)
              }
              onEnter={props.onEnter}
            />
          )}
          {props.filters}
        </div>
      )}
      {selection && state.chosen.length > 0 && (
        <div
          role="region"
          aria-label={words.selection}
          className="mb-4 flex flex-wrap items-center gap-3 bg-ink px-4 py-2.5 text-white"
        >
          <p role="status" className="mr-auto text-[14px] font-strong">
            {words.selected(state.chosen.length)}
          </p>
          {selection.actions(state.chosen, state.clear)}
        </div>
      )}
      {error !== null && (
        <div className="mb-4">
          <LoadError
            text={(props.errorText ?? ((message) => message))(failureText(error))}
            onRetry={list.retry}
          />
        </div>
      )}
      {list.isLoading && (
        <ListSkeleton text={props.loadingText} columns={columns.length} isWide={isWide} />
      )}
      {data !== undefined && (
        <div aria-busy={list.isOld || undefined}>
          {rows.length === 0 && (
            <NothingThere params={params} empty={props.empty} count={data.count} />
          )}
          {rows.length > 0 && (isWide ? <ListTable {...shown} /> : <ListCards {...shown} />)}
          {data.count > 0 && (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
              <p className="text-[14px] text-ink-2">{props.countText(data.count)}</p>
              <ListPager
                count={data.count}
                limit={data.limit}
                offset={data.offset}
                isBusy={list.isOld}
                onGo={params.goTo}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}
