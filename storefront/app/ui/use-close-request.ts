import { useEffect, useRef } from "react";

interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** Where the browser has it: Chrome's on Android. https://developer.mozilla.org/docs/Web/API/CloseWatcher */
const watcherClass = (): (new () => CloseWatcher) | undefined =>
  (window as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;

/** A phone's Back closes what is open on the page, and does not leave the page. */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const Watcher = isOpen ? watcherClass() : undefined;
    if (Watcher === undefined) return undefined;
    const watcher = new Watcher();
    watcher.addEventListener("close", () => latest.current());
    return () => watcher.destroy();
  }, [isOpen]);
}
