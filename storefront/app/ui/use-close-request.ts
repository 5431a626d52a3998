import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** Where the browser has it: Chrome's on Android. https://developer.mozilla.org/docs/Web/API/CloseWatcher */
const watcherClass = (): (new () => CloseWatcher) | undefined =>
  (window as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;

/**
 * A phone's Back closes what is open on the page, and does not leave the page. Where the browser leaves it all the same,
 * as an iPhone's does, what is open goes with it; another place on the page (`#…`) is no other page.
 * @param isInAddress it is opened and closed by the page's address
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void, isInAddress: boolean): void {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const isBack = useNavigationType() === NavigationType.Pop;
  const openOn = useRef<string | null>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const isLeft = openOn.current !== null && openOn.current !== page;
    openOn.current = isOpen && !isInAddress ? page : null;
    if (openOn.current !== null && isLeft && isBack) latest.current();
  }, [isOpen, isInAddress, isBack, page]);
  useEffect(() => {
    const Watcher = isOpen ? watcherClass() : undefined;
    if (Watcher === undefined) return undefined;
    const watcher = new Watcher();
    watcher.addEventListener("close", () => latest.current());
    return () => watcher.destroy();
  }, [isOpen]);
}
