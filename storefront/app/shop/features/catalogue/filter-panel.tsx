import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { useCurrency } from "~/lib/currency";
import type { Narrowing } from "~/shop/api/products";
import { Button } from "~/ui/button";
import { LoadError } from "~/ui/message";
import { SheetDialog } from "~/ui/sheet-dialog";
import { useCloseRequest } from "~/ui/use-close-request";
import * as catalogue from "~/words/catalogue";
import * as words from "~/words/filters";
import { FamilyGroup, SizeGroup, SwitchGroup, type GroupProps } from "./filter-groups";
import { NOT_NARROWED, type CatalogueFilters, type FilterChange, type FilterPart } from "./filters";
import { PriceGroup } from "./price-group";
import { useCounts, type FilterCounts } from "./use-counts";

/** A thumb that is dragged asks for no list on its way, and adds no step for Back. */
const REST_MS = 300;

interface PanelProps {
  filters: CatalogueFilters;
  onChange: (change: FilterChange) => void;
  onClose: () => void;
}

/** "62 products, RWF 8,000–95,000": those that all other filters leave. */
function PricedNote({ counted }: { counted: FilterCounts }) {
  const { priceOf } = useCurrency();
  const bars = counted.counts?.facets?.price_bars;
  if (!bars) return null;
  const count = bars.counts.reduce((sum, one) => sum + one, 0);
  return (
    <span className="text-[14px] text-ink-3">
      {words.priced(count, words.between(priceOf(bars.from), priceOf(bars.to)))}
    </span>
  );
}

/** Why nothing is counted; null: it is, or will be. */
function NotCounted({ counted: { counts, error, retry } }: { counted: FilterCounts }) {
  if (error !== null) return <LoadError text={words.failed} onRetry={retry} />;
  return counts?.facets === null ? <LoadError text={words.offline} onRetry={retry} /> : null;
}

function ShowButton({ counted, onPress, size }: ShowProps) {
  const { counts, isSlow, error } = counted;
  const isUncounted = error !== null || counts?.facets === null;
  const text = () => {
    if (isUncounted) return words.showUncounted;
    return isSlow || counts === undefined ? words.counting : words.show(counts.total);
  };
  return (
    <Button size={size} isFull={size === "md"} aria-busy={isSlow} onClick={onPress}>
      {text()}
    </Button>
  );
}
interface ShowProps {
  counted: FilterCounts;
  onPress: () => void;
  size: "sm" | "md";
}

const GROUPS = {
  size: { Group: SizeGroup, none: { size: [] } },
  family: { Group: FamilyGroup, none: { family: [] } },
  price: {
    Group: (props: GroupProps) => <PriceGroup {...props} restMs={REST_MS} />,
    none: { min_price: null, max_price: null },
  },
} as const;

/** Tab stays within. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("button:enabled, input:enabled"),
  ];
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  const isAtStart = activeElement === first || !stops.includes(activeElement as HTMLElement);
  const next = event.shiftKey ? isAtStart && last : activeElement === last && first;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface FilterPopupProps extends PanelProps {
  part: Exclude<FilterPart, "all">;
  title: string;
}

/** One group of filters below its button, on wide screens: each press counts at once. */
export function FilterPopup({ part, title, filters, onChange, onClose }: FilterPopupProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const counted = useCounts(filters, true);
  const { Group, none } = GROUPS[part];
  const leave = () => {
    box.current?.parentElement?.querySelector("button")?.focus();
    onClose();
  };
  useCloseRequest(true, leave, false);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      // Its button closes it by itself.
      const isInside = box.current?.parentElement?.contains(target as Node) === true;
      if (!isInside) onClose();
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [onClose]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of a dialog: Escape leaves it, Tab stays in it
    <div
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === "Escape") leave();
        keepFocus(event);
      }}
      className="absolute top-[calc(100%+8px)] left-0 z-10 w-[380px] border border-ink bg-paper shadow-float"
    >
      <div className="max-h-[min(30rem,60vh)] overflow-y-auto px-5 py-4">
        <div className="mb-2.5 flex flex-wrap justify-between gap-x-2.5">
          <h3
            id={titleId}
            ref={heading}
            tabIndex={-1}
            className="text-[15px] font-bold outline-none font-stretch-[112%]"
          >
            {title}
          </h3>
          {part === "price" && <PricedNote counted={counted} />}
        </div>
        <NotCounted counted={counted} />
        <Group filters={filters} counted={counted} onChange={onChange} />
      </div>
      <div className="flex items-center justify-between gap-3 border-t border-line bg-chalk px-5 py-2">
        <button type="button" className="text-link" onClick={() => onChange(none)}>
          {words.clear[part]}
        </button>
        <ShowButton size="sm" counted={counted} onPress={leave} />
      </div>
    </div>
  );
}

function Section({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="pt-[18px]">
      <div className="mb-2.5 flex flex-wrap justify-between gap-x-2.5">
        <h3 id={id} className="text-[15px] font-bold font-stretch-[112%]">
          {title}
        </h3>
        {note}
      </div>
      {children}
    </div>
  );
}

/**
 * All filters. On a phone, where the sheet covers the list, nothing changes before its button is pressed; beside a list
 * each press counts at once.
 */
export function FilterSheet({
  isOpen,
  filters,
  onChange,
  onClose,
}: PanelProps & { isOpen: boolean }) {
  const [wasOpen, setWasOpen] = useState(false);
  const [isPhone, setIsPhone] = useState(false);
  /** What was pressed and is not in the address yet. */
  const [draft, setDraft] = useState<Partial<Narrowing> | null>(null);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setDraft(null);
      setIsPhone(!window.matchMedia("(min-width: 48rem)").matches);
    }
  }
  const shown = useMemo(() => ({ ...filters, ...draft }), [filters, draft]);
  const counted = useCounts(shown, isOpen);
  const note = (next: FilterChange) =>
    setDraft((before) => ({
      ...before,
      ...(typeof next === "function" ? next({ ...filters, ...before }) : next),
    }));
  const change = isPhone ? note : onChange;
  const group = { filters: shown, counted, onChange: change };
  const total = counted.counts?.total;
  return (
    <SheetDialog
      isEdge
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={catalogue.filters}
      action={
        <button type="button" className="text-link px-2" onClick={() => change(NOT_NARROWED)}>
          {words.clearAll}
        </button>
      }
      footer={
        <>
          <p role="status" className="sr-only">
            {total !== undefined && catalogue.products(total)}
          </p>
          <ShowButton
            size="md"
            counted={counted}
            onPress={() => {
              if (draft !== null) onChange(draft);
              onClose();
            }}
          />
        </>
      }
    >
      <NotCounted counted={counted} />
      <SwitchGroup {...group} />
      <Section title={catalogue.size}>
        <SizeGroup {...group} />
      </Section>
      <Section title={catalogue.color}>
        <FamilyGroup {...group} />
      </Section>
      <Section title={catalogue.price} note={<PricedNote counted={counted} />}>
        <PriceGroup {...group} restMs={isPhone ? 0 : REST_MS} />
      </Section>
    </SheetDialog>
  );
}
