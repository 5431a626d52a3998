import type { ReactNode } from "react";
import { cx } from "~/ui/cx";

interface SummaryRowProps {
  label: string;
  isTotal?: boolean;
  /** An amount, on one line. */
  children: ReactNode;
}

export function SummaryRow({ label, isTotal = false, children }: SummaryRowProps) {
  return (
    <div
      className={cx(
        "flex justify-between gap-3",
        isTotal && "mt-1.5 border-t border-ink pt-3.5 text-[19px] font-bold",
      )}
    >
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className={cx("whitespace-nowrap", !isTotal && "font-medium")}>{children}</dd>
    </div>
  );
}
