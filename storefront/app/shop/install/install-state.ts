import { useSyncExternalStore } from "react";
import { INSTALL_EVENT } from "~/lib/install-event";
import {
  INSTALL_KEY,
  isAppleTouch,
  mayAsk,
  parseVisits,
  withPage,
  type Visits,
} from "./install-rules";

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent; good for one question. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** By a question of the browser, or by hand in its menu. */
export type InstallWay = "asked" | "by-hand";

const page = () => window as { [INSTALL_EVENT]?: InstallEvent | undefined };
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

const isMedia = (query: string): boolean =>
  typeof window.matchMedia === "function" && window.matchMedia(query).matches;

/** Of a phone or tablet: only those have a home screen. */
export const isTouched = (): boolean => isMedia("(pointer: coarse)");

/** It was opened from the home screen. */
const isOpenedAsApp = (): boolean =>
  (navigator as { standalone?: boolean }).standalone === true ||
  isMedia("(display-mode: standalone)");

/** How the shop gets to the home screen now; null: it is there, or the browser has no way. */
function wayNow(): InstallWay | null {
  if (isOpenedAsApp()) return null;
  if (page()[INSTALL_EVENT] !== undefined) return "asked";
  return isAppleTouch(navigator) ? "by-hand" : null;
}

function subscribe(listener: () => void) {
  const events = ["beforeinstallprompt", "appinstalled"];
  listeners.add(listener);
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of events) window.removeEventListener(event, listener);
  };
}

export const useInstallWay = (): InstallWay | null =>
  useSyncExternalStore(subscribe, wayNow, () => null);

function readVisits(): Visits {
  try {
    return parseVisits(JSON.parse(window.localStorage.getItem(INSTALL_KEY) ?? "null"));
  } catch {
    return parseVisits(null);
  }
}

function keep(visits: Visits): void {
  try {
    window.localStorage.setItem(INSTALL_KEY, JSON.stringify(visits));
  } catch {
    // Without storage every visit is the first one, and nobody is asked.
  }
}

/** Counts this page. */
export const noteVisit = (): void => keep(withPage(readVisits(), Date.now()));

export const mayAskNow = (): boolean => mayAsk(readVisits(), Date.now());

export const noteAsked = (): void => keep({ ...readVisits(), askedAt: Date.now() });

export function noteInstalled(): void {
  keep({ ...readVisits(), isInstalled: true });
  page()[INSTALL_EVENT] = undefined;
  tell();
}

/** Lets the browser ask. The browser says by itself when it is installed. */
export async function askBrowser(): Promise<void> {
  const event = page()[INSTALL_EVENT];
  page()[INSTALL_EVENT] = undefined;
  noteAsked();
  // It refuses a second question; then there is none.
  await event?.prompt().catch(() => undefined);
  tell();
}
