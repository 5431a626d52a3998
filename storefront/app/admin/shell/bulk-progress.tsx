import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Message } from "~/ui/message";
import * as words from "~/words/admin";
import type { Bulk, BulkRun } from "./use-bulk-run";

interface BulkProgressProps<Row> {
  bulk: Bulk<Row>;
  rowKey: (row: Row) => string;
  rowLabel: (row: Row) => string;
}

function Outcome<Row>({
  run: { rows, done, failures, isStopped, isOver },
  rowKey,
  rowLabel,
}: Omit<BulkProgressProps<Row>, "bulk"> & { run: BulkRun<Row> }) {
  if (!isOver) return null;
  const good = done - failures.length;
  return (
    <div className="grid gap-3">
      {good > 0 && <Message tone="success">{words.succeeded(good)}</Message>}
      {isStopped && done < rows.length && <p>{words.leftAsIs(rows.length - done)}</p>}
      {failures.length > 0 && (
        <div role="alert" className="bg-danger-tint px-4 py-3.5 text-[14px] text-danger">
          <p className="font-strong">{words.failedOf(failures.length, rows.length)}</p>
          <ul className="mt-1.5 max-h-[40vh] list-disc overflow-y-auto pl-5">
            {failures.map(({ row, why }) => (
              <li key={rowKey(row)}>{words.failedBecause(rowLabel(row), why)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Progress of a bulk action, and what failed. */
export function BulkProgress<Row>({ bulk, ...labels }: BulkProgressProps<Row>) {
  const { run } = bulk;
  const [last, setLast] = useState<BulkRun<Row> | null>(run);
  // Kept while the dialog fades out.
  if (run !== null && run !== last) setLast(run);
  const shown = run ?? last;
  if (shown === null) return null;
  const { title, rows, done, failures, isOver } = shown;
  const leave = isOver ? bulk.close : bulk.stop;
  return (
    <Dialog
      isOpen={run !== null}
      onOpenChange={(next) => {
        if (!next) leave();
      }}
      title={title}
      className="max-w-[440px]! px-[22px] pt-7 pb-6 md:px-7 [&>h2]:text-[20px]"
      hasOwnClose
    >
      <div className="mt-4 grid gap-4">
        <div
          role="progressbar"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={rows.length}
          aria-valuenow={done}
          className="h-2.5 bg-stone"
        >
          <div
            className="h-full bg-ink transition-[width]"
            style={{ width: `${(100 * done) / rows.length}%` }}
          />
        </div>
        <p aria-live="polite" className="text-[14px] text-ink-2">
          {words.doneOf(done, rows.length)}
        </p>
        <Outcome run={shown} {...labels} />
        <div className="flex flex-wrap justify-end gap-3">
          {isOver && failures.length > 0 && (
            <Button size="sm" onClick={bulk.tryAgain}>
              {words.tryThese}
            </Button>
          )}
          <Button tone="line" size="sm" onClick={leave}>
            {isOver ? words.close : words.stop}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
