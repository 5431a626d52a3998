import { useEffect, useEffectEvent, useState } from "react";
import { useCurrency } from "~/lib/currency";
import * as words from "~/words/filters";
import type { GroupProps } from "./filter-groups";
import {
  currencyMark,
  endsOf,
  fieldText,
  inOrder,
  pricesOf,
  STEP_RWF,
  thumbsOf,
  typedRwf,
  type PriceBars,
  type Prices,
} from "./price-range";

const BAR = 10;
const HEIGHT = 44;

/** How many products cost how much; those that would be shown are ink. */
function Histogram({ bars, from, to }: { bars: PriceBars; from: number; to: number }) {
  const { counts } = bars;
  const most = Math.max(1, ...counts);
  const width = (bars.to - bars.from) / counts.length;
  return (
    <svg
      viewBox={`0 0 ${counts.length * BAR} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mx-2.5 h-11 w-[calc(100%-20px)]"
    >
      {counts.map((count, index) => {
        const height = Math.max(1, (count / most) * HEIGHT);
        const start = bars.from + index * width;
        const isShown = start + width > from && start <= to;
        return (
          <rect
            // Bars have no other name than their place.
            key={index}
            x={index * BAR + 1}
            y={HEIGHT - height}
            width={BAR - 2}
            height={height}
            className={isShown ? "fill-ink" : "fill-[#cbc8c1]"}
          />
        );
      })}
    </svg>
  );
}

interface FieldProps {
  label: string;
  valueRwf: number | null;
  /** What is meant if nothing is typed. */
  emptyRwf: number | null;
  onCommit: (valueRwf: number | null) => void;
}

/** A price typed in the shop's chosen currency; taken once the field is left, or with Enter. */
function PriceField({ label, valueRwf, emptyRwf, onCommit }: FieldProps) {
  const { currency, rates } = useCurrency();
  const [typed, setTyped] = useState<string | null>(null);
  const textOf = (amountRwf: number | null) =>
    amountRwf === null ? "" : fieldText(amountRwf, currency, rates);
  const commit = () => {
    if (typed !== null && typed !== textOf(valueRwf)) onCommit(typedRwf(typed, currency, rates));
    setTyped(null);
  };
  return (
    <label className="relative block">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="absolute top-[13px] left-3 text-[14px] text-ink-3">
        {currencyMark(currency)}
      </span>
      <input
        inputMode={currency === "RWF" ? "numeric" : "decimal"}
        autoComplete="off"
        maxLength={16}
        value={typed ?? textOf(valueRwf)}
        placeholder={textOf(emptyRwf)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
        className="h-12 w-full rounded-xs border border-line-strong bg-paper pr-2 pl-[52px] text-[16px] focus-visible:border-ink focus-visible:outline-offset-0"
      />
    </label>
  );
}

interface PriceGroupProps extends GroupProps {
  /** Milliseconds that a thumb must rest before its price counts. */
  restMs: number;
}

export function PriceGroup({ filters, counted, onChange, restMs }: PriceGroupProps) {
  const { currency, priceOf } = useCurrency();
  const [moved, setMoved] = useState<Prices | null>(null);
  const chosen = `${filters.min_price} ${filters.max_price}`;
  const [seen, setSeen] = useState(chosen);
  const [sent, setSent] = useState<Prices | null>(null);
  // What was moved has arrived, or the address changed otherwise; the thumb may have been moved on meanwhile.
  if (seen !== chosen) {
    setSeen(chosen);
    if (moved === sent) setMoved(null);
  }
  const take = (prices: Prices) => {
    setMoved(prices);
    setSent(prices);
    onChange(prices);
  };
  const takeRested = useEffectEvent(take);
  useEffect(() => {
    if (moved === sent || moved === null) return undefined;
    const timer = setTimeout(() => takeRested(moved), restMs);
    return () => clearTimeout(timer);
  }, [moved, sent, restMs]);

  const bars = counted.counts?.facets?.price_bars ?? counted.all?.price_bars;
  const prices = moved ?? filters;
  const ends = bars && endsOf(bars);
  const thumbs = ends && thumbsOf(prices, ends);
  const type = (typed: Partial<Prices>) => {
    const { min_price, max_price } = prices;
    take(inOrder({ min_price, max_price, ...typed }));
  };
  return (
    <>
      {ends && thumbs && (
        <div className="mb-1">
          <Histogram bars={bars} {...thumbs} />
          <div className="relative -mt-[22px] h-11">
            <span className="absolute inset-x-0 top-[21px] h-0.5 bg-line-strong" />
            {(["from", "to"] as const).map((side) => (
              <input
                key={side}
                type="range"
                min={ends.low}
                max={ends.high}
                step={STEP_RWF}
                value={thumbs[side]}
                aria-label={side === "from" ? words.lowest : words.highest}
                aria-valuetext={priceOf(thumbs[side])}
                onChange={(event) => {
                  const value = Number(event.target.value);
                  const next =
                    side === "from"
                      ? { ...thumbs, from: Math.min(value, thumbs.to) }
                      : { ...thumbs, to: Math.max(value, thumbs.from) };
                  setMoved(pricesOf(next, ends));
                }}
                // Both at the upper end: only the lower one can move.
                className={
                  side === "from" && thumbs.from > ends.low ? "range-thumb z-1" : "range-thumb"
                }
              />
            ))}
          </div>
        </div>
      )}
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2.5">
        <PriceField
          label={words.lowestIn(currency)}
          valueRwf={prices.min_price}
          emptyRwf={bars?.from ?? null}
          onCommit={(min_price) => type({ min_price })}
        />
        <span>{words.to}</span>
        <PriceField
          label={words.highestIn(currency)}
          valueRwf={prices.max_price}
          emptyRwf={bars?.to ?? null}
          onCommit={(max_price) => type({ max_price })}
        />
      </div>
    </>
  );
}
