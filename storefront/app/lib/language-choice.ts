import type { MeResponse } from "@strive/backend/contracts/accounts";
import { LANGUAGE } from "~/words/language";
import { api } from "./api-client";
import { isFields } from "./stored-values";

/** Key in the local storage: one for all languages, which share their origin. */
export const LANGUAGE_KEY = "language";

interface Kept {
  /** Chosen with a link; null: none yet. */
  language: string | null;
  /** Whether a language was offered: no for an answer, or once since the choice. */
  isAsked: boolean;
}
const NOTHING: Kept = { language: null, isAsked: false };

const isOurs = (language: unknown): language is string =>
  typeof language === "string" && Object.hasOwn(__LANGUAGES__, language);

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(LANGUAGE_KEY) ?? "null");
    if (!isFields(kept)) return NOTHING;
    const { language, isAsked } = kept;
    return { language: isOurs(language) ? language : null, isAsked: isAsked === true };
  } catch {
    return NOTHING;
  }
}

function keep(kept: Kept): void {
  try {
    window.localStorage.setItem(LANGUAGE_KEY, JSON.stringify(kept));
  } catch {
    // Without storage the next page asks again.
  }
}

/** The language of a page of this shop, by its path. */
function languageOf(pathname: string): string {
  const first = pathname.split("/")[1];
  return isOurs(first) ? first : __MAIN_LANGUAGE__;
}

/** A reload, or Back: no link was followed. */
function isShownAgain(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && (entry as PerformanceNavigationTiming).type !== "navigate";
}

/**
 * Whether a link of the switch led here: only those lead from one language to another. Seen from
 * the page that it leads to, it is known of links that were followed without scripts, too.
 */
export function hasSwitched(): boolean {
  const { referrer } = document;
  if (!URL.canParse(referrer) || isShownAgain()) return false;
  const { origin, pathname } = new URL(referrer);
  return origin === window.location.origin && languageOf(pathname) !== LANGUAGE;
}

/** Keeps this page's language as the one that was chosen on this device. */
export function keepLanguage(): void {
  if (readKept().language !== LANGUAGE) keep({ language: LANGUAGE, isAsked: false });
}

/** Keeps this page's language in the account of who is signed in. */
export const saveLanguage = () => api.put<MeResponse>("/auth/me", { body: { language: LANGUAGE } });

/** What the browser's user reads best of the shop's languages; null: none of them. */
const preferred = (): string | null =>
  navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]).find(isOurs) ?? null;

/**
 * The language to offer instead of this page's, or null. That of the browser is offered until
 * it is taken or declined; one that was chosen before only once.
 */
export function languageToOffer(): string | null {
  const { language, isAsked } = readKept();
  const wanted = language ?? preferred();
  return isAsked || wanted === LANGUAGE || hasSwitched() ? null : wanted;
}

/** To be called when a language is shown as an offer. */
export function noteOffer(): void {
  const kept = readKept();
  if (kept.language !== null) keep({ ...kept, isAsked: true });
}

export const declineOffer = (): void => keep({ ...readKept(), isAsked: true });
