import * as words from "~/words/ui";
import { cx } from "./cx";

/** Count badge; nothing at 0, "99+" above 99. The link around it has the count in its name. */
export function CountLozenge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null;
  return (
    <span
      key={count}
      aria-hidden="true"
      className={cx(
        "lozenge bump absolute grid h-[18px] min-w-[22px] place-items-center bg-red px-1.5 text-[10.5px] leading-none font-bold text-white",
        className,
      )}
    >
      {count > 99 ? words.manyMark : count}
    </span>
  );
}
