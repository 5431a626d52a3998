import { amountOf, isFields } from "~/lib/stored-values";

/** Versioned: a new shape gets a new key. */
export const INSTALL_KEY = "install.v1";

/** What this device remembers of its visits. Times in milliseconds. */
export interface Visits {
  count: number;
  /** Of the last page. */
  at: number;
  /** When the sheet was shown last; 0: never. */
  askedAt: number;
  isInstalled: boolean;
}

/** Somebody who is away for longer comes for another visit. */
const PAUSE_MS = 30 * 60_000;
/** How long "Not now" holds; it is the answer as well of who closes the sheet, or the page. */
const SILENCE_MS = 60 * 86_400_000;

/** From whatever is in the storage. */
export function parseVisits(raw: unknown): Visits {
  const { count, at, askedAt, isInstalled } = isFields(raw) ? raw : {};
  return {
    count: Math.floor(amountOf(count)),
    at: amountOf(at),
    askedAt: amountOf(askedAt),
    isInstalled: isInstalled === true,
  };
}

/** With a page that is opened now. */
export const withPage = (visits: Visits, now: number): Visits => ({
  ...visits,
  count: now - visits.at > PAUSE_MS ? visits.count + 1 : Math.max(visits.count, 1),
  at: now,
});

/** Whether to ask on this page: never on the first visit, nor soon again. */
export const mayAsk = ({ count, askedAt, isInstalled }: Visits, now: number): boolean =>
  count > 1 && !isInstalled && now - askedAt > SILENCE_MS;

interface Browser {
  userAgent: string;
  maxTouchPoints: number;
}

/**
 * Whether it is Safari on a phone or tablet of Apple's, which puts pages on the home screen and offers it to nobody. Tablets
 * say that they are a Mac; other browsers there, and those within other apps, have another name or none.
 */
export function isAppleTouch({ userAgent, maxTouchPoints }: Browser): boolean {
  const isDevice =
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
  return (
    isDevice &&
    /Version\/[\d.]+ .*Safari\//.test(userAgent) &&
    !/CriOS|FxiOS|EdgiOS/.test(userAgent)
  );
}
