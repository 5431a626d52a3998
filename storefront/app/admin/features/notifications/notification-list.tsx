import type { Notification } from "@strive/backend/contracts/notifications";
import { useState } from "react";
import { Link } from "react-router-dom";
import { failureText, useAdminQuery } from "~/admin/data/admin-query";
import { ageText } from "~/admin/shell/age";
import { useNow } from "~/admin/shell/use-now";
import { dateTimeText } from "~/lib/order-words";
import { paths } from "~/lib/paths";
import { inPageLanguage } from "~/lib/server-text";
import { Diamond } from "~/ui/diamond";
import { cx } from "~/ui/cx";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin-notifications";
import { notificationsQuery } from "./api";

interface NotificationRowProps {
  notification: Notification;
  now: number;
  onOpen: (notification: Notification) => void;
}

const ROW =
  "grid w-full grid-cols-[14px_minmax(0,1fr)_auto] items-baseline gap-2.5 px-4 py-3 text-left text-[14.5px] leading-snug hover:bg-stone focus-visible:-outline-offset-2";

/** Links to what it is about, where the admin has a page for it. */
function NotificationRow({ notification, now, onOpen }: NotificationRowProps) {
  const content = (
    <>
      <Diamond className={cx("size-2", notification.read ? "bg-line" : "bg-red")} />
      <span className={cx("[overflow-wrap:anywhere]", !notification.read && "font-strong")}>
        {!notification.read && <span className="sr-only">{words.unread} </span>}
        {inPageLanguage(notification.text)}
      </span>
      <time
        dateTime={notification.createdAt}
        title={dateTimeText(notification.createdAt)}
        className="text-[13px] whitespace-nowrap text-ink-3"
      >
        {ageText(notification.createdAt, now)}
      </time>
    </>
  );
  const open = () => onOpen(notification);
  return notification.link?.startsWith(`${paths.admin()}/`) ? (
    <Link to={notification.link} onClick={open} className={ROW}>
      {content}
    </Link>
  ) : (
    <button type="button" onClick={open} className={ROW}>
      {content}
    </button>
  );
}

interface PageProps {
  offset: number;
  isLast: boolean;
  now: number;
  onOpen: (notification: Notification) => void;
  onOlder: (offset: number) => void;
}

function NotificationPage({ offset, isLast, now, onOpen, onOlder }: PageProps) {
  const { data, error, isLoading, retry } = useAdminQuery(notificationsQuery(offset));
  const next = offset + (data?.limit ?? 0);
  return (
    <>
      {error !== null && (
        <div className="p-4">
          <LoadError text={failureText(error)} onRetry={retry} />
        </div>
      )}
      {isLoading && (
        <div role="status" className="grid gap-3 p-4">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {data !== undefined && data.count === 0 && (
        <div className="px-4 py-10 text-center">
          <p className="font-strong">{words.none}</p>
          <p className="mt-1 text-[14px] text-ink-2">{words.noneHelp}</p>
        </div>
      )}
      {data !== undefined && data.data.length > 0 && (
        <ul className="[&>li]:border-b [&>li]:border-line">
          {data.data.map((notification) => (
            <li key={notification.id}>
              <NotificationRow notification={notification} now={now} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {isLast && data !== undefined && next < data.count && (
        <button type="button" onClick={() => onOlder(next)} className="text-link mx-4 my-1">
          {words.older}
        </button>
      )}
    </>
  );
}

/** Newest first; older pages are added below. */
export function NotificationList({ onOpen }: { onOpen: (notification: Notification) => void }) {
  const [offsets, setOffsets] = useState<readonly number[]>([0]);
  const now = useNow();
  return offsets.map((offset) => (
    <NotificationPage
      key={offset}
      offset={offset}
      isLast={offset === offsets.at(-1)}
      now={now}
      onOpen={onOpen}
      onOlder={(next) => setOffsets((all) => [...all, next])}
    />
  ));
}
