import { useId, type ReactNode } from "react";
import { failureText, type AdminQuery } from "~/admin/data/admin-query";
import { cx } from "~/ui/cx";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin-dashboard";
import * as ui from "~/words/ui";

interface PanelProps {
  title: string;
  sub?: ReactNode;
  /** Right of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of the dashboard. */
export function Panel({ title, sub, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx("min-w-0 border border-line bg-paper", className)}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-[18px]">
        <div className="min-w-0">
          <h2 id={id} className="title-3 !text-[17px]">
            {title}
          </h2>
          {sub !== undefined && <p className="mt-0.5 text-[13.5px] text-ink-3">{sub}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface PanelBodyProps<TData> {
  query: AdminQuery<TData>;
  /** Height of the content to come. */
  skeleton: string;
  /** The failure is already announced above all panels: here it is shown without role="alert". */
  isToldAbove?: boolean;
  children: (data: TData) => ReactNode;
}

/** What a panel shows: skeleton, error with Retry, or its content. Stale beats nothing. */
export function PanelBody<TData>({
  query,
  skeleton,
  isToldAbove = false,
  children,
}: PanelBodyProps<TData>) {
  const { data, error, isLoading, retry } = query;
  if (data !== undefined) return children(data);
  if (isLoading) return <Skeleton className={cx("mx-5 mt-4 mb-5", skeleton)} />;
  return (
    <div
      role={isToldAbove ? undefined : "alert"}
      className="grid justify-items-start gap-2 px-5 py-4"
    >
      <p className="text-[14px] font-strong text-danger">
        {isToldAbove || error === null ? words.notLoaded : failureText(error)}
      </p>
      <button type="button" onClick={retry} className="text-link">
        {ui.retry}
      </button>
    </div>
  );
}

/** Nothing to show, in a line. */
export const PanelEmpty = ({ children }: { children: string }) => (
  <p className="px-5 pt-3 pb-5 text-[14.5px] text-ink-2">{children}</p>
);

/** Rows of a panel, between hairlines. */
export const PanelList = ({ children }: { children: ReactNode }) => (
  <ul className="px-5 pt-2 pb-4 [&>li]:border-b [&>li]:border-line [&>li:last-child]:border-0">
    {children}
  </ul>
);
