/** npm passes a terminal's Ctrl-C on although we got it too; that is not a second request. */
const SAME_REQUEST_MS = 700;

/** Calls `first` once when the process is told to stop, and `again` when it is told once more. */
export function onStopSignals(act: { first(reason: string): void; again(): void }): void {
  let firstAt = 0;
  const stop = (reason: string) => {
    const now = Date.now();
    if (firstAt === 0) {
      firstAt = now;
      act.first(reason);
    } else if (now - firstAt > SAME_REQUEST_MS) act.again();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => stop(signal));
  }
  // A parent that started us with a channel and is gone must not leave a shop behind.
  if (process.send) process.on("disconnect", () => stop("parent ended"));
}
