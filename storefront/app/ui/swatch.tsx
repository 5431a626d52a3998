import type { ReactNode } from "react";
import { cx } from "./cx";

interface SwatchProps {
  color: string;
  className: string;
  /** Drawn over the colour, on 33 by 33. */
  children?: ReactNode;
}

/** The colour is an attribute of the drawing: a style attribute would need a hole in the policy. */
export function Swatch({ color, className, children }: SwatchProps) {
  return (
    <svg viewBox="0 0 33 33" aria-hidden="true" className={cx("border border-ink/28", className)}>
      <rect width="33" height="33" fill={color} />
      {children}
    </svg>
  );
}
