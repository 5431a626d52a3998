import type { ReactNode } from "react";
import type { AdminQuery } from "~/admin/data/admin-query";
import { useListParams } from "~/admin/data/list-params";
import { Picture } from "~/ui/picture";
import * as shell from "~/words/admin";
import { ContentTabs, type ContentTab } from "./content-tabs";
import { ListPage } from "./list-page";
import type { ListColumn } from "./list-parts";

const PARAMS = ["search"] as const;

/** What such a list says. */
export interface ContentListWords {
  title: string;
  help: string;
  search: string;
  loading: string;
  notLoaded: string;
  empty: string;
  emptyHelp: string;
  nothingFound: string;
  count: (count: number) => string;
}

interface ContentListProps<Row> {
  current: ContentTab;
  words: ContentListWords;
  /** All of it: a few dozen. */
  query: AdminQuery<Row[]>;
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Before its name; absent: such rows have no pictures. */
  imageOf?: ((row: Row) => string | null) | undefined;
  /** Heads the column of names. */
  name: string;
  /** Between name and actions. */
  columns: ReadonlyArray<ListColumn<Row>>;
  /** Below the name, where a table does not fit. */
  facts: (row: Row) => ReactNode;
  actions: (row: Row) => ReactNode;
  onOpen: (row: Row) => void;
  /** Beside the title. */
  add?: ReactNode;
}

const ListImage = ({ src }: { src: string | null }) => (
  <Picture src={src} alt="" sizes="44px" className="h-[55px] w-11 flex-none" />
);

/** A list on one of the tabs of what the shop says, which is searched by name. */
export function ContentList<Row>({
  current,
  words,
  query,
  keyOf,
  nameOf,
  imageOf,
  name,
  columns,
  facts,
  actions,
  onOpen,
  add,
}: ContentListProps<Row>) {
  const params = useListParams(PARAMS);
  const wanted = params.values.search.trim().toLowerCase();
  const data = query.data?.filter((row) => nameOf(row).toLowerCase().includes(wanted));
  const page = data && { data, count: data.length, limit: Math.max(1, data.length), offset: 0 };
  return (
    <ListPage
      title={words.title}
      actions={add}
      top={
        <>
          <ContentTabs current={current} />
          <p className="mb-4 max-w-[62ch] text-[15px] text-ink-2">{words.help}</p>
        </>
      }
      searchLabel={words.search}
      params={params}
      list={{ ...query, data: page }}
      columns={[
        {
          id: "name",
          header: name,
          cell: (row) => (
            <span className="flex items-center gap-3">
              {imageOf && <ListImage src={imageOf(row)} />}
              <span className="font-strong">{nameOf(row)}</span>
            </span>
          ),
        },
        ...columns,
        { id: "actions", header: shell.actions, isEnd: true, cell: actions },
      ]}
      rowKey={keyOf}
      rowLabel={nameOf}
      card={(row) => (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <div className="flex min-w-0 items-center gap-3">
            {imageOf && <ListImage src={imageOf(row)} />}
            <p className="min-w-0 text-[14px] text-ink-2">
              <span className="block text-[15.5px] font-strong [overflow-wrap:anywhere] text-ink">
                {nameOf(row)}
              </span>
              {facts(row)}
            </p>
          </div>
          {actions(row)}
        </div>
      )}
      onOpen={onOpen}
      loadingText={words.loading}
      errorText={() => words.notLoaded}
      empty={
        params.isNarrowed
          ? { title: words.nothingFound }
          : { title: words.empty, help: words.emptyHelp }
      }
      countText={words.count}
    />
  );
}
