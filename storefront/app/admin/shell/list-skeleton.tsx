import { cx } from "~/ui/cx";
import { Skeleton } from "~/ui/skeleton";

const ROWS = [0, 1, 2, 3, 4, 5];
const LINE = "h-3.5 bg-[#e3e1dc]";

interface ListSkeletonProps {
  text: string;
  columns: number;
  isWide: boolean;
}

/** As tall as the content to come. */
export function ListSkeleton({ text, columns, isWide }: ListSkeletonProps) {
  return (
    <div role="status">
      <p className="mb-3 text-[14px] text-ink-2">{text}</p>
      <div aria-hidden="true" className={isWide ? "border border-line bg-paper" : "grid gap-3"}>
        {ROWS.map((row) => (
          <div
            key={row}
            className={
              isWide
                ? "flex h-16 items-center gap-8 border-b border-line px-4 last:border-b-0"
                : "grid h-[124px] content-center gap-3 border border-line bg-paper px-4"
            }
          >
            {Array.from({ length: isWide ? columns : 2 }, (_, at) => (
              <Skeleton key={at} className={cx(LINE, isWide ? "flex-1" : at ? "w-2/5" : "w-3/5")} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
