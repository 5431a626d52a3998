import type { ChartedCategory } from "@strive/backend/contracts/size-charts";
import { useAdminQuery } from "~/admin/data/admin-query";
import { useOpenParam } from "~/admin/data/open-param";
import { ContentList } from "~/admin/shell/content-list";
import { dateTimeText } from "~/lib/order-words";
import { Button } from "~/ui/button";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-sizes";
import { sizeChartsQuery } from "./api";
import { ChartScreen } from "./chart-screen";

const sourceOf = ({ source, from }: ChartedCategory) =>
  source === "own" ? words.own : from === null ? words.builtIn : words.fromParent(from);

function changedAt({ updatedAt }: ChartedCategory) {
  if (updatedAt === null) return "–";
  return (
    <time dateTime={updatedAt} className="whitespace-nowrap">
      {dateTimeText(updatedAt)}
    </time>
  );
}

/** Every category, and where its chart comes from. */
function ChartList({ onOpen }: { onOpen: (id: string) => void }) {
  return (
    <ContentList
      current="sizes"
      words={words.list}
      query={useAdminQuery(sizeChartsQuery())}
      keyOf={({ category_id: id }) => id}
      nameOf={({ category_name: name }) => name}
      name={words.category}
      columns={[
        { id: "source", header: words.chart, cell: sourceOf },
        { id: "time", header: words.changed, cell: changedAt },
      ]}
      facts={sourceOf}
      actions={({ category_id: id, category_name: name }) => (
        <Button tone="line" size="sm" onClick={() => onOpen(id)}>
          {shell.edit}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      onOpen={({ category_id: id }) => onOpen(id)}
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
