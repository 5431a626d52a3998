import ChevronDown from "lucide-react/icons/chevron-down";
import { useState, type ReactNode } from "react";
import { sentCode } from "~/shop/sent-part";
import { prepared, useLateCode } from "~/shop/use-late-code";
import { cx } from "~/ui/cx";
import * as words from "~/words/catalogue";
import {
  countOf,
  hasPrice,
  searchWith,
  type CatalogueFilters,
  type FilterChange,
  type FilterPart,
} from "./filters";
import { ListLink } from "./list-link";

const load = () => import("./filter-panel");
const prepare = prepared(load);

/** The page must work without the code of the chips. */
const Chips = sentCode(() => import("./filter-chips"), <div className="h-15" />);

const BOX =
  "flex min-h-11 items-center justify-center gap-2 rounded-xs border px-3.5 text-[14px] font-medium whitespace-nowrap";
const lookOf = (isOn: boolean) =>
  isOn ? "border-ink inset-ring inset-ring-ink" : "border-line-strong";

interface FilterRowProps {
  filters: CatalogueFilters;
  onChange: (change: FilterChange) => void;
}

/** What opens the filters, those that a press switches, and what is chosen. */
export function FilterRow({ filters, onChange }: FilterRowProps) {
  const [open, setOpen] = useState<FilterPart | null>(null);
  const close = () => setOpen(null);
  const code = useLateCode(load, open !== null, close);
  const panel = { filters, onChange, onClose: close };
  const count = countOf(filters);

  const opener = (part: FilterPart, chosen: number, content: ReactNode) => (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open === part}
      onClick={() => setOpen(open === part ? null : part)}
      onPointerEnter={prepare}
      onFocus={prepare}
      className={cx(BOX, "w-full bg-paper", lookOf(chosen > 0 || open === part))}
    >
      {content}{" "}
      {chosen > 0 && (
        <span className="lozenge grid h-[18px] min-w-5 place-items-center bg-ink px-1.5 text-[11px] text-white">
          {chosen} <span className="sr-only">{words.chosen}</span>
        </span>
      )}
      {part !== "all" && <ChevronDown size={16} aria-hidden="true" />}
    </button>
  );
  const group = (part: Exclude<FilterPart, "all">, chosen: number, label: string) => (
    <div className="relative max-md:hidden">
      {opener(part, chosen, label)}
      {code && open === part && <code.FilterPopup part={part} title={label} {...panel} />}
    </div>
  );
  const toggle = (name: "in_stock" | "on_sale", label: string, className?: string) => (
    <ListLink
      to={{ search: searchWith(filters, { [name]: filters[name] ? null : true }) }}
      aria-current={filters[name] ?? undefined}
      className={cx(
        BOX,
        filters[name] ? "border-ink bg-ink text-white" : "border-line-strong bg-paper",
        className,
      )}
    >
      {label}
    </ListLink>
  );
  return (
    <>
      <div className="flex flex-wrap gap-2 pb-4">
        {group("size", filters.size.length, words.size)}
        {group("family", filters.family.length, words.color)}
        {group("price", Number(hasPrice(filters)), words.price)}
        {toggle("in_stock", words.inStock, "max-md:hidden")}
        {toggle("on_sale", words.onSale)}
        <div className="max-md:order-first max-md:flex-1">
          {opener(
            "all",
            count,
            <>
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className="size-4 fill-none stroke-current"
              >
                <path
                  strokeWidth="2"
                  d="M3 5h11M19 5h2M14 2v6M3 12h4M12 12h9M7 9v6M3 19h9M17 19h4M12 16v6"
                />
              </svg>
              <span className="md:hidden">{words.filters}</span>
              <span className="max-md:hidden">{words.allFilters}</span>
            </>,
          )}
        </div>
      </div>
      {count > 0 && <Chips filters={filters} />}
      {code && <code.FilterSheet isOpen={open === "all"} {...panel} />}
    </>
  );
}
