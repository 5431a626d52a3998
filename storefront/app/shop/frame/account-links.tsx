import { useSessionState, useSetPopupMode } from "~/lib/account-atoms";
import { cx } from "~/ui/cx";
import * as words from "~/words/frame";
import { useLateCode } from "../use-late-code";
import { prepareAccountPopup } from "./account-popup-host";

/** In one file with the code that asks who a token belongs to: guests never fetch it. */
const load = () => import("./customer-links");
/** Already loaded: that code found out who is signed in. */
const keepPlace = () => undefined;

export const POPUP_BUTTONS = [
  { mode: "register", label: words.register },
  { mode: "login", label: words.login },
] as const;

const TEXT = "inline-flex min-h-11 items-center px-[9px] text-sm font-medium hover:text-red";

/**
 * Register and Login, or first name and Logout. Everybody gets the same page, so until it
 * is known who is signed in this keeps its space and is empty; it is as wide for the one as for
 * the other, so that nothing beside it moves.
 */
export function AccountLinks() {
  const { status, user } = useSessionState();
  const open = useSetPopupMode();
  const isCustomer = user?.role === "user";
  const code = useLateCode(load, isCustomer, keepPlace);
  return (
    <div
      className={cx(
        "flex min-w-[152px] items-center justify-end max-md:hidden",
        status === "loading" && "invisible",
      )}
    >
      {isCustomer
        ? code && <code.default user={user} look="bar" />
        : POPUP_BUTTONS.map(({ mode, label }) => (
            <button
              key={mode}
              type="button"
              className={TEXT}
              onPointerEnter={prepareAccountPopup}
              onClick={() => open(mode)}
            >
              {label}
            </button>
          ))}
    </div>
  );
}
