import type { Facets } from "@strive/backend/contracts/catalogue";
import { COLOR_FAMILIES } from "@strive/backend/contracts/color-families";
import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { Swatch } from "~/ui/swatch";
import { SwitchMark } from "~/ui/switch-mark";
import * as catalogue from "~/words/catalogue";
import * as words from "~/words/filters";
import { sizeText } from "~/words/sizes";
import { FAMILY_COLORS } from "./filter-names";
import type { CatalogueFilters, FilterChange } from "./filters";
import { sizeGroups } from "./size-groups";
import type { FilterCounts } from "./use-counts";

export interface GroupProps {
  filters: CatalogueFilters;
  counted: FilterCounts;
  onChange: (change: FilterChange) => void;
}

type Facet = readonly { value: string; count: number }[];

/** What there is and what is chosen, and how many products each leads to. */
function valuesOf<Value extends string>(
  { counts, all }: FilterCounts,
  name: "size" | "family",
  chosen: readonly Value[],
) {
  const facet = (facets: Facets | null | undefined): Facet => facets?.[name] ?? [];
  const now = new Map(facet(counts?.facets).map(({ value, count }) => [value, count]));
  const known = [...facet(all), ...facet(counts?.facets)].map(({ value }) => value as Value);
  return {
    values: [...new Set([...known, ...chosen])],
    countOf: (value: Value) => (counts?.facets ? (now.get(value) ?? 0) : null),
  };
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/** A value, and for screen readers the number that stands beside it. @param count null: nobody has counted */
function Named({ label, count }: { label: string; count: number | null }) {
  return (
    <span>
      {label}
      {count !== null && <span className="sr-only">{words.counted(count)}</span>}
    </span>
  );
}

interface ValueProps {
  /** Null: nobody has counted. */
  count: number | null;
  isChosen: boolean;
  onPress: () => void;
  className: string;
  children: ReactNode;
}

/** A value without products can't be chosen, and stays in its place. */
function Value({ count, isChosen, onPress, className, children }: ValueProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={count === 0 && !isChosen}
      onClick={onPress}
      className={className}
    >
      {children}
    </button>
  );
}

/** Longer ones have no room in a column of their own. */
const LONGEST_SHORT = 5;

export function SizeGroup({ filters, counted, onChange }: GroupProps) {
  const { values, countOf } = valuesOf(counted, "size", filters.size);
  return sizeGroups(values).map((group) => (
    <div
      key={group[0]}
      className={cx(
        "mb-2.5 gap-2 last:mb-0",
        group.some((size) => size.length > LONGEST_SHORT)
          ? "flex flex-wrap"
          : "grid grid-cols-[repeat(auto-fill,minmax(52px,1fr))]",
      )}
    >
      {group.map((size) => {
        const isChosen = filters.size.includes(size);
        const count = countOf(size);
        return (
          <Value
            key={size}
            count={count}
            isChosen={isChosen}
            onPress={() => onChange((now) => ({ size: toggled(now.size, size).sort() }))}
            className={cx(
              "min-h-12 min-w-13 rounded-xs border px-1.5 text-[15px] leading-[1.1] font-medium [overflow-wrap:anywhere] disabled:border-line disabled:bg-stone disabled:text-ink-3",
              isChosen ? "border-ink bg-ink text-white" : "border-line-strong bg-paper",
            )}
          >
            <Named label={sizeText(size)} count={count} />
            <span
              aria-hidden="true"
              className={cx(
                "mt-0.5 block text-[12px] font-text",
                isChosen ? "text-[#d9d5ce]" : "text-ink-3",
              )}
            >
              {count}
            </span>
          </Value>
        );
      })}
    </div>
  ));
}

export function FamilyGroup({ filters, counted, onChange }: GroupProps) {
  const { values, countOf } = valuesOf(counted, "family", filters.family);
  return (
    <div className="grid grid-cols-2 gap-x-[18px]">
      {values.map((family) => {
        const isChosen = filters.family.includes(family);
        const count = countOf(family);
        return (
          <Value
            key={family}
            count={count}
            isChosen={isChosen}
            onPress={() =>
              onChange((now) => {
                const chosen = toggled(now.family, family);
                return { family: COLOR_FAMILIES.filter((one) => chosen.includes(one)) };
              })
            }
            className={cx(
              "grid min-h-11 grid-cols-[22px_1fr_auto] items-center gap-2.5 text-left text-[15px] leading-tight disabled:text-ink-3",
              isChosen && "font-bold",
            )}
          >
            <Swatch
              color={FAMILY_COLORS[family]}
              className={cx("size-5", isChosen && "outline-2 outline-offset-2 outline-ink")}
            />
            <Named label={words.families[family]} count={count} />
            <span aria-hidden="true" className="text-[13px] text-ink-3">
              {count}
            </span>
          </Value>
        );
      })}
    </div>
  );
}

/** In stock, and on sale. */
export function SwitchGroup({ filters, counted, onChange }: GroupProps) {
  const switches = [
    { name: "in_stock", label: catalogue.inStock },
    { name: "on_sale", label: catalogue.onSale },
  ] as const;
  return switches.map(({ name, label }) => {
    const count = counted.counts?.facets?.[name] ?? null;
    return (
      <button
        key={name}
        type="button"
        role="switch"
        aria-checked={filters[name] === true}
        disabled={count === 0 && !filters[name]}
        onClick={() => onChange((now) => ({ [name]: now[name] ? null : true }))}
        className="flex min-h-13 w-full items-center gap-3.5 border-b border-line text-left text-[15px] disabled:text-ink-3"
      >
        <span className="flex-1 font-strong">
          <Named label={label} count={count} />
        </span>
        <span aria-hidden="true" className="text-[14px] text-ink-3">
          {count}
        </span>
        <SwitchMark isOn={filters[name] === true} />
      </button>
    );
  });
}
