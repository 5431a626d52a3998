import { OfflineBar } from "~/ui/offline-bar";
import * as words from "~/words/offline";
import { useKeptSince } from "./kept-since";
import { timeText } from "./time-text";

/** Around the shop: that there is no network, and of when what is shown is. */
export function ShopOfflineBar({ className }: { className: string }) {
  const since = useKeptSince();
  return (
    <OfflineBar
      className={className}
      kept={since === null ? null : words.keptSince(timeText(since))}
    />
  );
}
