import type { Run } from "../../../lib/database";
import { notifyStaff } from "../../staff/published-sql";

/** An import that is over. */
export interface EndedImport {
  fileName: string;
  /** Why it failed, for people; null when it did not. */
  reason: string | null;
  isDryRun: boolean;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
}

const outcomeOf = ({ fileName, reason, ...counts }: EndedImport): string => {
  if (reason !== null) return `The import of ${fileName} failed: ${reason}`;
  const { created, updated, unchanged, refused } = counts;
  return `The import of ${fileName} is done: ${created} added, ${updated} changed, ${unchanged} unchanged, ${refused} refused`;
};

/** Tells staff that an import is over, in the transaction that ends it; a dry run is not news. */
export async function tellStaff(inside: Run, id: string, ended: EndedImport): Promise<void> {
  if (ended.isDryRun) return;
  await notifyStaff(inside, {
    key: `import-finished:${id}`,
    type: "import_finished",
    text: outcomeOf(ended),
    link: `/admin/products/import?job=${id}`,
  });
}
