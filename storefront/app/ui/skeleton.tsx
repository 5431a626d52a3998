import { cx } from "./cx";

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("skeleton-ridge", className)} />;
}

const LINE = "h-3.5 bg-[#e3e1dc]";

export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-4/5" />
      <div className={cx(LINE, "mt-3.5 w-[70%]")} />
      <div className={cx(LINE, "mt-2 w-[34%]")} />
    </div>
  );
}
