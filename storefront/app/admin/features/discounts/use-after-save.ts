import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useAdminSiteName } from "~/admin/data/site-name";
import { adminPaths } from "~/admin/shell/paths";
import { useCopy } from "~/admin/shell/use-copy";
import { useShowMessage } from "~/lib/message-atoms";
import * as words from "~/words/admin-discounts";
import { titleOf } from "./discount-texts";
import { messageText } from "./message-text";

/** Goes back to the list, for as long as the screen is there. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  // Who left while something was being saved may be at something else.
  return () => {
    if (isHere.current) void navigate(adminPaths.discounts());
  };
}

/** Says that a discount is saved, copies its message if that was asked for, and leaves. */
export function useAfterSave() {
  const show = useShowMessage();
  const shop = useAdminSiteName();
  const leave = useLeave();
  const { copy, dialog } = useCopy(leave);
  const finish = async (discount: StaffDiscount, wantsCopy: boolean) => {
    const title = titleOf(discount);
    show({ tone: "success", text: words.saved(title) });
    const isDone =
      !wantsCopy ||
      (await copy(messageText(discount, shop, Date.now()), words.savedAndCopied(title)));
    // What could not be copied is shown: closing it leaves.
    if (isDone) leave();
  };
  return { finish, dialog };
}
