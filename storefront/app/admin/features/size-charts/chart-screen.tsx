import { WEARERS, type StaffSizeChart, type Wearer } from "@strive/backend/contracts/size-charts";
import { useState } from "react";
import { failureText, useAdminQuery } from "~/admin/data/admin-query";
import { failedText } from "~/admin/data/refusal";
import { FormPanel } from "~/admin/shell/form-panel";
import { useLeaveGuard } from "~/admin/shell/leave-guard";
import { PageTitle } from "~/admin/shell/page-title";
import { Segments } from "~/admin/shell/segments";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { LoadError, Message } from "~/ui/message";
import { SizeTable } from "~/ui/size-table";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-sizes";
import * as guide from "~/words/size-guide";
import { sizeChartQuery } from "./api";
import { emptyTable, tablesOf, type DraftTable } from "./draft";
import { TableEditor } from "./table-editor";
import { useChart } from "./use-chart";

interface ChartScreenProps {
  id: string;
  onClose: () => void;
}

/** A person's table, or the offer to make one. */
function Tables({ state }: { state: ReturnType<typeof useChart> }) {
  const { draft, change, errors, chart, place } = state;
  const [wearer, setWearer] = useState<Wearer>(draft[0]?.wearer ?? "women");
  // What is wrong is shown, whosever table was open.
  const wrong = Number(/^tables\.(\d+)/.exec([...errors.keys()][0] ?? "")?.[1] ?? -1);
  const [seen, setSeen] = useState(errors);
  if (seen !== errors) {
    setSeen(errors);
    const first = draft[wrong]?.wearer;
    if (first !== undefined) setWearer(first);
  }
  const at = draft.findIndex((table) => table.wearer === wearer);
  const table = draft[at];
  const put = (next: DraftTable) => change(draft.map((one, n) => (n === at ? next : one)));
  const general = errors.get("tables");
  return (
    <div ref={place} className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_320px]">
      <FormPanel title={chart.category_name}>
        <p className="mb-3 text-[13px] text-ink-3">{words.usedBy(chart.product_count)}</p>
        <fieldset className="mb-4">
          <legend className="sr-only">{words.whose}</legend>
          <Segments
            value={wearer}
            options={WEARERS.map((value) => ({ value, label: guide.wearers[value] }))}
            onChoose={setWearer}
          />
        </fieldset>
        {general !== undefined && (
          <Message tone="danger" className="mb-4">
            {general}
          </Message>
        )}
        {table === undefined ? (
          <div className="grid justify-items-start gap-3">
            <p className="text-[15px] text-ink-2">{words.noTable}</p>
            <Button
              tone="line"
              size="sm"
              onClick={() => change([...draft, emptyTable(wearer, draft[0])])}
            >
              {words.addTable}
            </Button>
          </div>
        ) : (
          <>
            <TableEditor table={table} at={at} onChange={put} errors={errors} sizes={chart.sizes} />
            <p className="mt-4 border-t border-line pt-3">
              <button
                type="button"
                className="text-link"
                onClick={() => change(draft.filter((one) => one !== table))}
              >
                {words.removeTable}
              </button>
            </p>
          </>
        )}
      </FormPanel>
      <FormPanel title={words.preview}>
        {table === undefined ? (
          <p className="text-[15px] text-ink-2">{words.noTable}</p>
        ) : (
          tablesOf([table]).map((shown) => <SizeTable key={shown.wearer} table={shown} />)
        )}
      </FormPanel>
    </div>
  );
}

function Editor({ start, onClose }: { start: StaffSizeChart; onClose: () => void }) {
  const state = useChart(start);
  const { chart, isDirty, isBusy, failure, isOvertaken } = state;
  const guard = useLeaveGuard(isDirty);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <PageTitle
        actions={
          <>
            <Button tone="line" size="sm" onClick={onClose}>
              {words.back}
            </Button>
            <Button size="sm" disabled={isBusy} onClick={() => void state.save()}>
              {isBusy ? shell.saving : shell.save}
            </Button>
          </>
        }
      >
        {words.titleOf(chart.category_name)}
      </PageTitle>
      <p className="mb-4 max-w-[62ch] text-[15px] text-ink-2">
        {chart.source === "own"
          ? words.ownHelp
          : chart.from === null
            ? words.builtInHelp
            : words.parentHelp(chart.from)}
      </p>
      {isOvertaken && (
        <Message
          tone="danger"
          className="mb-4 flex-wrap"
          action={
            <span className="flex flex-wrap gap-x-4">
              <button
                type="button"
                className="text-link"
                disabled={isBusy}
                onClick={() => void state.takeTheirs()}
              >
                {words.takeTheirs}
              </button>
              <button
                type="button"
                className="text-link"
                disabled={isBusy}
                onClick={() => void state.keepMine()}
              >
                {words.keepMine}
              </button>
            </span>
          }
        >
          {words.overtaken}
        </Message>
      )}
      {failure !== null && (
        <Message tone="danger" className="mb-4">
          {failure}
        </Message>
      )}
      <Tables state={state} />
      {chart.source === "own" && (
        // Not beside the button that was pressed just before it appeared.
        <p className="mt-5">
          <button
            type="button"
            aria-haspopup="dialog"
            disabled={isBusy}
            onClick={() => setIsAsked(true)}
            className="text-link"
          >
            {words.remove}
          </button>
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        question={words.removeQuestion}
        help={words.removeHelp(chart.category_name)}
        cancelLabel={shell.cancel}
        confirmLabel={words.remove}
        busyLabel={shell.deleting}
        onConfirm={state.remove}
        failureText={(error) => failedText(words.notRemoved, error)}
      />
      {guard.dialog}
    </>
  );
}

/** The chart of one category. */
export function ChartScreen({ id, onClose }: ChartScreenProps) {
  const { data, error, retry } = useAdminQuery(sizeChartQuery(id));
  if (data !== undefined) return <Editor start={data} onClose={onClose} />;
  return (
    <>
      <PageTitle
        actions={
          <Button tone="line" size="sm" onClick={onClose}>
            {words.back}
          </Button>
        }
      >
        {words.list.title}
      </PageTitle>
      {error === null ? (
        <p role="status">{words.list.loading}</p>
      ) : (
        <LoadError text={failureText(error)} onRetry={retry} />
      )}
    </>
  );
}
