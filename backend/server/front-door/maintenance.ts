import type { ServerResponse } from "node:http";
import { spokenPath, type Language } from "../../src/contracts/languages";
import { MAINTENANCE_RETRY_AFTER_S } from "../../src/lib/api-error";
import { sendPlainPage } from "./answers";

/** Pages that staff need, and riders on the road, while nobody else gets any; `/api` decides who may do what there. */
const WORK_PAGES = /^\/(admin|rider)(\/|$)/i;
/** For every page, theirs included. */
const MANIFEST = "/manifest.webmanifest";

/** Whether a page stays available during maintenance. */
export function isOpenInMaintenance(address: string): boolean {
  const { path } = spokenPath(address);
  return path === MANIFEST || WORK_PAGES.test(path);
}

const WORDS: Readonly<Record<Language, { title: (siteName: string) => string; text: string }>> = {
  en: {
    title: (siteName) => `${siteName} will be back soon`,
    text: "We are working on the shop. Your cart is safe. Please come back in a few minutes.",
  },
  rw: {
    title: (siteName) => `${siteName} iragaruka vuba`,
    text: "Turimo gutunganya iduka. Ibiri muri panier yawe birahari. Ongera ugerageze mu minota mike.",
  },
  fr: {
    title: (siteName) => `${siteName} revient bientôt`,
    text: "Nous travaillons sur la boutique. Votre panier est gardé. Revenez dans quelques minutes.",
  },
};

/** What shoppers see meanwhile, in the language of the page they asked for. */
export function sendMaintenancePage(
  response: ServerResponse,
  { path, siteName, requestId }: { path: string; siteName: string; requestId: string },
): void {
  const { language } = spokenPath(path);
  const { title, text } = WORDS[language];
  const page = { status: 503, title: title(siteName), text, requestId, language };
  sendPlainPage(response, page, { "Retry-After": String(MAINTENANCE_RETRY_AFTER_S) });
}
