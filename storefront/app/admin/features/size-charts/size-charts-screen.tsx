import type { ChartedCategory } from "@strive/backend/contracts/size-charts";
import { useAdminQuery } from "~/admin/data/admin-query";
import { useListParams } from "~/admin/data/list-params";
import { useOpenParam } from "~/admin/data/open-param";
import { ContentTabs } from "~/admin/shell/content-tabs";
import { ListPage } from "~/admin/shell/list-page";
import type { ListColumn } from "~/admin/shell/list-parts";
import { dateTimeText } from "~/lib/order-words";
import { Button } from "~/ui/button";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-sizes";
import { sizeChartsQuery } from "./api";
import { ChartScreen } from "./chart-screen";

const PARAMS = ["search"] as const;

const sourceOf = ({ source, from }: ChartedCategory) =>
  source === "own" ? words.own : from === null ? words.builtIn : words.fromParent(from);

/** Every category, and where its chart comes from. */
function ChartList({ onOpen }: { onOpen: (id: string) => void }) {
  const params = useListParams(PARAMS);
  const query = useAdminQuery(sizeChartsQuery());
  const wanted = params.values.search.trim().toLowerCase();
  const data = query.data?.filter(({ category_name: name }) => name.toLowerCase().includes(wanted));
  const page = data && { data, count: data.length, limit: Math.max(1, data.length), offset: 0 };

  const time = ({ updatedAt }: ChartedCategory) =>
    updatedAt === null ? (
      "–"
    ) : (
      <time dateTime={updatedAt} className="whitespace-nowrap">
        {dateTimeText(updatedAt)}
      </time>
    );
  const open = ({ category_id: id, category_name: name }: ChartedCategory) => (
    <Button tone="line" size="sm" onClick={() => onOpen(id)}>
      {shell.edit}
      <span className="sr-only">: {name}</span>
    </Button>
  );
  const columns: ReadonlyArray<ListColumn<ChartedCategory>> = [
    {
      id: "name",
      header: words.category,
      cell: ({ category_name: name }) => <span className="font-strong">{name}</span>,
    },
    { id: "source", header: words.chart, cell: sourceOf },
    { id: "time", header: words.changed, cell: time },
    { id: "actions", header: shell.actions, isEnd: true, cell: open },
  ];
  return (
    <ListPage
      title={words.title}
      top={
        <>
          <ContentTabs current="sizes" />
          <p className="mb-4 max-w-[62ch] text-[15px] text-ink-2">{words.help}</p>
        </>
      }
      searchLabel={words.search}
      params={params}
      list={{ ...query, data: page }}
      columns={columns}
      rowKey={({ category_id: id }) => id}
      rowLabel={({ category_name: name }) => name}
      card={(category) => (
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 text-[14px] text-ink-2">
            <span className="block text-[15.5px] font-strong [overflow-wrap:anywhere] text-ink">
              {category.category_name}
            </span>
            {sourceOf(category)}
          </p>
          {open(category)}
        </div>
      )}
      onOpen={({ category_id: id }) => onOpen(id)}
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

/** The size charts of the shop's categories, and the one that is open. */
export function SizeChartsScreen() {
  const edit = useOpenParam("edit");
  if (edit.value !== null) {
    return <ChartScreen key={edit.value} id={edit.value} onClose={edit.close} />;
  }
  return <ChartList onOpen={edit.open} />;
}
