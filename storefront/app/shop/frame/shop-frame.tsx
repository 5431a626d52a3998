import type { ReactNode } from "react";
import { PickerHost } from "~/shop/product-card/picker-host";
import { MessageHost } from "~/ui/message-host";
import * as words from "~/words/frame";
import { AccountPopupHost } from "./account-popup-host";
import { BottomBar } from "./bottom-bar";
import { DeliveryStrip } from "./delivery-strip";
import { Footer } from "./footer";
import { NavBar } from "./nav-bar";
import { useLocation } from "react-router-dom";
import WifiOff from "lucide-react/icons/wifi-off";
import { useOnline } from "~/lib/use-online";
import { Message } from "~/ui/message";
import { useCodeAtRest } from "../use-code-at-rest";

function OfflineBar() {
  if (useOnline()) return null;
  return (
    <Message
      tone="danger"
      icon={<WifiOff size={18} aria-hidden="true" className="flex-none" />}
      className="sticky top-14 z-10 justify-center md:top-[72px]"
    >
      {words.offline}
    </Message>
  );
}

/** For a link that brings a discount code, or came from one. */
const loadCodeLink = async () =>
  /[?&]code=/.test(location.href + document.referrer) ? import("../discounts/code-link") : null;

/** The checkout has no tab bar and no footer: its own bar is at the bottom. */
const useIsCheckout = (): boolean => /^\/checkout\/?$/i.test(useLocation().pathname);

/** Everything around a screen of the shop. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const isCheckout = useIsCheckout();
  const codeLink = useCodeAtRest(loadCodeLink);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 bg-paper p-3 focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {words.skip}
      </a>
      <DeliveryStrip />
      <NavBar />
      <OfflineBar />
      <main id="main" tabIndex={-1} data-focus-home className="outline-none">
        {children}
      </main>
      {!isCheckout && <Footer />}
      <MessageHost />
      {!isCheckout && <BottomBar />}
      <AccountPopupHost />
      <PickerHost />
      {codeLink && <codeLink.default />}
    </>
  );
}
