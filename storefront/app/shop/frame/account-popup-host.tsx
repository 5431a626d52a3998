import { useEffect, useState, type ComponentType } from "react";
import { usePopupMode, useSetPopupMode } from "~/lib/account-atoms";
import { useShowMessage } from "~/lib/message-atoms";
import * as apiErrors from "~/words/api-errors";

const load = () => import("../features/account-popup/account-popup");

/** A head start, when a finger or pointer comes near one of its buttons. */
export const prepareAccountPopup = () => void load().catch(() => undefined);

/** The popup's place: its code comes when it is opened for the first time. */
export function AccountPopupHost() {
  const isWanted = usePopupMode() !== null;
  const setMode = useSetPopupMode();
  const showMessage = useShowMessage();
  const [Popup, setPopup] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted || Popup) return;
    load().then(
      (code) => setPopup(() => code.AccountPopup),
      () => {
        setMode(null);
        showMessage({ tone: "danger", text: apiErrors.network });
      },
    );
  }, [isWanted, Popup, setMode, showMessage]);
  return Popup && <Popup />;
}
