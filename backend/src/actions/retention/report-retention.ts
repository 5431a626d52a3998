import type { MedusaContainer } from "@medusajs/framework/types";
import { dataRetention } from "../../modules/retention";
import { RETENTION_RULES } from "../../modules/retention/domain/periods";

export interface RetentionLine {
  id: string;
  /** "kept 90 days after they were sent, then deleted" */
  rule: string;
  what: string;
  /** Rows the next run processes. */
  due: number;
}

/** Every rule with how many rows are due under it; changes nothing. */
export async function reportRetention(container: MedusaContainer): Promise<RetentionLine[]> {
  const retention = dataRetention(container);
  const lines: RetentionLine[] = [];
  // One at a time: some read a whole table.
  for (const rule of RETENTION_RULES) {
    const { id, what, period, since, then } = rule;
    const due = await retention.due(rule);
    lines.push({ id, what, due, rule: `kept ${period} after ${since}, then ${then}` });
  }
  return lines;
}
