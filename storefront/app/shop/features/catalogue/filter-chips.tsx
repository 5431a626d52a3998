import X from "lucide-react/icons/x";
import { useEffect, useRef, type ReactNode } from "react";
import { useCurrency } from "~/lib/currency";
import { Swatch } from "~/ui/swatch";
import * as catalogue from "~/words/catalogue";
import * as words from "~/words/filters";
import { size as sizeName } from "~/words/ui";
import { FAMILY_COLORS, priceName } from "./filter-names";
import { NOT_NARROWED, searchWith, type CatalogueFilters } from "./filters";
import { focusTitle } from "./focus-title";
import { sizeGroups } from "./size-groups";
import { ListLink } from "./list-link";

interface Chip {
  key: string;
  label: string;
  color?: string;
  /** What the address says without it. */
  change: Partial<CatalogueFilters>;
}

function chipsOf(filters: CatalogueFilters, priceOf: (amountRwf: number) => string): Chip[] {
  const { size, family, in_stock, on_sale } = filters;
  const price = priceName(filters, priceOf);
  const without = <T,>(values: readonly T[], value: T) => values.filter((one) => one !== value);
  return [
    ...sizeGroups(size)
      .flat()
      .map((one) => ({
        key: `size ${one}`,
        label: sizeName(one),
        change: { size: without(size, one) },
      })),
    ...family.map((one) => ({
      key: one,
      label: words.families[one],
      color: FAMILY_COLORS[one],
      change: { family: without(family, one) },
    })),
    ...(price === null
      ? []
      : [{ key: "price", label: price, change: { min_price: null, max_price: null } }]),
    ...(in_stock ? [{ key: "stock", label: catalogue.inStock, change: { in_stock: null } }] : []),
    ...(on_sale ? [{ key: "sale", label: catalogue.onSale, change: { on_sale: null } }] : []),
  ];
}

/** What is chosen: each is a link that gives it up, so that it works at once. */
export default function FilterChips({ filters }: { filters: CatalogueFilters }): ReactNode {
  const { priceOf } = useCurrency();
  const chips = chipsOf(filters, priceOf);
  const list = useRef<HTMLUListElement>(null);
  /** Where the focus was when its chip was given up. */
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (left.current === null) return;
    const links = list.current?.querySelectorAll("a") ?? [];
    links[Math.min(left.current, chips.length - 1)]?.focus({ preventScroll: true });
    left.current = null;
  }, [chips.length]);
  return (
    <ul
      ref={list}
      aria-label={words.inUse}
      className="-mx-(--gutter) flex items-center gap-2 overflow-x-auto px-(--gutter) pb-4 no-scrollbar md:flex-wrap"
    >
      {chips.map(({ key, label, color, change }, index) => (
        <li key={key} className="flex-none">
          <ListLink
            to={{ search: searchWith(filters, change) }}
            aria-label={words.removeChip(label)}
            onClick={() => {
              left.current = index;
              if (chips.length === 1) focusTitle();
            }}
            className="flex min-h-11 items-center gap-[7px] rounded-xs bg-stone pr-2 pl-3 text-[14px] font-medium hover:text-red"
          >
            {color !== undefined && <Swatch color={color} className="size-3.5 flex-none" />}
            {label}
            <X size={16} aria-hidden="true" className="text-ink-2" />
          </ListLink>
        </li>
      ))}
      <li className="flex-none">
        <ListLink
          to={{ search: searchWith(filters, NOT_NARROWED) }}
          onClick={focusTitle}
          className="text-link px-1.5"
        >
          {words.clearAll}
        </ListLink>
      </li>
    </ul>
  );
}
