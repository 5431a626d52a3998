import { useSessionState, useSetPopupMode } from "~/lib/account-atoms";
import { Button } from "~/ui/button";
import { POPUP_BUTTONS } from "./account-links";
import CustomerLinks from "./customer-links";

/** Register and Login, or name and Logout, at the foot of the mobile menu. */
export function MenuAccount({ onLeave }: { onLeave: () => void }) {
  const { status, user } = useSessionState();
  const open = useSetPopupMode();
  if (status === "loading") return null;
  if (user?.role === "user") {
    return (
      <div className="flex items-center justify-between gap-4">
        <CustomerLinks user={user} look="menu" onUse={onLeave} />
      </div>
    );
  }
  return POPUP_BUTTONS.map(({ mode, label }) => (
    <Button
      key={mode}
      isFull
      tone={mode === "login" ? "line" : "ink"}
      onClick={() => {
        onLeave();
        open(mode);
      }}
    >
      {label}
    </Button>
  ));
}
