import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useSessionState } from "~/lib/account-atoms";
import { useCartCount } from "~/lib/cart-atoms";
import { savesData } from "~/lib/data-saving";
import { localPath } from "~/lib/local-path";
import { useServerState } from "~/lib/query";
import type { ServerState } from "~/lib/server-state";
import { TOKEN_KEY } from "~/lib/token";
import { useTransitCount } from "~/lib/transit-atoms";
import { USER_LEFT } from "~/lib/user-left";
import { useWishlistCount } from "~/lib/wishlist-atoms";
import { forgetOthers } from "./forget-own";
import { noteFresh, noteKept } from "./kept-since";
import { loadNewBuild, openThroughWorker } from "./open-through-worker";
import { prepareCode } from "./prepare-code";
import { isPrepared, notePrepared } from "./prepared-mark";
import { whenResumed } from "./resume-keeping";
import { carriedAnswers, isOwnScreen, loadedFiles, prepared, type Extent } from "./seen";
import { askWorker, hasWorker, onWorkerMessage, startWorker } from "./worker-link";

const NOTHING = { pages: [], files: [], answers: [], screens: [] };

/**
 * Has the page that is open on the phone.
 * @param wasControlled whether the worker saw the page and its files on their way
 * @returns whether there is a network that more can be fetched with
 */
async function keepPage(state: ServerState, wasControlled: boolean): Promise<boolean> {
  const at = await askWorker({ kind: "hello" });
  if (typeof at === "number") noteKept(at);
  if (typeof at === "number" || !navigator.onLine) return false;
  await askWorker({
    kind: "keep",
    ...NOTHING,
    answers: carriedAnswers(state),
    ...(!wasControlled && { pages: [location.pathname + location.search], files: loadedFiles() }),
  });
  return true;
}

/** Has on the phone, once per build, what is to open without having been seen. */
async function prepare(state: ServerState, extent: Extent): Promise<void> {
  if (isPrepared(extent)) return;
  if (extent === "all") await prepare(state, "little");
  const isWhole = await askWorker({ kind: "keep", ...NOTHING, ...prepared(extent) });
  if (isWhole !== true) return;
  await Promise.all([prepareCode(extent), state.open()]);
  // Meanwhile it may have been more.
  if (!isPrepared(extent)) notePrepared(extent);
}

/**
 * Whether the shopper stays: he is back, goes on to a second page, is signed in, or put something aside. Who looks at
 * one page is not to pay for the other screens, which are heavier than it.
 */
function useIsStaying(): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const isKeeping = useCartCount() + useWishlistCount() + useTransitCount() > 0;
  const isSignedIn = useSessionState().status === "user";
  const [isStaying, setIsStaying] = useState(hasWorker);
  if (!isStaying && (isKeeping || isSignedIn || pathname !== first)) setIsStaying(true);
  return isStaying;
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
    void askWorker({ kind: "keep", ...NOTHING, pages: [pathname] });
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
  const isStaying = useIsStaying();
  useOthersForgotten();
  useKeptVisits();
  const started = useRef(Promise.resolve());
  useEffect(() => {
    const start = (wasControlled: boolean, extent: Extent) =>
      startWorker()
        .then(() => keepPage(state, wasControlled))
        .then((canFetch) =>
          canFetch ? prepare(state, savesData() ? "little" : extent) : undefined,
        )
        .catch((error: unknown) => console.warn("The page is not kept", error));
    // Who goes on while the first page is kept: what that fetches is not to be fetched a second time.
    started.current = started.current.then(() => start(hasWorker(), isStaying ? "all" : "little"));
    return whenResumed(() => start(false, "all"));
  }, [state, isStaying]);
  useEffect(() => {
    const stop = onWorkerMessage((message) => {
      if (message.kind === "kept") noteKept(message.at);
      else loadNewBuild();
    });
    window.addEventListener("online", noteFresh);
    window.addEventListener("click", openThroughWorker, true);
    return () => {
      stop();
      window.removeEventListener("online", noteFresh);
      window.removeEventListener("click", openThroughWorker, true);
    };
  }, []);
  return null;
}
