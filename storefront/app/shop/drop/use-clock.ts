import { useEffect, useSyncExternalStore } from "react";
import { readDropNow } from "./drop-calls";
import { followClock, isClockOld, serverSecond } from "./server-clock";

/**
 * The server's clock, Unix time in ms, a second at a time: a phone's own may be an hour wrong. Null: it was not heard yet.
 * @param handle of any drop: how it stands says what time it is; undefined: nobody needs to know
 */
export function useServerClock(handle: string | undefined): number | null {
  useEffect(() => {
    if (handle === undefined) return undefined;
    const hear = () => {
      if (!document.hidden && isClockOld()) void readDropNow(handle).catch(() => undefined);
    };
    hear();
    document.addEventListener("visibilitychange", hear);
    return () => document.removeEventListener("visibilitychange", hear);
  }, [handle]);
  return useSyncExternalStore(followClock, serverSecond, () => null);
}

const two = (part: number) => String(part).padStart(2, "0");

/** "4:59", "2:04:59". @param ms not below 0 */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const clock = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}
