import type { Deliveries } from "@strive/backend/contracts/deliveries";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { failureText, useAdminQuery } from "~/admin/data/admin-query";
import { francs } from "~/admin/shell/order-money";
import { PageTitle } from "~/admin/shell/page-title";
import { kigaliDay } from "~/lib/kigali-day";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin-deliveries";
import { deliveriesQuery } from "./api";
import { RidersButton } from "./riders-button";
import { SheetPanel } from "./sheet-panel";
import { dayText } from "./stop-row";
import { toggled, ToPlan, type Chosen } from "./to-plan";

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const beside = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The day that is shown, in the address; today where it names none. */
function useDay() {
  const [search, setSearch] = useSearchParams();
  const named = search.get("day");
  const day = isDay(named) ? named : kigaliDay();
  const goTo = (next: string) => setSearch(next === kigaliDay() ? {} : { day: next });
  return { day, goTo };
}

function DayPicker({ day, goTo }: ReturnType<typeof useDay>) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-2">
      <IconButton label={words.previousDay} onClick={() => goTo(beside(day, -1))}>
        <ChevronLeft size={22} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <Field
        isHalf
        type="date"
        label={words.day}
        value={day}
        onChange={({ target }) => {
          if (isDay(target.value)) goTo(target.value);
        }}
      />
      <IconButton label={words.nextDay} onClick={() => goTo(beside(day, 1))}>
        <ChevronRight size={22} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      {day !== kigaliDay() && (
        <Button tone="line" size="sm" onClick={() => goTo(kigaliDay())}>
          {words.today}
        </Button>
      )}
    </div>
  );
}

interface ToCountProps {
  sheets: Deliveries["to_count"];
  goTo: (day: string) => void;
}

/** Cash of any day that nobody has counted. */
const ToCount = ({ sheets, goTo }: ToCountProps) => (
  <section aria-label={words.toCount} className="mb-5 bg-warning-tint px-5 py-3">
    <h2 className="font-strong text-warning">{words.toCount}</h2>
    <ul>
      {sheets.map(({ id, rider, day, cash_taken }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => goTo(day)}
            className="min-h-11 text-left underline underline-offset-4 hover:text-red"
          >
            {words.toCountOf(rider, dayText(day), francs(cash_taken))}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

function Day({ deliveries, goTo }: { deliveries: Deliveries; goTo: (day: string) => void }) {
  const [chosen, setChosen] = useState<Chosen>({ orders: [], parcels: [] });
  const { sheets, to_count: toCount } = deliveries;
  return (
    <>
      {toCount.length > 0 && <ToCount sheets={toCount} goTo={goTo} />}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <ToPlan deliveries={deliveries} chosen={chosen} onChoose={setChosen} />
        <div className="grid min-w-0 gap-5">
          {sheets.length === 0 ? (
            <EmptyState title={words.noSheets} help={words.noSheetsHelp} />
          ) : (
            sheets.map((sheet) => (
              <SheetPanel
                key={sheet.id}
                sheet={sheet}
                chosen={chosen.parcels}
                onToggle={(id) => setChosen({ ...chosen, parcels: toggled(chosen.parcels, id) })}
              />
            ))
          )}
        </div>
      </div>
    </>
  );
}

/** Who brings what on a day, and the cash that comes back. */
export function DeliveriesScreen() {
  const { day, goTo } = useDay();
  const { data, error, retry } = useAdminQuery(deliveriesQuery(day));
  return (
    <>
      <PageTitle actions={<RidersButton />}>{words.title}</PageTitle>
      <DayPicker day={day} goTo={goTo} />
      {data !== undefined ? (
        <Day key={day} deliveries={data} goTo={goTo} />
      ) : error === null ? (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-[420px]" />
        </div>
      ) : (
        <LoadError text={failureText(error)} onRetry={retry} />
      )}
    </>
  );
}
