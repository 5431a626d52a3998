import type { ComponentType } from "react";
import { ShopOfflineBar } from "../offline/shop-offline-bar";
import { InstallOffer } from "../install/install-offer";
import { ReminderSync } from "../alerts/reminder-sync";
import { LanguageOffer } from "./language-offer";
import { MenuCloser } from "./menu-closer";
import { TypedKeeper } from "./typed-keeper";

/** Of a link that brings a discount code, or of the page after it. */
const hasCode = () => /[?&]code=/.test(location.href + document.referrer);

/** What belongs to every page of the shop, but can wait until it is at rest. */
export async function partsAtRest() {
  const parts: ComponentType[] = __HAS_LANGUAGES__ ? [MenuCloser, LanguageOffer, TypedKeeper] : [];
  parts.push(InstallOffer, ReminderSync);
  if (hasCode()) parts.push((await import("../discounts/code-link")).default);
  if (import.meta.env.PROD) parts.push((await import("../offline/phone-keeper")).PhoneKeeper);
  return { OfflineBar: ShopOfflineBar, parts };
}
