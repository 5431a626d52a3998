import { Link } from "react-router-dom";
import { paths } from "~/lib/paths";
import { OfflineBar } from "~/ui/offline-bar";
import { dataAndOffline } from "~/words/frame";
import * as words from "~/words/offline";
import { useKeptSince } from "./kept-since";
import { timeText } from "./time-text";

/** Around the shop: that there is no network, of when what is shown is, and where to see what is kept. */
export function ShopOfflineBar({ className }: { className: string }) {
  const since = useKeptSince();
  return (
    <OfflineBar
      className={className}
      action={
        <Link to={paths.dataAndOffline()} className="-my-2 text-link">
          {dataAndOffline}
        </Link>
      }
      kept={since === null ? null : words.keptSince(timeText(since))}
    />
  );
}
