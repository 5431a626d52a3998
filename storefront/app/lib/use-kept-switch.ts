import { useEffect } from "react";
import { useSessionState } from "./account-atoms";
import { hasSwitched, keepLanguage, saveLanguage } from "./language-choice";

/** Keeps a language that was chosen with a link: on the device, and in the account once it is known. */
export function useKeptSwitch(): void {
  const userId = useSessionState().user?._id;
  useEffect(() => {
    if (!hasSwitched()) return;
    keepLanguage();
    // The device has it: without an answer the account keeps its own.
    if (userId !== undefined) saveLanguage().catch(() => undefined);
  }, [userId]);
}
