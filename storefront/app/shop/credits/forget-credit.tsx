import { useEffect } from "react";
import { USER_LEFT } from "~/lib/user-left";
import { removePersonal } from "../session-values";

/** A shopper who logs out, on whatever page, leaves no gift card in the tab. Renders nothing. */
export function ForgetCredit() {
  useEffect(() => {
    window.addEventListener(USER_LEFT, removePersonal);
    return () => window.removeEventListener(USER_LEFT, removePersonal);
  }, []);
  return null;
}
