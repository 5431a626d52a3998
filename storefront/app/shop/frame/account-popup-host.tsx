import { usePopupMode, useSetPopupMode } from "~/lib/account-atoms";
import { prepared, useLateCode } from "../use-late-code";

const load = () => import("../features/account-popup/account-popup");

export const prepareAccountPopup = prepared(load);

/** The popup's place: its code comes when it is opened for the first time. */
export function AccountPopupHost() {
  const setMode = useSetPopupMode();
  const code = useLateCode(load, usePopupMode() !== null, () => setMode(null));
  return code && <code.AccountPopup />;
}
