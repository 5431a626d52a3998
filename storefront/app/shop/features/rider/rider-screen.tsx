import type { Report, RiderSheet } from "@strive/backend/contracts/deliveries";
import { formatMoney } from "@strive/backend/contracts/money";
import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { LoadError, Message } from "~/ui/message";
import * as words from "~/words/rider";
import { dayText } from "./day-text";
import { StopCard } from "./stop-card";
import { useRiderDay } from "./use-rider-day";

const rwf = (amount: number) => formatMoney(amount, "RWF");

function reportText(report: Report): string {
  const { reason, new_day, received_by, is_by_code, cash_amount } = report;
  if (reason !== null) return words.failed(words.reasons[reason], new_day && dayText(new_day));
  const who = received_by ?? (is_by_code ? words.byCode : words.someone);
  return cash_amount > 0 ? words.took(who, rwf(cash_amount)) : words.tookPaid(who);
}

const Done = ({ reports }: { reports: readonly Report[] }) => (
  <section aria-label={words.done} className="mt-8">
    <h2 className="title-3">{words.done}</h2>
    <ul className="mt-2">
      {reports.map((report) => (
        <li key={report.id} className="border-t border-line py-3 text-[15px]">
          <b className="block font-strong">{`${report.firstname}, ${report.order_number}`}</b>
          {reportText(report)}
        </li>
      ))}
    </ul>
  </section>
);

const Sums = ({ sheet }: { sheet: RiderSheet }) => (
  <dl className="mt-3 grid grid-cols-2 gap-3">
    {[
      { label: words.withYou, amount: sheet.cash_taken },
      { label: words.toCollect, amount: sheet.cash_due },
    ].map(({ label, amount }) => (
      <div key={label} className="border border-line bg-paper px-3.5 py-3">
        <dt className="text-[13px] text-ink-2">{label}</dt>
        <dd className="text-[18px] font-strong">{rwf(amount)}</dd>
      </div>
    ))}
  </dl>
);

function Day({ token }: { token: string }) {
  const { sheet, isEnded, failure, unsent, refusals, say, load, flush } = useRiderDay(token);
  const waiting = unsent.length > 0 && (
    <Message
      tone="danger"
      className="mb-4"
      action={
        <Button tone="line" size="sm" onClick={() => void flush()}>
          {words.sendNow}
        </Button>
      }
    >
      {words.notSent(unsent.length)}
    </Message>
  );
  if (isEnded) return <p className="py-10 text-[17px]">{words.ended}</p>;
  if (sheet === null) {
    return (
      <>
        {waiting}
        {failure === null ? (
          <p role="status">{words.loading}</p>
        ) : (
          <LoadError text={failure} onRetry={() => void load()} />
        )}
      </>
    );
  }
  const { rider, day, stops, reports } = sheet;
  return (
    <>
      {waiting}
      <p className="text-[15px] text-ink-2">{words.day(rider, dayText(day))}</p>
      <Sums sheet={sheet} />
      <p role="status" className="mt-4 mb-3 font-strong">
        {stops.length === 0 ? words.allDone : words.left(stops.length)}
      </p>
      <ul className="grid gap-4">
        {stops.map((stop) => (
          <StopCard
            key={stop.id}
            stop={stop}
            isWaiting={unsent.some(({ parcelId }) => parcelId === stop.id)}
            refusal={refusals[stop.id]}
            onSay={(body) => say(stop.id, body)}
          />
        ))}
      </ul>
      {reports.length > 0 && <Done reports={reports} />}
    </>
  );
}

/** The token is behind the `#`, which no server, log or other site ever sees. */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setToken(window.location.hash.slice(1));
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return token;
}

/** `/rider#…`: a rider's day, without a login. */
export function RiderScreen() {
  const token = useToken();
  return (
    <main className="mx-auto min-h-screen max-w-[640px] px-4 py-6">
      <h1 className="mb-2 title-2">{words.title}</h1>
      {token === null ? (
        <p role="status">{words.loading}</p>
      ) : token === "" ? (
        <p>{words.noLink}</p>
      ) : (
        <Day key={token} token={token} />
      )}
    </main>
  );
}
