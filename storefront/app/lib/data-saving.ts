import { createContext, use, useSyncExternalStore } from "react";

/** What some browsers know about the connection; https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  /** "slow-2g", "2g", "3g" or "4g" */
  effectiveType?: string;
}

/** A cookie: the server makes another page of it (`backend/server/front-door/data-saver.ts`). */
const CHOICE = /(?:^|;\s*)data-saver=(on|off)(?:;|$)/;
const A_YEAR_S = 31_536_000;

/**
 * Whether the shopper turned on data saving, here or in the browser, or has a slow connection.
 * @param isSavingPage whether the server was told so
 */
export function savesData(isSavingPage = false): boolean {
  const choice = CHOICE.exec(document.cookie)?.[1];
  if (choice !== undefined) return choice === "on";
  const { connection } = navigator as { connection?: Connection };
  return (
    isSavingPage || connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "")
  );
}

/**
 * A picture's widths for somebody who saves data: the smallest, sharp enough to choose by.
 * @param isPriority of the picture that the page is about: one step larger
 */
export const savingWidths = (srcset: string, isPriority: boolean): string =>
  srcset.split(", ", isPriority ? 2 : 1).join(", ");

/** Keeps the shopper's choice on this device. The next page is made for it. */
export function chooseDataSaver(isOn: boolean): void {
  document.cookie = `data-saver=${isOn ? "on" : "off"};path=/;max-age=${A_YEAR_S};samesite=lax`;
}

/** Whether the server made this page for somebody who saves data. */
export const SavingPage = createContext(false);

const neverChanges = () => () => undefined;

/** As the server knows it; correct after hydration. */
export function useSavesData(): boolean {
  const isSavingPage = use(SavingPage);
  return useSyncExternalStore(
    neverChanges,
    () => savesData(isSavingPage),
    () => isSavingPage,
  );
}
