import type { AdminHealth, HealthLevel } from "@strive/backend/contracts/admin-health";
import { Link } from "react-router-dom";
import { failureText, useAdminQuery } from "~/admin/data/admin-query";
import { ListSkeleton } from "~/admin/shell/list-skeleton";
import { PageTitle } from "~/admin/shell/page-title";
import { dateTimeText } from "~/lib/order-words";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { LoadError } from "~/ui/message";
import * as words from "~/words/admin-health";
import { healthQuery } from "./api";
import { linesOf, type HealthLine } from "./health-lines";
import { QueueTable } from "./queue-table";

type Rules = NonNullable<AdminHealth["doctor"]["facts"]>["wrong"];

/** Doctor rules that were violated, and how often. */
function BrokenRules({ rules }: { rules: Rules }) {
  if (rules.length === 0) return null;
  return (
    <ul aria-label={words.broken} className="mt-2 grid gap-1 text-[14px]">
      {rules.map(({ name, count }) => (
        <li key={name} className="flex flex-wrap justify-between gap-x-4">
          <span>{name}</span>
          <span className="text-ink-2">{words.times(count)}</span>
        </li>
      ))}
    </ul>
  );
}

const AGAIN_MS = 30_000;

const LEVELS = {
  ok: { tone: "success", text: words.ok, all: words.allWell },
  look: { tone: "warning", text: words.look, all: words.someLook },
  bad: { tone: "danger", text: words.bad, all: words.someBad },
} as const satisfies Record<HealthLevel, object>;

function Line({ line, health }: { line: HealthLine; health: AdminHealth }) {
  const { tone, text } = LEVELS[line.level];
  return (
    <li className="grid gap-x-5 gap-y-1.5 border-b border-line px-4 py-4 last:border-b-0 sm:grid-cols-[76px_minmax(0,1fr)] lg:px-5">
      <span>
        <Badge tone={tone}>{text}</Badge>
      </span>
      <div className="min-w-0">
        <h2 className="text-[16px] leading-snug font-strong">{line.label}</h2>
        <p className="text-[15px] text-ink-2">{line.text}</p>
        {line.advice !== null && <p className="mt-1 text-[15px] font-strong">{line.advice}</p>}
        {line.name === "jobs" && <QueueTable queues={health.jobs.facts?.queues ?? []} />}
        {line.name === "doctor" && <BrokenRules rules={health.doctor.facts?.wrong ?? []} />}
        {line.to !== null && line.level !== "ok" && (
          <Link to={line.to} className="text-link">
            {words.show(line.label)}
          </Link>
        )}
      </div>
    </li>
  );
}

/** The state of the shop, part by part, and what to do about it. */
export function HealthScreen() {
  const query = useAdminQuery({ ...healthQuery(), refetchInterval: AGAIN_MS });
  const { data, error, isLoading, retry } = query;
  return (
    <>
      <PageTitle
        actions={
          <Button tone="line" size="sm" onClick={retry}>
            {words.lookAgain}
          </Button>
        }
      >
        {words.title}
      </PageTitle>
      {error !== null && (
        <div className="mb-4">
          <LoadError text={failureText(error)} onRetry={retry} />
        </div>
      )}
      {isLoading && <ListSkeleton text={words.loading} columns={2} isWide />}
      {data !== undefined && (
        <>
          <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <p role="status">
              <Badge tone={LEVELS[data.level].tone}>{LEVELS[data.level].all}</Badge>
            </p>
            <p className="text-[14px] text-ink-3">{words.lookedAt(dateTimeText(data.at))}</p>
          </div>
          <ul className="border border-line bg-paper">
            {linesOf(data).map((line) => (
              <Line key={line.name} line={line} health={data} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
