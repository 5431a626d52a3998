import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { paths } from "~/lib/paths";
import { OfflineBar } from "~/ui/offline-bar";
import { cx } from "~/ui/cx";
import { dataAndOffline } from "~/words/frame";
import * as words from "~/words/offline";
import { useKeptSince } from "./kept-since";
import { timeText } from "./time-text";

/** Pixels: the height of the delivery strip, which nobody presses. */
const STRIP = 34;

function subscribe(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

const useIsStripSeen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY < STRIP,
    () => true,
  );

/**
 * Around the shop: that there is no network, of when what is shown is, and where to see what is kept. It comes after
 * the page, so it moves nothing: it lies over the delivery strip, and below the bar once that is scrolled away.
 */
export function ShopOfflineBar() {
  const since = useKeptSince();
  const isStripSeen = useIsStripSeen();
  return (
    <OfflineBar
      className={cx(
        "inset-x-0 py-0! text-[clamp(10px,3vw,13px)]! leading-tight!",
        isStripSeen ? "absolute top-0 h-[34px]" : "fixed top-14 h-11 md:top-[72px]",
      )}
      action={
        <Link to={paths.dataAndOffline()} className="text-link text-[length:inherit]!">
          {dataAndOffline}
        </Link>
      }
      kept={since === null ? null : words.keptSince(timeText(since))}
    />
  );
}
