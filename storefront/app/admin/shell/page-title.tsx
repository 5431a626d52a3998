import { useEffect, type ReactNode } from "react";
import { useTabCount } from "~/admin/data/tab-count";
import { useAdminSiteName } from "~/admin/data/site-name";
import { cx } from "~/ui/cx";
import * as words from "~/words/admin";

interface PageTitleProps {
  children: string;
  actions?: ReactNode;
  /** Actions have a row of their own on phones, and fill it. */
  isFilling?: boolean;
}

/** A screen's name and actions; in the tab title too, after the unread count. */
export function PageTitle({ children, actions, isFilling = false }: PageTitleProps) {
  const siteName = useAdminSiteName();
  const count = useTabCount();
  useEffect(() => {
    const title = words.pageTitle(children, siteName);
    document.title = count === 0 ? title : words.tabCount(count, title);
  }, [children, siteName, count]);
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <h1 className="title-2">{children}</h1>
      {actions !== undefined && (
        <div
          className={cx(
            "flex flex-wrap items-center gap-2.5",
            isFilling && "max-md:w-full max-md:*:[button]:flex-1",
          )}
        >
          {actions}
        </div>
      )}
    </div>
  );
}
