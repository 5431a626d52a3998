import WifiOff from "lucide-react/icons/wifi-off";
import type { ReactNode } from "react";
import { useOnline } from "~/lib/use-online";
import * as words from "~/words/frame";
import { cx } from "./cx";
import { Message } from "./message";

interface OfflineBarProps {
  /** Where it lies: below a bar that stays. */
  className: string;
  /** What is shown is not fresh, whether there is a network or not; null: it is. */
  kept?: ReactNode;
  /** Where to read on. */
  action?: ReactNode;
}

/** Says that there is no network, or too little of it. */
export function OfflineBar({ className, kept = null, action }: OfflineBarProps) {
  const isOnline = useOnline();
  if (isOnline && kept === null) return null;
  return (
    <Message
      tone="danger"
      icon={<WifiOff size={18} aria-hidden="true" className="flex-none" />}
      action={action}
      className={cx("z-10 print:hidden", className)}
    >
      {!isOnline && words.offline}
      {!isOnline && kept !== null && " · "}
      {kept}
    </Message>
  );
}
