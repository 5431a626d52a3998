import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import {
  importAcceptedResponseSchema,
  importJobResponseSchema,
  importResultResponseSchema,
  type ImportJob,
  type ImportResult,
} from "../src/contracts/product-import";
import { callShop, logIn, withDatabase } from "./people";
import type { Shop } from "./shop";

export const IMPORT = "/api/products/import";
const ENDS_MS = 120_000;

export interface Upload {
  file?: string | Buffer;
  name?: string;
  fields?: Record<string, string>;
}

export function formOf({ file, name = "products.csv", fields = {} }: Upload): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  if (file !== undefined) form.append("file", new Blob([new Uint8Array(Buffer.from(file))]), name);
  return form;
}

export const countsOf = ({ created, updated, unchanged, refused }: ImportJob | ImportResult) => ({
  created,
  updated,
  unchanged,
  refused,
});

const isOver = ({ state }: ImportJob) => state !== "waiting" && state !== "running";

/** A member of staff with a spreadsheet. */
export class ImportDesk {
  private constructor(
    readonly shop: Shop,
    readonly token: string,
  ) {}

  static async at(shop: Shop): Promise<ImportDesk> {
    return new ImportDesk(shop, (await logIn(shop, shop.admin)).token);
  }

  /** At a shop that puts imported products on sale at once. */
  static async approvingAt(shop: Shop): Promise<ImportDesk> {
    const desk = await ImportDesk.at(shop);
    const { token } = desk;
    const body = { autoApproveProducts: true };
    await callShop(shop, "PUT", "/api/admin/app-settings", { token, body });
    return desk;
  }

  send(form: FormData): Promise<Response> {
    return fetch(this.shop.origin + IMPORT, {
      method: "POST",
      body: form,
      headers: { Authorization: `Bearer ${this.token}` },
    });
  }

  call(method: string, path: string) {
    return callShop(this.shop, method, path, { token: this.token });
  }

  private async sendGood(upload: Upload, status: number): Promise<unknown> {
    const response = await this.send(formOf(upload));
    const json: unknown = await response.json();
    expect(json).toMatchObject({ success: true });
    expect(response.status).toBe(status);
    return json;
  }

  /** An import that is answered at once. */
  async importNow(upload: Upload): Promise<ImportResult> {
    return importResultResponseSchema.parse(await this.sendGood(upload, 200)).data;
  }

  /** An import that becomes a job. @returns its id */
  async begin(upload: Upload): Promise<string> {
    return importAcceptedResponseSchema.parse(await this.sendGood(upload, 202)).data.job_id;
  }

  /** A job to its end. */
  async importLater(upload: Upload): Promise<ImportJob> {
    return this.over(await this.begin(upload));
  }

  async job(id: string): Promise<ImportJob> {
    return importJobResponseSchema.parse((await this.call("GET", `${IMPORT}/${id}`)).json).data;
  }

  async until(id: string, isWanted: (job: ImportJob) => boolean): Promise<ImportJob> {
    const end = Date.now() + ENDS_MS;
    for (;;) {
      const job = await this.job(id);
      if (isWanted(job)) return job;
      if (Date.now() > end) throw new Error(`It did not come to that: ${JSON.stringify(job)}`);
      await sleep(100);
    }
  }

  over(id: string): Promise<ImportJob> {
    return this.until(id, isOver);
  }

  query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return withDatabase(this.shop, async (database) => {
      return (await database.query<Record<string, unknown>>(text, values)).rows;
    });
  }

  /** Everything that an import may write, row by row. */
  everything() {
    return this.query(`
      SELECT 'product' AS kind, p.id, p::text FROM product p
      UNION ALL SELECT 'variant', v.id, v::text FROM product_variant v
      UNION ALL SELECT 'price', a.id, a::text FROM price a
      UNION ALL SELECT 'level', l.id, l::text FROM inventory_level l
      UNION ALL SELECT 'category', c.id, c::text FROM product_category c
      UNION ALL SELECT 'image', i.id, i::text FROM image i
      UNION ALL SELECT 'picture', w.id, w::text FROM product_import_picture w
      ORDER BY 1, 2`);
  }

  /** Products of a generated file. */
  async productCount(prefix: string): Promise<number> {
    const rows = await this.query(
      "SELECT id FROM product WHERE handle LIKE $1 AND deleted_at IS NULL",
      [`${prefix}-%`],
    );
    return rows.length;
  }

  /** Uploads that the database still holds, whole or in part. */
  async uploadsHeld(): Promise<number> {
    const rows = await this.query(
      `SELECT import_id FROM product_import_chunk
       UNION SELECT id FROM product_import WHERE state = 'receiving'`,
    );
    return rows.length;
  }
}
