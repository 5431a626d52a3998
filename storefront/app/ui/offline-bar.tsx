import WifiOff from "lucide-react/icons/wifi-off";
import { useOnline } from "~/lib/use-online";
import * as words from "~/words/frame";
import { cx } from "./cx";
import { Message } from "./message";

/** Says that there is no network, below a bar that stays. @param className where that ends */
export function OfflineBar({ className }: { className: string }) {
  if (useOnline()) return null;
  return (
    <Message
      tone="danger"
      icon={<WifiOff size={18} aria-hidden="true" className="flex-none" />}
      className={cx("sticky z-10 justify-center print:hidden", className)}
    >
      {words.offline}
    </Message>
  );
}
