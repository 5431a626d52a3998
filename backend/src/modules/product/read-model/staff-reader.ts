import type { CatalogueDatabase } from "./database";
import type { StaffListRequest } from "./domain/staff-list";
import { toldIn, type MedusaTexts } from "../writing/domain/texts";
import { bodyDigest, etagOf } from "./etag";
import { staffListStatement, staffProductStatement } from "./staff-sql";

/**
 * Answers for staff, drafts among them: JSON texts of the success envelope. Read afresh each time
 * and kept nowhere.
 */
export class StaffReader {
  constructor(private readonly database: CatalogueDatabase) {}

  async list(request: StaffListRequest): Promise<string> {
    const [row] = await this.database.rows<{ data: string | null; count: number }>(
      staffListStatement(request),
    );
    const { limit, offset } = request;
    return `{"success":true,"data":[${row?.data ?? ""}],"count":${row?.count ?? 0},"limit":${limit},"offset":${offset}}`;
  }

  /**
   * Null when there is no such product. `etag` is the one a write returns, and a write's If-Match
   * takes: of the product as shoppers get it.
   */
  async product(key: string): Promise<{ body: string; etag: string } | null> {
    const [row] = await this.database.rows<{ json: string; saved: string; texts: MedusaTexts }>(
      staffProductStatement(key),
    );
    if (!row) return null;
    const saved = JSON.stringify({ ...(JSON.parse(row.saved) as object), ...toldIn(row.texts) });
    const etag = etagOf(bodyDigest(`{"success":true,"data":${row.json}}`), "");
    return {
      body: `{"success":true,"data":${saved}}`,
      etag,
    };
  }
}
