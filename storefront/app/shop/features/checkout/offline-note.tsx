import { useOnline } from "~/lib/use-online";
import * as words from "~/words/checkout";

/** The bar on top says that the network is gone; this says what it means for the order. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <p role="status">
      {!isOnline && (
        <span className="mt-6 block bg-warning-tint px-4 py-3.5 text-[14px] leading-snug font-medium text-warning">
          {words.offline}
        </span>
      )}
    </p>
  );
}
