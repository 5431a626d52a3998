import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and during hydration, before the browser's storage is read. */
export const useIsMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
