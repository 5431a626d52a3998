import type { ReactNode } from "react";
import { cx } from "./cx";

interface SwatchProps {
  color: string;
  className: string;
  /** Drawn over the colour, in a 33 by 33 box. */
  children?: ReactNode;
}

/** The colour is an SVG attribute: the content security policy forbids style attributes. */
export function Swatch({ color, className, children }: SwatchProps) {
  return (
    <svg viewBox="0 0 33 33" aria-hidden="true" className={cx("border border-ink/28", className)}>
      <rect width="33" height="33" fill={color} />
      {children}
    </svg>
  );
}
