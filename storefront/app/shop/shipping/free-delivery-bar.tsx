import Truck from "lucide-react/icons/truck";
import { Fragment, useEffect, useState } from "react";
import { useCurrency } from "~/lib/currency";
import { cx } from "~/ui/cx";
import * as words from "~/words/shipping";
import { readSession, writeSession } from "../session-values";
import type { FreeDelivery } from "./free-delivery";

const HAD_BAR_KEY = "freeDeliveryBar";
const BOX = "mb-[18px] border-b border-line pb-[18px]";
// Not the component: as a chunk of its own it would be in every page's list of files.
const RIDGE = "h-3 ridge-wide";
const DIM = "h-3 ridge-dim";
const TEXT = "mb-[9px] min-h-[22px] text-[14px]";

const readHadBar = (): boolean => readSession(HAD_BAR_KEY) === true;

function Way({ percent }: { percent: number }) {
  return (
    <div role="progressbar" aria-label={words.towardsFree} aria-valuenow={percent} className={DIM}>
      <div className={RIDGE} style={{ width: `${percent}%` }} />
    </div>
  );
}

interface FreeDeliveryBarProps {
  /** Null: there is none to be had, or nobody knows yet. */
  way: FreeDelivery | null;
  /** The terms of delivery are on their way. */
  isLoading: boolean;
}

/** How much more makes delivery free, in words and as a ridge. */
export function FreeDeliveryBar({ way, isLoading }: FreeDeliveryBarProps) {
  const { priceOf } = useCurrency();
  const [hadBar] = useState(readHadBar);
  const hasBar = way !== null;
  useEffect(() => {
    if (!isLoading && hasBar !== readHadBar()) writeSession(HAD_BAR_KEY, hasBar);
  }, [isLoading, hasBar]);

  if (way === null) {
    // Keeps the space that it had on the last page, so that nothing below jumps.
    return isLoading && hadBar ? (
      <div aria-hidden="true" className={cx(BOX, "invisible")}>
        <div className={TEXT} />
        <div className={DIM} />
      </div>
    ) : null;
  }
  if (way.missingRwf === 0) {
    return (
      <div className={BOX}>
        <p className={cx(TEXT, "flex items-center gap-1.5 font-bold text-success")}>
          <Truck size={19} strokeWidth={1.6} aria-hidden="true" className="flex-none" />
          {words.isFree}
        </p>
        <div aria-hidden="true" className={RIDGE} />
      </div>
    );
  }
  const missing = <b className="font-bold text-ink">{words.more(priceOf(way.missingRwf))}</b>;
  return (
    <div className={BOX}>
      <p className={cx(TEXT, "text-ink-2")}>
        {words.untilFree(missing).map((part, index) => (
          <Fragment key={index}>{part}</Fragment>
        ))}
      </p>
      <Way percent={way.percent} />
    </div>
  );
}
