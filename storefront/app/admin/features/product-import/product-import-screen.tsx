import type { ImportSummary } from "@strive/backend/contracts/product-import";
import type { Currency } from "@strive/backend/contracts/money";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useListParams } from "~/admin/data/list-params";
import { useOpenParam } from "~/admin/data/open-param";
import { useAdminList } from "~/admin/data/use-admin-list";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { ListPage } from "~/admin/shell/list-page";
import type { ListColumn } from "~/admin/shell/list-parts";
import { adminPaths } from "~/admin/shell/paths";
import { dateTimeText } from "~/lib/order-words";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import * as words from "~/words/admin-product-import";
import { IMPORTS, importListQuery, startImport, type ImportOrder } from "./api";
import { failureWords } from "~/admin/data/refusal";
import { ImportForm } from "./import-form";
import { kindText, STATES } from "./import-words";
import { JobPanel } from "./job-panel";

const NO_NAMES = [] as const;

const StateBadge = ({ state }: ImportSummary) => (
  <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
);
const outcomeText = (job: ImportSummary) => words.outcome(job, job.dry_run);

function FileButton({ job, onOpen }: { job: ImportSummary; onOpen: (id: string) => void }) {
  return (
    <button
      type="button"
      onClick={() => onOpen(job.id)}
      className="min-h-11 text-left font-strong break-all hover:text-red"
    >
      {job.file_name}
    </button>
  );
}

const columns = (onOpen: (id: string) => void): ReadonlyArray<ListColumn<ImportSummary>> => [
  { id: "file", header: words.file, cell: (job) => <FileButton job={job} onOpen={onOpen} /> },
  { id: "kind", header: words.kind, cell: kindText },
  { id: "when", header: words.when, cell: ({ createdAt }) => dateTimeText(createdAt) },
  { id: "result", header: words.result, cell: outcomeText },
  { id: "state", header: words.state, cell: StateBadge },
];

function JobCard({ job, onOpen }: { job: ImportSummary; onOpen: (id: string) => void }) {
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start justify-between gap-3">
        <FileButton job={job} onOpen={onOpen} />
        <StateBadge {...job} />
      </div>
      <p className="text-[14px] text-ink-2">
        {kindText(job)} · {dateTimeText(job.createdAt)}
      </p>
      <p className="text-[14px]">{outcomeText(job)}</p>
    </div>
  );
}

/** A file that waits for its check, or has had it. */
interface Chosen {
  file: File | null;
  currency: Currency;
  isCounted: boolean;
  /** The check of exactly this file, with all that is said of it. */
  checkedAs: string | null;
}

export function ProductImportScreen() {
  const params = useListParams(NO_NAMES);
  const list = useAdminList(importListQuery(params.offset));
  const job = useOpenParam("job");
  const invalidate = useInvalidate();
  const [chosen, setChosen] = useState<Chosen>({
    file: null,
    currency: "RWF",
    isCounted: false,
    checkedAs: null,
  });
  const { file, currency, isCounted, checkedAs } = chosen;
  const choose = (changes: Partial<Chosen>) =>
    setChosen((now) => ({ ...now, ...changes, checkedAs: null }));
  const { mutate, isPending, variables, error } = useMutation({
    networkMode: "always",
    mutationFn: startImport,
    onSuccess: (id, order: ImportOrder) => {
      setChosen((now) => ({ ...now, checkedAs: order.isDryRun ? id : null }));
      job.open(id);
      void invalidate(`${IMPORTS}-list`);
    },
  });
  const start = (isDryRun: boolean) => {
    if (file !== null && !isPending) mutate({ file, currency, isCounted, isDryRun });
  };
  return (
    <>
      <BackLink to={adminPaths.products()}>{words.back}</BackLink>
      <ListPage
        title={words.title}
        top={
          <>
            <ImportForm
              file={file}
              currency={currency}
              isBusy={isPending}
              failure={error === null ? null : failureWords(error, words.notStarted)}
              isCounted={isCounted}
              onFile={(next) => choose({ file: next })}
              onCurrency={(next) => choose({ currency: next })}
              onCounted={(next) => choose({ isCounted: next })}
              onCheck={() => start(true)}
            />
            {job.value !== null && (
              <JobPanel
                key={job.value}
                id={job.value}
                onImport={job.value === checkedAs ? () => start(false) : null}
                isStarting={isPending && variables?.isDryRun === false}
              />
            )}
            <h2 className="title-3 mt-8 mb-4">{words.earlier}</h2>
          </>
        }
        params={params}
        list={list}
        columns={columns(job.open)}
        rowKey={({ id }) => id}
        rowLabel={({ file_name }) => words.open(file_name)}
        card={(row) => <JobCard job={row} onOpen={job.open} />}
        onOpen={({ id }) => job.open(id)}
        loadingText={words.loading}
        empty={{ title: words.none, help: words.noneHelp }}
        countText={words.total}
      />
    </>
  );
}
