import { useQueryClient } from "@tanstack/react-query";
import Bell from "lucide-react/icons/bell";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { useShownInTab } from "~/admin/data/tab-count";
import { CountLozenge } from "~/ui/count-lozenge";
import * as words from "~/words/admin-notifications";
import { notificationsQuery } from "./api";
import { followNotifications } from "./follow-notifications";

const NotificationsPanel = lazy(async () => ({
  default: (await import("./notifications-panel")).NotificationsPanel,
}));

/** Milliseconds between polls while the stream is down. */
const POLL_MS = 30_000;

interface Line {
  isLive: boolean;
  /** For screen readers. */
  announcement: string;
}

/** Follows the notifications once the first page has loaded, or is late. */
function useNotifications(isReady: boolean): Line {
  const client = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (!isReady) return undefined;
    return followNotifications(client, {
      onState: setIsLive,
      onNotifications: (notifications) => {
        const [first] = notifications;
        setAnnouncement(
          notifications.length === 1 && first
            ? words.newNotification(first.text)
            : words.newNotifications(notifications.length),
        );
      },
    });
  }, [client, isReady]);
  return { isLive, announcement };
}

/** Notifications for staff: a count in the header and in the tab, and the list behind it. */
export function NotificationsBell() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [isReady, setIsReady] = useState(false);
  const { isLive, announcement } = useNotifications(isReady);
  const query = useAdminQuery({
    ...notificationsQuery(),
    refetchInterval: isLive ? false : POLL_MS,
  });
  const isSettled = !query.isLoading;
  if (isSettled && !isReady) setIsReady(true);

  const unread = query.data?.unread ?? 0;
  useShownInTab(unread);

  // Don't report a stream that is still connecting or will be back in a moment.
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(!isLive), isLive ? 0 : 3000);
    return () => clearTimeout(timer);
  }, [isLive]);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={words.bell(unread)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(!isOpen);
        }}
        className="relative grid size-11 place-items-center hover:text-red"
      >
        <Bell size={21} strokeWidth={1.6} aria-hidden="true" />
        <CountLozenge count={unread} className="top-0.5 left-[22px]" />
      </button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {wasOpened && (
        <Suspense fallback={null}>
          <NotificationsPanel
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            bell={button}
            unread={unread}
            isLive={!isLate}
          />
        </Suspense>
      )}
    </>
  );
}
