import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and while its page comes to life, when the browser's storage is unread. */
export const useIsMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
