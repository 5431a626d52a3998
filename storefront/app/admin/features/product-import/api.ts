import type {
  ChangeKind,
  ImportChange,
  ImportJob,
  ImportSummary,
} from "@strive/backend/contracts/product-import";
import type { Currency } from "@strive/backend/contracts/money";
import type { Query } from "@tanstack/react-query";
import { adminQuery } from "~/admin/data/admin-query";
import { pressOnce } from "~/admin/data/press-once";
import type { ListAnswer } from "~/admin/data/use-admin-list";
import { api } from "~/lib/api-client";

/** First part of the keys. */
export const IMPORTS = "imports";

/** 500 MB over a poor line; milliseconds. */
const UPLOAD_MS = 60 * 60_000;

/** Milliseconds between two looks at a job: often at first, then less and less. */
const FIRST_LOOK_MS = 1000;
const SLOWEST_LOOK_MS = 10_000;
const SLOWER = 1.4;

export interface ImportOrder {
  file: File;
  currency: Currency;
  /** The file's stock was counted just now, and stands in place of the shop's. */
  isCounted: boolean;
  /** Says what would happen, and changes nothing. */
  isDryRun: boolean;
}

/** @returns the job's id, whether it is done already or goes on */
export async function startImport({
  file,
  currency,
  isCounted,
  isDryRun,
}: ImportOrder): Promise<string> {
  const body = new FormData();
  body.set("dry_run", String(isDryRun));
  body.set("currency", currency);
  if (isCounted) body.set("stock", "set");
  body.set("file", file, file.name);
  const answer = await pressOnce<{ data: { job_id: string } }>("/products/import", {
    body,
    timeoutMs: UPLOAD_MS,
  });
  return answer.data.job_id;
}

const pathOf = (id: string) => `/products/import/${encodeURIComponent(id)}`;

export const isUnderWay = ({ state }: Pick<ImportSummary, "state">): boolean =>
  state === "waiting" || state === "running";

/** Pictures come after the products. */
const isWorthWatching = (job: ImportJob): boolean => isUnderWay(job) || job.pictures.waiting > 0;

function nextLook({ state }: Query<ImportJob>): number | false {
  if (state.data === undefined) return false;
  if (!isWorthWatching(state.data)) return false;
  return Math.min(SLOWEST_LOOK_MS, FIRST_LOOK_MS * SLOWER ** (state.dataUpdateCount - 1));
}

/** One import; asked for again and again as long as something happens. */
export const importJobQuery = (id: string) => ({
  ...adminQuery([IMPORTS, "job", id], async (client, signal) => {
    return (await client.get<{ data: ImportJob }>(pathOf(id), { signal })).data;
  }),
  refetchInterval: nextLook,
});

/** What a check would do, a page of it. @param kind null: all */
export const importChangesQuery = (id: string, kind: ChangeKind | null, offset: number) =>
  adminQuery([IMPORTS, "changes", id, kind, offset], (client, signal) =>
    client.get<ListAnswer<ImportChange>>(`${pathOf(id)}/changes`, {
      query: { kind: kind ?? undefined, offset },
      signal,
    }),
  );

export const importListQuery = (offset: number) =>
  adminQuery([`${IMPORTS}-list`, offset], (client, signal) =>
    client.get<ListAnswer<ImportSummary>>("/products/import", { query: { offset }, signal }),
  );

export const stopImport = (id: string) => api.delete(pathOf(id));
