import { useEffect } from "react";
import { useKeepDiscountCode } from "~/lib/discount-atoms";
import { discountCodeOf } from "~/lib/discount-code";
import { useShowMessage } from "~/lib/message-atoms";
import * as words from "~/words/discounts";
import { readSession, writeSession } from "../session-values";

const TAKEN_KEY = "discountLink";

/** The code that an address of this shop carries. */
function codeIn(address: string): string {
  if (!URL.canParse(address)) return "";
  const { origin, searchParams } = new URL(address);
  return origin === window.location.origin ? discountCodeOf(searchParams.get("code")) : "";
}

/** A reload, or Back: the shopper followed no link. */
function isShownAgain(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && (entry as PerformanceNavigationTiming).type !== "navigate";
}

/**
 * Keeps the code of a shared link (`/?code=STRIVE10`). The page before counts as well: it may have
 * been left before its scripts were there. One that was removed does not come back with a reload.
 */
export default function CodeLink() {
  const keep = useKeepDiscountCode();
  const showMessage = useShowMessage();
  useEffect(() => {
    const code = codeIn(window.location.href) || codeIn(document.referrer);
    if (code === "" || (readSession(TAKEN_KEY) === code && isShownAgain())) return;
    writeSession(TAKEN_KEY, code);
    keep(code);
    showMessage({ tone: "success", text: words.kept(code) });
  }, [keep, showMessage]);
  return null;
}
