import { useSyncExternalStore } from "react";

/** What some browsers know about the connection; https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  /** "slow-2g", "2g", "3g" or "4g" */
  effectiveType?: string;
}

/** Whether the shopper turned on data saving, or has a slow connection. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

const neverChanges = () => () => undefined;

/** False on the server, since one page serves everyone; correct after hydration. */
export const useSavesData = (): boolean =>
  useSyncExternalStore(neverChanges, savesData, () => false);
