import type { ReactNode } from "react";
import { PickerHost } from "~/shop/product-card/picker-host";
import { MessageHost } from "~/ui/message-host";
import * as words from "~/words/frame";
import { AccountPopupHost } from "./account-popup-host";
import { BottomBar } from "./bottom-bar";
import { DeliveryStrip } from "./delivery-strip";
import { Footer } from "./footer";
import { NavBar } from "./nav-bar";
import { OfflineBar } from "./offline-bar";
import { useIsCheckout } from "./use-is-checkout";

/** Everything around a screen of the shop. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const isCheckout = useIsCheckout();
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
    </>
  );
}
