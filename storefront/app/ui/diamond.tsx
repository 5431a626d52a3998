import { cx } from "./cx";

/** A square on its corner: dots, bullets, markers. Never a circle. */
export function Diamond({ className = "size-[7px] bg-red" }: { className?: string }) {
  return <i aria-hidden="true" className={cx("inline-block flex-none rotate-45", className)} />;
}
