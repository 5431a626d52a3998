import type { Notification } from "@strive/backend/contracts/notifications";
import { ApiError } from "~/lib/api-error";
import { STREAM_PATH } from "./api";

/** Milliseconds before the first reconnect; doubled each time. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;
/** The server sends something at least every 25 seconds. */
const SILENCE_MS = 60_000;

interface NotificationLineOptions {
  /** Id of the newest known notification; null: there is none. */
  lastId: () => string | null;
  onNotification: (notification: Notification) => void;
  onState: (isOpen: boolean) => void;
  /** The page became visible again. */
  onReturn: () => void;
}

const isWanted = () => document.visibilityState !== "hidden" && navigator.onLine;

/** Jitter, so that the shop's browsers don't reconnect all at once. */
const waitMs = (failures: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (1 + Math.random() / 2);

/**
 * Keeps one stream of notifications from the server: reconnects when it breaks, and pauses while the page is
 * hidden or offline. @returns ends it for good
 */
export function keepNotificationLine({
  lastId,
  onNotification,
  onState,
  onReturn,
}: NotificationLineOptions) {
  const over = new AbortController();
  let line: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const connect = async (own: AbortController): Promise<void> => {
    let isRefused = false;
    try {
      const { readStream } = await import("~/admin/data/api-stream");
      await readStream(STREAM_PATH, {
        lastEventId: lastId(),
        signal: own.signal,
        silenceMs: SILENCE_MS,
        onOpen: () => {
          failures = 0;
          onState(true);
        },
        onEvent: ({ event, data }) => {
          if (event === "notification") onNotification(JSON.parse(data) as Notification);
        },
      });
    } catch (error) {
      // A refusal is final: trying again would not help.
      isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
    }
    if (line !== own) return;
    line = null;
    onState(false);
    if (isRefused || over.signal.aborted) return;
    timer = setTimeout(begin, waitMs(failures));
    failures += 1;
  };

  const begin = () => {
    clearTimeout(timer);
    if (line !== null || over.signal.aborted || !isWanted()) return;
    line = new AbortController();
    void connect(line);
  };
  const rest = () => {
    clearTimeout(timer);
    const own = line;
    line = null;
    own?.abort();
    if (own !== null) onState(false);
  };
  const look = () => {
    if (!isWanted()) {
      rest();
      return;
    }
    failures = 0;
    if (line === null) onReturn();
    begin();
  };

  document.addEventListener("visibilitychange", look, { signal: over.signal });
  window.addEventListener("online", look, { signal: over.signal });
  window.addEventListener("offline", look, { signal: over.signal });
  begin();
  return () => {
    over.abort();
    rest();
  };
}
