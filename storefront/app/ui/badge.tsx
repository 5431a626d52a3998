import type { ReactNode } from "react";
import { Diamond } from "./diamond";
import { cx } from "./cx";

const TONES = {
  neutral: ["bg-stone text-ink", "bg-ink"],
  success: ["bg-success-tint text-success", "bg-success"],
  warning: ["bg-warning-tint text-warning", "bg-warning"],
  danger: ["bg-danger-tint text-danger", "bg-danger"],
  pending: ["bg-pending-tint text-pending", "bg-pending-dot"],
  processing: ["bg-processing-tint text-processing", "bg-processing-dot"],
  shipped: ["bg-shipped-tint text-shipped", "bg-shipped-dot"],
  delivered: ["bg-delivered-tint text-delivered", "bg-delivered-dot"],
  cancelled: ["bg-cancelled-tint text-cancelled", "bg-cancelled-dot"],
} as const;
export type BadgeTone = keyof typeof TONES;

/** Diamond and text on a tint; the colour never speaks alone. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  const [look, dot] = TONES[tone];
  return (
    <span
      className={cx(
        "inline-flex items-center gap-2 py-[5px] pr-[11px] pl-[9px] text-[13px] leading-tight font-strong whitespace-nowrap",
        look,
      )}
    >
      <Diamond className={cx("size-2", dot)} />
      {children}
    </span>
  );
}
