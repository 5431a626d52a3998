import type { TimelineEntry, TimelineKind } from "@strive/backend/contracts/order-timeline";
import type { LucideIcon } from "lucide-react";
import Eye from "lucide-react/icons/eye";
import Mail from "lucide-react/icons/mail";
import Package from "lucide-react/icons/package";
import Pencil from "lucide-react/icons/pencil";
import ReceiptText from "lucide-react/icons/receipt-text";
import StickyNote from "lucide-react/icons/sticky-note";
import Truck from "lucide-react/icons/truck";
import Undo from "lucide-react/icons/undo-2";
import Wallet from "lucide-react/icons/wallet";
import { Link } from "react-router-dom";
import { adminPaths } from "~/admin/shell/paths";
import { useNow } from "~/admin/shell/use-now";
import { dateTimeText, timeText } from "~/lib/order-words";
import { cx } from "~/ui/cx";
import * as words from "~/words/admin-timeline";
import { entryText } from "./timeline-texts";
import { daysOf } from "./timeline-times";

const ICONS: Readonly<Record<TimelineKind, LucideIcon>> = {
  status: Package,
  payment: Wallet,
  mail: Mail,
  note: StickyNote,
  return: Undo,
  receipt: ReceiptText,
  delivery: Truck,
  change: Pencil,
  seen: Eye,
};
const TONES = { success: "text-success", danger: "text-danger" } as const;

const LINK =
  "inline-flex min-h-11 items-center text-[14px] underline underline-offset-4 hover:text-red";

/** Where more can be seen of it. */
function Links({ entry }: { entry: TimelineEntry }) {
  if (entry.kind !== "return" || entry.event !== "requested") return null;
  const { return_id, return_number, exchange } = entry;
  return (
    <p className="flex flex-wrap gap-x-5">
      <Link to={adminPaths.return(return_id)} className={LINK}>
        {words.openReturn(return_number)}
      </Link>
      {exchange !== null && (
        <Link to={adminPaths.order(exchange.order_id)} className={LINK}>
          {words.exchangeOrder(exchange.order_number)}
        </Link>
      )}
    </p>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { title, facts, quote, by, tone } = entryText(entry);
  const Icon = ICONS[entry.kind];
  return (
    <li className="grid grid-cols-[18px_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3.5 last:border-b-0">
      <Icon
        size={18}
        strokeWidth={1.6}
        aria-hidden="true"
        className={cx("mt-0.5", tone && TONES[tone])}
      />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className={cx("font-strong", tone === "danger" && TONES.danger)}>{title}</p>
        {quote !== undefined && (
          <p className="text-[14.5px] whitespace-pre-line text-ink-2">{quote}</p>
        )}
        {facts.length > 0 && <p className="text-[14.5px] text-ink-2">{facts.join(" · ")}</p>}
        {by !== null && <p className="text-[14px] text-ink-3">{by}</p>}
        <Links entry={entry} />
      </div>
      <time
        dateTime={entry.at}
        title={dateTimeText(entry.at)}
        className="text-[13.5px] whitespace-nowrap text-ink-3"
      >
        {timeText(entry.at)}
      </time>
    </li>
  );
}

/** Entries by day, the newest first; the day is named unless all of them are of today. */
export function TimelineList({ entries }: { entries: readonly TimelineEntry[] }) {
  const days = daysOf(entries, useNow());
  const isToday = days.length === 1 && days[0]?.name === words.today;
  return days.map(({ name, entries: ofDay }) => (
    <section key={name} aria-label={name}>
      {!isToday && (
        <h4 className="mt-3 border-b border-line pb-1.5 text-[13px] text-ink-3">{name}</h4>
      )}
      <ol>
        {ofDay.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ));
}
