import { cx } from "./cx";

/** The zigzag line. `wide` divides sections on ink, the fine one marks what is current. */
export function Ridge({ wide = false, className }: { wide?: boolean; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx("block", wide ? "h-3 ridge-wide" : "h-1.5 ridge", className)}
    />
  );
}
