import type { User } from "@strive/backend/contracts/accounts";
import { Link, useNavigate } from "react-router-dom";
import { useSetSession } from "~/lib/account-atoms";
import { paths } from "~/lib/paths";
import { endSession } from "~/lib/session-calls";
import * as words from "~/words/frame";
import { ForgetCredit } from "../credits/forget-credit";
import { SavedListsSync } from "../saved-lists/saved-lists-sync";
import { TransitSync } from "../transit/transit-sync";

interface CustomerLinksProps {
  user: User;
  /** In the navigation bar, or at the foot of the menu. */
  look: "bar" | "menu";
  onUse?: () => void;
}

const BAR = "inline-flex min-h-11 items-center px-[9px] text-sm hover:text-red";
const LOOKS = {
  bar: { link: `${BAR} max-w-[86px] font-strong`, button: `${BAR} font-medium` },
  menu: {
    link: "inline-flex min-h-11 min-w-0 items-center font-strong hover:text-red",
    button:
      "min-h-11 rounded-xs border-[1.5px] border-ink px-4 text-[14px] font-strong hover:bg-ink hover:text-white",
  },
} as const;

/** A customer's first name, which leads to the account, and Logout. Comes with the session's code. */
export default function CustomerLinks({ user, look, onUse }: CustomerLinksProps) {
  const { firstname } = user;
  const set = useSetSession();
  const navigate = useNavigate();
  const logOut = () => {
    onUse?.();
    void endSession(set, navigate);
  };
  return (
    <>
      {look === "bar" && <TransitSync userId={user._id} />}
      {look === "bar" && <SavedListsSync user={user} />}
      {look === "bar" && <ForgetCredit />}
      <Link to={paths.account()} title={firstname} onClick={onUse} className={LOOKS[look].link}>
        <span className="truncate">{firstname}</span>
      </Link>
      <button type="button" onClick={logOut} className={LOOKS[look].button}>
        {words.logout}
      </button>
    </>
  );
}
