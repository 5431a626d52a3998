import type { ReturnStatus } from "../../../../contracts/returns";
import type { ReturnRecord } from "../records";

const STEPS: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  requested: ["approved", "declined", "withdrawn"],
  approved: ["received", "declined", "withdrawn"],
  received: ["settled"],
  settled: [],
  declined: [],
  withdrawn: [],
};

/**
 * - same: it is there already
 * - law: within the days of the law nobody may refuse it
 */
export type Step = "allowed" | "same" | "refused" | "law";

/** Whether a return may take a step. */
export function stepOf(
  { status, isWithdrawal }: Pick<ReturnRecord, "status" | "isWithdrawal">,
  to: ReturnStatus,
): Step {
  if (status === to) return "same";
  if (!STEPS[status].includes(to)) return "refused";
  return to === "declined" && isWithdrawal ? "law" : "allowed";
}
