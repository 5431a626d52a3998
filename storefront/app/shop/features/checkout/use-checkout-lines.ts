import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useCartLines, useClearCart } from "~/lib/cart-atoms";
import { parseCart, type CartLine } from "~/lib/cart-rules";
import { paths } from "~/lib/paths";
import { isFields } from "~/lib/stored-values";
import { saveBuyNow } from "~/shop/buy-now";
import { clearBuyNow, readBuyNow } from "~/shop/kept-buy-now";
import { useReplaceInCart, type LineChanges } from "~/shop/line-check/use-replace-in-cart";
import * as words from "~/words/checkout";
import type { CheckoutOrigin } from "./checkout-origin";

export interface CheckoutLines {
  origin: CheckoutOrigin;
  lines: CartLine[];
  back: { to: string; label: string };
  replace: (changes: LineChanges) => void;
  /** After the order: empties what was bought, and only that. */
  clear: () => void;
}

function useCartSource(): CheckoutLines {
  return {
    origin: "cart",
    lines: useCartLines(),
    back: { to: paths.cart(), label: words.backToCart },
    replace: useReplaceInCart(),
    clear: useClearCart(),
  };
}

/** The navigation carries the line too, for a browser whose storage is switched off. */
function carriedLine(state: unknown): CartLine | null {
  const buyNow = isFields(state) ? state["buyNow"] : null;
  return isFields(buyNow) ? (parseCart([buyNow["line"]])[0] ?? null) : null;
}

function useBuyNowSource(): CheckoutLines {
  const state: unknown = useLocation().state;
  const [line, setLine] = useState(() => readBuyNow() ?? carriedLine(state));
  const keep = (next: CartLine | null) => {
    setLine(next);
    if (next === null) clearBuyNow();
    else saveBuyNow(next);
  };
  return {
    origin: "product",
    lines: line === null ? [] : [line],
    back:
      line === null
        ? { to: paths.home(), label: words.backToShop }
        : { to: paths.product(line._id), label: words.backToProduct },
    replace: (changes) => {
      const next = line === null ? undefined : changes.get(line.id);
      if (next !== undefined) keep(next);
    },
    clear: () => keep(null),
  };
}

/** Only in the browser, once its storage can be read. */
export function useCheckoutLines(origin: CheckoutOrigin): CheckoutLines {
  const cart = useCartSource();
  const buyNow = useBuyNowSource();
  return origin === "product" ? buyNow : cart;
}
