import type { TimelinePart } from "@strive/backend/contracts/order-timeline";
import { useOpenParam } from "~/admin/data/open-param";
import { MoreButton } from "~/admin/shell/more-button";
import { cx } from "~/ui/cx";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin-timeline";
import { NewNote } from "./new-note";
import { Part } from "./order-facts";
import { TimelineList } from "./timeline-list";
import { useTimeline } from "./use-timeline";

/** In the address, beside the order it is of: `?view=order_1&timeline=notes`. */
export const TIMELINE_PARAM = "timeline";

const PARTS: ReadonlyArray<{ part: TimelinePart | null; label: string; none: string }> = [
  { part: null, label: words.all, none: words.none },
  { part: "payments", label: words.payments, none: words.nonePayments },
  { part: "mails", label: words.mails, none: words.noneMails },
  { part: "notes", label: words.notes, none: words.noneNotes },
  { part: "changes", label: words.changes, none: words.noneChanges },
];

interface ChipsProps {
  shown: TimelinePart | null;
  onChoose: (part: TimelinePart | null) => void;
}

const Chips = ({ shown, onChoose }: ChipsProps) => (
  <div role="group" aria-label={words.show} className="mb-3 flex flex-wrap gap-2">
    {PARTS.map(({ part, label }) => (
      <button
        key={label}
        type="button"
        aria-pressed={part === shown}
        onClick={() => onChoose(part)}
        className={cx(
          "min-h-11 rounded-xs border px-3.5 text-[14px] font-medium",
          part === shown
            ? "border-ink bg-ink text-white"
            : "border-line-strong bg-paper hover:border-ink",
        )}
      >
        {label}
      </button>
    ))}
  </div>
);

interface EntriesProps {
  orderId: string;
  show: TimelinePart | null;
  noneText: string;
}

function Entries({ orderId, show, noneText }: EntriesProps) {
  const timeline = useTimeline(orderId, show);
  const { entries, error, isLoading, retry } = timeline;
  return (
    <>
      {error !== null && <LoadError text={words.notLoaded} onRetry={retry} />}
      {isLoading && (
        <div role="status" className="relative grid gap-3 py-3">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {entries?.length === 0 && <p className="py-3 text-ink-2">{noneText}</p>}
      {entries !== undefined && <TimelineList entries={entries} />}
      <MoreButton pages={timeline} />
    </>
  );
}

/** Everything that happened to an order, and a note for the team. */
export function OrderTimeline({ orderId }: { orderId: string }) {
  const chosen = useOpenParam(TIMELINE_PARAM);
  const found = PARTS.find(({ part }) => part === chosen.value) ?? PARTS[0];
  const show = found?.part ?? null;
  return (
    <Part title={words.title}>
      <Chips
        shown={show}
        onChoose={(part) => (part === null ? chosen.close() : chosen.swap(part))}
      />
      <NewNote orderId={orderId} />
      <Entries key={show} orderId={orderId} show={show} noneText={found?.none ?? words.none} />
    </Part>
  );
}
