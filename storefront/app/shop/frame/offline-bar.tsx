import WifiOff from "lucide-react/icons/wifi-off";
import { useOnline } from "~/lib/use-online";
import { Message } from "~/ui/message";
import * as words from "~/words/frame";

export function OfflineBar() {
  if (useOnline()) return null;
  return (
    <Message
      tone="danger"
      icon={<WifiOff size={18} aria-hidden="true" className="flex-none" />}
      className="sticky top-14 z-10 justify-center md:top-[72px]"
    >
      {words.offline}
    </Message>
  );
}
