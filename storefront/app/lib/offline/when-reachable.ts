import { api } from "~/lib/api-client";

/** Milliseconds between two looks; doubled each time. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/**
 * Calls back once the shop answers. A phone says that it is online before anything can be reached, so it is asked again
 * until it is. @returns the way to stop
 */
export function whenReachable(callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopped = new AbortController();
  const look = (pause: number) => {
    clearTimeout(timer);
    if (!navigator.onLine) return;
    api.get("/health/live", { signal: stopped.signal }).then(
      () => stopped.signal.aborted || callBack(),
      () => {
        if (stopped.signal.aborted) return;
        timer = setTimeout(() => look(Math.min(pause * 2, LONGEST_PAUSE)), pause);
      },
    );
  };
  const onOnline = () => look(FIRST_PAUSE);
  onOnline();
  window.addEventListener("online", onOnline);
  return () => {
    stopped.abort();
    clearTimeout(timer);
    window.removeEventListener("online", onOnline);
  };
}
