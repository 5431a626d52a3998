import {
  CHANGE_KINDS,
  importAcceptedResponseSchema,
  importCancelledResponseSchema,
  importChangeSchema,
  importChangesQuerySchema,
  importChangesResponseSchema,
  importFieldsSchema,
  importJobResponseSchema,
  importJobSchema,
  importListQuerySchema,
  importListResponseSchema,
  importResultResponseSchema,
  type ChangeKind,
  type ImportChange,
  type ImportJob,
} from "@strive/backend/contracts/product-import";
import { http, HttpResponse } from "msw";
import { failure } from "./handlers";

const NO_PICTURES = { waiting: 0, done: 0, failed: 0, failures: [] };

const NOTHING_FOUND = {
  changes: 0,
  kinds: { created: 0, warnings: 0, prices: 0, stock: 0, states: 0, pictures: 0, names: 0 },
  stock_before: 0,
  stock_after: 0,
  stock_kept: 0,
};

/** What a check would do with a product. */
export const changeNamed = (handle: string, facts: Partial<ImportChange> = {}): ImportChange =>
  importChangeSchema.parse({
    row: 2,
    handle,
    product_id: `prod_${handle}`,
    kinds: [],
    name: { before: handle, after: handle },
    status: { before: "published", after: "published" },
    price: { before: 20_000, after: 20_000 },
    category: "Dresses",
    image: null,
    pictures: null,
    variants: [],
    fields: [],
    warnings: [],
    ...facts,
  });

/** The numbers of changes, as the server counts them. */
export const checkOf = (changes: readonly ImportChange[]): ImportJob["check"] => ({
  ...NOTHING_FOUND,
  changes: changes.length,
  kinds: Object.fromEntries(
    CHANGE_KINDS.map((kind) => [kind, changes.filter(({ kinds }) => kinds.includes(kind)).length]),
  ) as Record<ChangeKind, number>,
});

/** An import as the server sends it. */
export const importNamed = (id: string, facts: Partial<ImportJob> = {}): ImportJob =>
  importJobSchema.parse({
    _id: id,
    id,
    job_id: id,
    state: "done",
    reason: null,
    dry_run: false,
    may_publish: true,
    stock_rule: "kept",
    check: facts.dry_run ? NOTHING_FOUND : null,
    currency: "RWF",
    file_name: "spring.csv",
    rows: 40,
    rows_done: 40,
    created: 3,
    updated: 2,
    unchanged: 5,
    refused: 0,
    error_count: 0,
    createdAt: "2026-01-31T08:30:00.000Z",
    started_at: "2026-01-31T08:30:01.000Z",
    ended_at: "2026-01-31T08:30:09.000Z",
    errors: [],
    categories: [],
    pictures: NO_PICTURES,
    ...facts,
  });

/** What an import was started with. */
interface ImportCall {
  dry_run: boolean;
  currency: string;
  stock?: "set" | undefined;
  content: string;
}

interface ImportDeskOptions {
  jobs?: readonly ImportJob[];
  /** The results of the next files; one that is still running is answered with 202. */
  next?: readonly ImportJob[];
  /** What every check finds. */
  changes?: readonly ImportChange[];
}

/** The import server: every form is parsed by its contract. */
export function importDesk({ jobs = [], next = [], changes = [] }: ImportDeskOptions = {}) {
  let list = [...jobs];
  const waiting = [...next];
  const calls: ImportCall[] = [];
  const looks: string[] = [];
  const handlers = [
    http.get("*/api/products/import", ({ request }) => {
      const { searchParams } = new URL(request.url);
      const { limit, offset } = importListQuerySchema.parse(Object.fromEntries(searchParams));
      const data = list.slice(offset, offset + limit).map((job) => {
        const { errors: _e, categories: _c, pictures: _p, check: _f, ...summary } = job;
        return summary;
      });
      return HttpResponse.json(
        importListResponseSchema.parse({ success: true, data, count: list.length, limit, offset }),
      );
    }),
    http.get("*/api/products/import/:id", ({ params }) => {
      looks.push(String(params["id"]));
      const job = list.find(({ id }) => id === params["id"]);
      if (!job) return failure(404, "Import not found");
      return HttpResponse.json(importJobResponseSchema.parse({ success: true, data: job }));
    }),
    http.get("*/api/products/import/:id/changes", ({ request }) => {
      const { searchParams } = new URL(request.url);
      const query = importChangesQuerySchema.parse(Object.fromEntries(searchParams));
      const { kind, limit, offset } = query;
      const meant = changes.filter(({ kinds }) => kind === undefined || kinds.includes(kind));
      const data = meant.slice(offset, offset + limit);
      const body = { success: true, data, count: meant.length, limit, offset };
      return HttpResponse.json(importChangesResponseSchema.parse(body));
    }),
    http.post("*/api/products/import", async ({ request }) => {
      const form = await request.formData();
      const file = form.get("file");
      const { file: _, ...fields } = Object.fromEntries(form);
      const content = file === null || typeof file === "string" ? "" : await file.text();
      calls.push({ ...importFieldsSchema.parse(fields), content });
      const job = waiting.shift();
      if (!job) throw new Error("The desk has no import for this file");
      list = [job, ...list];
      if (job.state !== "done") {
        const data = { job_id: job.id };
        return HttpResponse.json(importAcceptedResponseSchema.parse({ success: true, data }), {
          status: 202,
        });
      }
      return HttpResponse.json(
        importResultResponseSchema.parse({ success: true, data: { ...job, pictures: 0 } }),
      );
    }),
    http.delete("*/api/products/import/:id", ({ params }) => {
      list = list.map((job) => (job.id === params["id"] ? { ...job, state: "cancelled" } : job));
      const data = list.find(({ id }) => id === params["id"]);
      const message = "The import was stopped. What it had written until then stays.";
      return HttpResponse.json(
        importCancelledResponseSchema.parse({ success: true, message, data }),
      );
    }),
  ];
  return {
    handlers,
    calls,
    /** Ids of the jobs that were read. */
    looks,
    /** The job makes progress. */
    change: (id: string, facts: Partial<ImportJob>) => {
      list = list.map((job) => (job.id === id ? importJobSchema.parse({ ...job, ...facts }) : job));
    },
  };
}
