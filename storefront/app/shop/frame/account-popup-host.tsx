import { usePopupMode, useSetPopupMode } from "~/lib/account-atoms";
import { prepared, useLateCode } from "../use-late-code";

const load = () => import("../features/account-popup/account-popup");

export const prepareAccountPopup = prepared(load);

/** Mounts the popup; its code is fetched when it is first opened. */
export function AccountPopupHost() {
  const setMode = useSetPopupMode();
  const code = useLateCode(load, usePopupMode() !== null, () => setMode(null));
  return code && <code.AccountPopup />;
}
