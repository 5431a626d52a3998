import { activityText } from "@strive/backend/contracts/activity-text";
import type { Activity } from "@strive/backend/contracts/dashboard";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useAdminQuery } from "~/admin/data/admin-query";
import { ageText } from "~/admin/shell/age";
import { useNow } from "~/admin/shell/use-now";
import { dateTimeText } from "~/lib/order-words";
import { Diamond } from "~/ui/diamond";
import { cx } from "~/ui/cx";
import { ACTIVITY_WORDS } from "~/words/admin-activity";
import * as words from "~/words/admin-dashboard";
import { activityLink } from "./activity-link";
import { activityQuery } from "./api";
import { Panel, PanelBody, PanelEmpty, PanelList } from "./panel";

const STATUS_DOTS: Readonly<Record<string, string>> = {
  pending: "bg-pending-dot",
  processing: "bg-processing-dot",
  shipped: "bg-shipped-dot",
  delivered: "bg-delivered-dot",
  cancelled: "bg-cancelled-dot",
};

/** An order has its new status's colour; additions are green, deletions red. */
function dotOf({ before, after }: Activity): string {
  const status = after?.["status"];
  const own = typeof status === "string" ? STATUS_DOTS[status] : undefined;
  if (own !== undefined) return own;
  if (before === null && after !== null) return "bg-delivered-dot";
  return before !== null && after === null ? "bg-cancelled-dot" : "bg-ink";
}

const sentenceOf = ({ subject: { kind, label }, ...activity }: Activity) =>
  activityText({ ...activity, kind, label }, ACTIVITY_WORDS);

function Line({ event, children }: { event: Activity; children: ReactNode }) {
  const to = activityLink(event);
  const look = "min-w-0 py-[13px] [overflow-wrap:anywhere]";
  if (to === null) return <span className={look}>{children}</span>;
  return (
    <Link to={to} className={cx(look, "hover:text-red hover:underline")}>
      {children}
    </Link>
  );
}

/** The last ten changes, and where each can be seen. */
export function ActivityPanel({ className }: { className?: string }) {
  const query = useAdminQuery(activityQuery());
  const now = useNow();
  return (
    <Panel title={words.recentActivity} className={className ?? ""}>
      <PanelBody query={query} skeleton="h-[420px]">
        {(events) =>
          events.length === 0 ? (
            <PanelEmpty>{words.noActivity}</PanelEmpty>
          ) : (
            <PanelList>
              {events.map((event) => (
                <li
                  key={event.id}
                  className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-baseline gap-2.5 text-[14.5px] leading-snug"
                >
                  <Diamond className={cx("size-2", dotOf(event))} />
                  <Line event={event}>{sentenceOf(event)}</Line>
                  <time
                    dateTime={event.at}
                    title={dateTimeText(event.at)}
                    className="text-[13px] whitespace-nowrap text-ink-3"
                  >
                    {ageText(event.at, now)}
                  </time>
                </li>
              ))}
            </PanelList>
          )
        }
      </PanelBody>
    </Panel>
  );
}
