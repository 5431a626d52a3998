import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useSessionState } from "~/lib/account-atoms";
import { savesData } from "~/lib/data-saving";
import { localPath } from "~/lib/local-path";
import { useServerState } from "~/lib/query";
import type { ServerState } from "~/lib/server-state";
import { TOKEN_KEY } from "~/lib/token";
import { USER_LEFT } from "~/lib/user-left";
import { forgetOthers } from "./forget-own";
import { noteFresh, noteKept } from "./kept-since";
import { loadNewBuild, openThroughWorker } from "./open-through-worker";
import { prepareCode } from "./prepare-code";
import { notePrepared, wantsPreparing } from "./prepared-mark";
import { whenResumed } from "./resume-keeping";
import { carriedAnswers, isOwnScreen, loadedFiles, prepared } from "./seen";
import { askWorker, hasWorker, onWorkerMessage, startWorker } from "./worker-link";

/**
 * Has the page that is open on the phone, and once per build what is to open without having been seen.
 * @param wasControlled whether the worker saw the page and its files on their way
 */
async function keepPage(state: ServerState, wasControlled: boolean): Promise<void> {
  const at = await askWorker({ kind: "hello" });
  if (typeof at === "number") return noteKept(at);
  if (!navigator.onLine) return undefined;
  const isPreparing = wantsPreparing();
  const { screens, files } = isPreparing ? prepared(savesData()) : { screens: [], files: [] };
  const isWhole = await askWorker({
    kind: "keep",
    pages: wasControlled ? [] : [location.pathname + location.search],
    files: [...(wasControlled ? [] : loadedFiles()), ...files],
    answers: carriedAnswers(state),
    screens,
  });
  if (!isPreparing || isWhole !== true) return undefined;
  await Promise.all([prepareCode(), state.open()]);
  notePrepared();
  return undefined;
}

/** Pages that are made from kept answers need not be fetched a second time. */
const isMadeFromAnswers = (path: string): boolean => path.startsWith(localPath("/product/"));

/** Keeps the page that one came to without loading it; those of one's own are kept already. */
function useKeptVisits(): void {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname === first) return;
    noteFresh();
    if (isOwnScreen(pathname) || isMadeFromAnswers(pathname)) return;
    if (savesData() || !navigator.onLine) return;
    void askWorker({ kind: "keep", pages: [pathname], files: [], answers: [], screens: [] });
  }, [pathname, first]);
}

/** Nothing of somebody who logged out stays; nor does anything if it was in another tab, or while this one was closed. */
function useOthersForgotten(): void {
  const { status, user } = useSessionState();
  const userId = user?._id;
  useEffect(() => {
    const forget = () => void forgetOthers();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === TOKEN_KEY || key === null) forget();
    };
    forget();
    window.addEventListener(USER_LEFT, forget);
    window.addEventListener("storage", onStorage);
    return () => {
      window.removeEventListener(USER_LEFT, forget);
      window.removeEventListener("storage", onStorage);
    };
  }, [status, userId]);
}

/** Has the shop on the phone for reading without network; shows nothing. */
export function PhoneKeeper() {
  const state = useServerState();
  useOthersForgotten();
  useKeptVisits();
  useEffect(() => {
    const wasControlled = hasWorker();
    const stop = onWorkerMessage((message) => {
      if (message.kind === "kept") noteKept(message.at);
      else loadNewBuild();
    });
    const start = (isSeen: boolean) =>
      startWorker()
        .then(() => keepPage(state, isSeen))
        .catch((error: unknown) => console.warn("The page is not kept", error));
    void start(wasControlled);
    const stopResuming = whenResumed(() => start(false));
    window.addEventListener("online", noteFresh);
    window.addEventListener("click", openThroughWorker, true);
    return () => {
      stop();
      stopResuming();
      window.removeEventListener("online", noteFresh);
      window.removeEventListener("click", openThroughWorker, true);
    };
  }, [state]);
  return null;
}
