import Search from "lucide-react/icons/search";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { cx } from "~/ui/cx";
import { Select } from "~/ui/select";
import { GENDERS, searchWith, SORTS, type CatalogueFilters } from "./filters";

const DEBOUNCE_MS = 300;

interface FilterBarProps {
  filters: CatalogueFilters;
  onChange: (change: Partial<CatalogueFilters>) => void;
}

function SearchBox({ filters, onChange }: FilterBarProps) {
  const [typed, setTyped] = useState(filters.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [seen, setSeen] = useState(filters.q);
  // The URL changed by itself (back, clear): the box follows, unless it is the one who did it.
  if (seen !== filters.q) {
    setSeen(filters.q);
    if (typed.trim() !== filters.q) setTyped(filters.q);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange({ q: text.trim() }), DEBOUNCE_MS);
  };
  return (
    <label className="relative col-span-full block md:col-auto">
      <span className="sr-only">Search</span>
      <Search
        size={20}
        strokeWidth={1.6}
        aria-hidden="true"
        className="absolute top-3.5 left-3.5 text-ink-3"
      />
      <input
        type="search"
        name="q"
        placeholder="Search"
        maxLength={100}
        value={typed}
        onChange={(event) => type(event.target.value)}
        className="h-12 w-full rounded-xs border border-line-strong bg-paper pr-3.5 pl-11 text-[16px] focus-visible:border-ink focus-visible:outline-offset-0"
      />
    </label>
  );
}

/** Links, so that they work at once; pressing the chosen one again clears it. */
function GenderLinks({ filters }: { filters: CatalogueFilters }) {
  return (
    <div
      role="group"
      aria-label="Gender"
      className="inline-flex rounded-xs border border-line-strong bg-paper"
    >
      {GENDERS.map(({ value, label }) => {
        const isChosen = filters.gender === value;
        return (
          <Link
            key={value}
            to={{ search: searchWith(filters, { gender: isChosen ? null : value }) }}
            preventScrollReset
            aria-current={isChosen ? "true" : undefined}
            className={cx(
              "grid min-h-[46px] flex-1 place-items-center px-[15px] text-[14px] font-medium not-first:border-l not-first:border-line",
              isChosen ? "bg-ink text-white" : "hover:text-red",
            )}
          >
            {label}
          </Link>
        );
      })}
    </div>
  );
}

/** Search, gender, sort. Without JavaScript it is a plain form that asks for the same URL. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  return (
    <form
      method="get"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const q = new FormData(event.currentTarget).get("q");
        onChange({ q: typeof q === "string" ? q.trim() : "" });
      }}
      className="grid grid-cols-[1fr_auto] gap-3 pt-4 pb-[22px] md:grid-cols-[minmax(260px,1fr)_auto_auto]"
    >
      {filters.category !== null && (
        <input type="hidden" name="category" value={filters.category} />
      )}
      {filters.gender !== null && <input type="hidden" name="gender" value={filters.gender} />}
      <SearchBox filters={filters} onChange={onChange} />
      <GenderLinks filters={filters} />
      <Select
        label="Sort"
        name="sort"
        options={SORTS}
        value={filters.sort}
        onChange={(event) => {
          const sort = SORTS.find((known) => known.value === event.target.value);
          if (sort) onChange({ sort: sort.value });
        }}
      />
      <noscript>
        <button type="submit" className="min-h-11 text-[14px] font-strong underline">
          Apply
        </button>
      </noscript>
    </form>
  );
}
