import type { ReactNode } from "react";
import { PickerHost } from "~/shop/product-card/picker-host";
import { useContent } from "~/lib/content";
import { Banner } from "~/ui/banner";
import { MessageHost } from "~/ui/message-host";
import * as words from "~/words/frame";
import { AccountPopupHost } from "./account-popup-host";
import { BottomBar } from "./bottom-bar";
import { DeliveryStrip } from "./delivery-strip";
import { NavBar } from "./nav-bar";
import { useLocation } from "react-router-dom";
import { sentPart } from "../sent-part";
import { useCodeAtRest } from "../use-code-at-rest";

const FOOTER = sentPart(() => import("./footer"));
const loadAtRest = async () => (await import("./at-rest")).partsAtRest();

/** The checkout has no tab bar and no footer: its own bar is at the bottom. */
const useIsCheckout = (): boolean => /^\/checkout\/?$/i.test(useLocation().pathname);

/** Everything around a screen of the shop. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const isCheckout = useIsCheckout();
  const { banner } = useContent();
  const atRest = useCodeAtRest(loadAtRest);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 bg-paper p-3 focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {words.skip}
      </a>
      <Banner {...banner} />
      <DeliveryStrip />
      <NavBar />
      {atRest && <atRest.OfflineBar />}
      <main id="main" tabIndex={-1} data-focus-home className="outline-none">
        {children}
      </main>
      {!isCheckout && FOOTER}
      <MessageHost />
      {!isCheckout && <BottomBar />}
      <AccountPopupHost />
      <PickerHost />
      {atRest?.parts.map((Part, index) => (
        <Part key={index} />
      ))}
    </>
  );
}
