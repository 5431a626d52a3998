import { describe, expect, it } from "vitest";
import { RETURN_STATUSES, type ReturnStatus } from "../../../../../contracts/returns";
import { stepOf, type Step } from "../next-step";

/** Every cell: what a return in the row may become; `law` where it depends on when it was asked for. */
const MATRIX: Record<ReturnStatus, Record<ReturnStatus, Step>> = {
  requested: row("same", "allowed", "refused", "refused", "allowed", "allowed"),
  approved: row("refused", "same", "allowed", "refused", "allowed", "allowed"),
  received: row("refused", "refused", "same", "allowed", "refused", "refused"),
  settled: row("refused", "refused", "refused", "same", "refused", "refused"),
  declined: row("refused", "refused", "refused", "refused", "same", "refused"),
  withdrawn: row("refused", "refused", "refused", "refused", "refused", "same"),
};

function row(
  requested: Step,
  approved: Step,
  received: Step,
  settled: Step,
  declined: Step,
  withdrawn: Step,
): Record<ReturnStatus, Step> {
  return { requested, approved, received, settled, declined, withdrawn };
}

const CELLS = RETURN_STATUSES.flatMap((from) =>
  RETURN_STATUSES.map((to) => [from, to, MATRIX[from][to]] as const),
);

describe("stepOf", () => {
  it.each(CELLS)("%s to %s: %s", (from, to, step) => {
    expect(stepOf({ status: from, isWithdrawal: false }, to)).toBe(step);
  });

  it.each(CELLS)(
    "%s to %s within the days of the law: never declined, else %s",
    (from, to, step) => {
      const expected = to === "declined" && step === "allowed" ? "law" : step;
      expect(stepOf({ status: from, isWithdrawal: true }, to)).toBe(expected);
    },
  );
});
