import Search from "lucide-react/icons/search";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { savesData } from "~/lib/data-saving";
import { sentCode } from "~/shop/sent-part";
import { cx } from "~/ui/cx";
import { Select } from "~/ui/select";
import * as words from "~/words/catalogue";
import { chosenSort, GENDERS, searchWith, sortsFor, type CatalogueFilters } from "./filters";
import { ListLink } from "./list-link";

const DEBOUNCE_MS = 300;

/** The search must work without the suggestions' code. */
const Suggestions = sentCode(() => import("./suggestions"));

interface FilterBarProps {
  filters: CatalogueFilters;
  onChange: (change: Partial<CatalogueFilters>) => void;
}

function SearchBox({ filters, onChange }: FilterBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(filters.q);
  const [seen, setSeen] = useState(filters.q);
  // Text that gets no suggestions: as it was before anybody typed, or as it was submitted.
  const [startText, setStartText] = useState<string | null>(null);
  /** Texts that the field asked for, and the URL does not show yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const { pathname } = useLocation();
  const { location: next = null } = useNavigation();
  /** Somebody pressed what leads elsewhere, a suggestion say: that is his last word. */
  const isLeaving = next !== null && (next.pathname.slice(__PREFIX__.length) || "/") !== pathname;
  const asked = sent.at(-1) ?? filters.q;
  // Asking for what the URL shows takes back what is on its way.
  const noteSent = (q: string) => q !== asked && setSent(q === filters.q ? [] : [...sent, q]);
  // The URL changed (Back, Clear): the field follows. If it shows what the field asked for some time
  // ago, there may be more in it by now.
  if (seen !== filters.q) {
    const own = sent.indexOf(filters.q);
    setSeen(filters.q);
    setSent(own < 0 ? [] : sent.slice(own + 1));
    if (own < 0 && typed.trim() !== filters.q) setTyped(filters.q);
  }
  useEffect(() => {
    // Read from the DOM: somebody may have typed before hydration.
    const q = field.current?.value.trim() ?? "";
    if (q === asked || isLeaving) return undefined;
    const timer = setTimeout(() => {
      noteSent(q);
      onChange({ q });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  const suggest = () => savesData() || setStartText(startText ?? typed);
  const search = (change: Partial<CatalogueFilters>) => {
    setTyped(change.q ?? typed);
    noteSent(change.q ?? asked);
    onChange(change);
  };
  return (
    <div className="relative w-full">
      <label className="block">
        <span className="sr-only">{words.search}</span>
        <Search
          size={20}
          strokeWidth={1.6}
          aria-hidden="true"
          className="absolute top-3.5 left-3.5 text-ink-3"
        />
        <input
          ref={field}
          type="search"
          name="q"
          placeholder={words.search}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            suggest();
          }}
          onFocus={suggest}
          onKeyDown={(event) => {
            // Submitted before there was a list to close: it only opens with the next letter.
            if (event.key !== "Enter") return;
            const q = event.currentTarget.value.trim();
            setStartText(q);
            noteSent(q);
          }}
          className="h-12 w-full rounded-xs border border-line-strong bg-paper pr-3.5 pl-11 text-[16px] focus-visible:border-ink focus-visible:outline-offset-0"
        />
      </label>
      {startText !== null && (
        <Suggestions field={field} typed={typed} startText={startText} onSearch={search} />
      )}
    </div>
  );
}

/** Links, so that they work at once; pressing the chosen one again clears it. */
function GenderLinks({ filters }: { filters: CatalogueFilters }) {
  return (
    <div
      role="group"
      aria-label={words.genderLabel}
      className="flex flex-auto rounded-xs border border-line-strong bg-paper"
    >
      {GENDERS.map(({ value, label }) => {
        const isChosen = filters.gender === value;
        return (
          <ListLink
            key={value}
            to={{ search: searchWith(filters, { gender: isChosen ? null : value }) }}
            aria-current={isChosen ? "true" : undefined}
            className={cx(
              "grid min-h-[46px] flex-1 place-items-center px-[15px] text-[14px] font-medium not-first:border-l not-first:border-line",
              isChosen ? "bg-ink text-white" : "hover:text-red",
            )}
          >
            {label}
          </ListLink>
        );
      })}
    </div>
  );
}

/** Search, gender, sort. Without JavaScript it is a plain form that leads to the same URL. */
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
      className="flex flex-wrap gap-3 py-4 md:grid md:grid-cols-[minmax(260px,1fr)_auto_auto]"
    >
      {[...new URLSearchParams(searchWith(filters, { q: "", sort: null }))].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <SearchBox filters={filters} onChange={onChange} />
      <GenderLinks filters={filters} />
      <Select
        label={words.sortLabel}
        name="sort"
        className="flex-auto basis-[108px]"
        options={sortsFor(filters.q)}
        value={filters.sort ?? ""}
        onChange={(event) => {
          onChange({ sort: chosenSort(event.target.value, filters.q) });
        }}
      />
      <noscript>
        <button type="submit" className="min-h-11 text-[14px] font-strong underline">
          {words.apply}
        </button>
      </noscript>
    </form>
  );
}
