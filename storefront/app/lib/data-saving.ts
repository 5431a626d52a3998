import { useSyncExternalStore } from "react";

/** What some browsers know of the line; https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  /** "slow-2g", "2g", "3g" or "4g" */
  effectiveType?: string;
}

/** Whether the shopper asked for little data, or is on a line that is slow enough to want it. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

const neverChanges = () => () => undefined;

/** False on the server, since one page serves all; what is drawn later knows better. */
export const useSavesData = (): boolean =>
  useSyncExternalStore(neverChanges, savesData, () => false);
