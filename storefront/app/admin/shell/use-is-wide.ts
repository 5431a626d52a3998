import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 64rem)";
const media = () => (typeof window.matchMedia === "function" ? window.matchMedia(WIDE) : null);

function subscribe(onChange: () => void) {
  const query = media();
  query?.addEventListener("change", onChange);
  return () => query?.removeEventListener("change", onChange);
}

/** Wide enough for a table; below it, the same rows are shown as cards. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? true,
    () => true,
  );
