import type { ImportJob } from "@strive/backend/contracts/product-import";
import { useEffect, useState } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { DetailBody } from "~/admin/shell/detail-modal";
import { inPageLanguage } from "~/lib/server-text";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Message } from "~/ui/message";
import * as words from "~/words/admin-product-import";
import { IMPORTS, importJobQuery, isUnderWay, stopImport } from "./api";
import { failureWords } from "~/admin/data/refusal";
import { ImportChanges } from "./import-changes";
import { ImportErrors } from "./import-errors";
import { kindText, STATES } from "./import-words";

interface JobPanelProps {
  id: string;
  /** The same file in earnest; null where the file is not at hand any more. */
  onImport: (() => void) | null;
  isStarting: boolean;
}

function Progress({ job }: { job: ImportJob }) {
  const { rows, rows_done } = job;
  if (!isUnderWay(job)) return null;
  return (
    <div className="grid gap-1.5">
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={rows}
        aria-valuenow={rows_done}
        className="h-2.5 bg-stone"
      >
        <div
          className="h-full bg-ink transition-[width]"
          style={{ width: `${rows === 0 ? 0 : (100 * rows_done) / rows}%` }}
        />
      </div>
      <p aria-live="polite" className="text-[14px] text-ink-2">
        {words.rowsOf(rows_done, rows)}
      </p>
    </div>
  );
}

function Counts({ job }: { job: ImportJob }) {
  const counts = [
    [job.dry_run ? words.wouldCreate : words.created, job.created],
    [job.dry_run ? words.wouldUpdate : words.updated, job.updated],
    [words.unchanged, job.unchanged],
    [words.refused, job.refused],
  ] as const;
  return (
    <dl className="grid max-w-[760px] grid-cols-2 gap-3 md:grid-cols-4">
      {counts.map(([label, count]) => (
        <div key={label} className="border border-line p-3.5">
          <dt className="text-[13.5px] text-ink-2">{label}</dt>
          <dd className="mt-1.5 text-[26px] leading-none font-[740] font-stretch-[120%]">
            {count.toLocaleString("en")}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Pictures({ job: { pictures, dry_run } }: { job: ImportJob }) {
  const { waiting, done, failed, failures } = pictures;
  const all = waiting + done + failed;
  if (all === 0) return null;
  return (
    <div className="grid gap-2 text-[14px]">
      <p>{dry_run ? words.picturesLater(all) : words.picturesComing(waiting, all)}</p>
      {failed > 0 && (
        <div className="bg-danger-tint px-4 py-3.5 text-danger">
          <p className="font-strong">{words.picturesFailed(failed)}</p>
          <ul className="mt-1 list-disc pl-5">
            {failures.map(({ product_id, source, reason }) => (
              <li key={`${product_id} ${source}`} className="break-all">
                {words.pictureFailure(source, inPageLanguage(reason))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Stop({ job }: { job: ImportJob }) {
  const [isAsking, setIsAsking] = useState(false);
  const invalidate = useInvalidate();
  return (
    <>
      {isUnderWay(job) && (
        <Button
          tone="line"
          size="sm"
          className="justify-self-start"
          onClick={() => setIsAsking(true)}
        >
          {words.stop}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        question={words.stopQuestion}
        help={words.stopHelp}
        cancelLabel={words.keepGoing}
        confirmLabel={words.stop}
        onConfirm={async () => {
          await stopImport(job.id);
          await invalidate(IMPORTS);
        }}
        failureText={(error) => failureWords(error, words.notStopped)}
      />
    </>
  );
}

function Job({ job, onImport, isStarting }: { job: ImportJob } & Omit<JobPanelProps, "id">) {
  const { state, reason, dry_run, categories, created, updated, file_name, check } = job;
  const invalidate = useInvalidate();
  const isOver = !isUnderWay(job);
  useEffect(() => {
    // Others show what it has made and changed; the list below its end.
    if (isOver) void invalidate("products", "categories", "dashboard", `${IMPORTS}-list`);
  }, [isOver, invalidate]);
  const isChecked = dry_run && state === "done";
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <b className="font-strong break-all">{file_name}</b>
        <span className="text-[14px] text-ink-2">{kindText(job)}</span>
        <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
      </div>
      {reason !== null && <Message tone="danger">{inPageLanguage(reason)}</Message>}
      <Progress job={job} />
      <Counts job={job} />
      {categories.length > 0 && (
        <p className="text-[14px]">{words.newCategories(categories.join(", "))}</p>
      )}
      <Pictures job={job} />
      {!job.may_publish && <p className="text-[14px]">{words.allDrafts}</p>}
      <StockRule job={job} />
      {isChecked && check && check.kinds.warnings > 0 && (
        <Message tone="danger">{words.farPrices(check.kinds.warnings)}</Message>
      )}
      {isChecked && check && <ImportChanges job={job} check={check} />}
      {isChecked && !check && <p className="text-[14px]">{words.changesGone}</p>}
      {isChecked && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p role="status" className="text-[14px]">
            {words.isChecked} {onImport === null && words.chooseAgain}
          </p>
          {onImport !== null && (
            <Button disabled={isStarting || created + updated === 0} onClick={onImport}>
              {isStarting ? words.importing : words.doImport}
            </Button>
          )}
        </div>
      )}
      <ImportErrors job={job} />
      <Stop job={job} />
    </div>
  );
}

/** What happens to stock, in words; of a check also in numbers. */
function StockRule({ job: { stock_rule, check, dry_run } }: { job: ImportJob }) {
  if (!dry_run && stock_rule !== "set") return null;
  const isSet = stock_rule === "set";
  return (
    <div className={isSet ? "bg-danger-tint px-4 py-3.5 text-[14px] text-danger" : "text-[14px]"}>
      <p>{words.stockRules[stock_rule]}</p>
      {check && check.stock_before !== check.stock_after && (
        <p className="mt-1 font-strong">{words.stockSum(check.stock_before, check.stock_after)}</p>
      )}
      {check && check.stock_kept > 0 && <p className="mt-1">{words.stockKept(check.stock_kept)}</p>}
    </div>
  );
}

/** One import: how far it is, what it did, and what it left out. */
export function JobPanel({ id, ...rest }: JobPanelProps) {
  const query = useAdminQuery(importJobQuery(id));
  return (
    <section aria-label={words.job} className="mt-5 border border-line bg-paper p-4 lg:p-5">
      <DetailBody query={query} errorText={words.jobFailed}>
        {(job) => <Job job={job} {...rest} />}
      </DetailBody>
    </section>
  );
}
