/** npm forwards a terminal's Ctrl-C although we got it too; that is not a second request. */
const SAME_REQUEST_MS = 700;
const LOOK_FOR_PARENT_MS = 500;

/** Calls `ended` when our parent process is gone; we then belong to another. */
function watchParent(ended: () => void): void {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    ended();
  }, LOOK_FOR_PARENT_MS).unref();
}

/** Calls `first` when the process is told to stop, and `again` when it is told again. */
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
  // A parent that is gone must not leave a shop behind, but is not a second request.
  const parentEnded = () => {
    if (firstAt === 0) stop("parent ended");
  };
  if (process.send) process.on("disconnect", parentEnded);
  // npm sends a signal to the shell between us, which dies of it and forwards nothing.
  if (process.env["npm_lifecycle_event"] !== undefined) watchParent(parentEnded);
}
