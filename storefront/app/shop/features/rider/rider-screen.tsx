import type { Report, RiderSheet, Stop } from "@strive/backend/contracts/deliveries";
import { formatMoney } from "@strive/backend/contracts/money";
import { useEffect, useRef, useState } from "react";
import { timeText } from "~/lib/order-words";
import { Button } from "~/ui/button";
import { LoadError, Message } from "~/ui/message";
import * as words from "~/words/rider";
import { dayText } from "./day-text";
import { RefusedList } from "./refused-list";
import { StopCard } from "./stop-card";
import { toldText } from "./told-text";
import { cashOf, type Unsent } from "./unsent";
import { useHeldStops } from "./use-held-stops";
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

const NotTakenAtEnd = ({ unsent }: { unsent: readonly Unsent[] }) => (
  <Message tone="danger">
    {words.notTakenAtEnd(
      unsent.length,
      unsent.map(({ orderNumber, body }) => toldText(orderNumber, cashOf(body))).join("; "),
    )}
  </Message>
);

interface RoundProps {
  sheet: RiderSheet;
  day: ReturnType<typeof useRiderDay>;
}

function Round({ sheet, day }: RoundProps) {
  const { unsent, refused, say, takeBack } = day;
  const { stops } = sheet;
  const { shown, hold, letGo } = useHeldStops(stops);
  const leftRef = useRef<HTMLParagraphElement>(null);
  /** The card that the rider was in. */
  const lastId = useRef<string | null>(null);
  // It went, and the focus with it.
  useEffect(() => {
    if (lastId.current === null || shown.some(({ id }) => id === lastId.current)) return;
    lastId.current = null;
    if (document.activeElement === document.body) leftRef.current?.focus();
  });
  const onForm = (stop: Stop, isOpen: boolean) => {
    lastId.current = stop.id;
    if (isOpen) hold(stop);
    else letGo(stop.id);
  };
  return (
    <>
      <p ref={leftRef} role="status" tabIndex={-1} className="mt-4 mb-3 font-strong outline-none">
        {stops.length === 0 ? words.allDone : words.left(stops.length)}
      </p>
      <ul className="grid gap-4">
        {shown.map((stop) => (
          <StopCard
            key={stop.id}
            stop={stop}
            isWaiting={unsent.some(({ parcelId }) => parcelId === stop.id)}
            refusal={refused.findLast(({ parcelId }) => parcelId === stop.id)?.text}
            onForm={(isOpen) => onForm(stop, isOpen)}
            onSay={(body) => say(stop, body)}
            onTakeBack={() => takeBack(stop.id)}
          />
        ))}
      </ul>
    </>
  );
}

interface DayProps {
  token: string;
  onDismissed: () => void;
}

function Day({ token, onDismissed }: DayProps) {
  const day = useRiderDay(token);
  const { sheet, isEnded, failure, seenAt, unsent, refused, load, flush } = day;
  const onCards = new Set(sheet?.stops.map(({ id }) => id));
  const notices = (
    <RefusedList
      refused={refused.filter(({ parcelId }) => !onCards.has(parcelId))}
      onDismiss={(key) => {
        day.dismiss(key);
        onDismissed();
      }}
    />
  );
  if (isEnded) {
    return (
      <>
        {notices}
        {unsent.length > 0 && <NotTakenAtEnd unsent={unsent} />}
        <p className="py-10 text-[17px]">{words.ended}</p>
      </>
    );
  }
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
  if (sheet === null) {
    return (
      <>
        {notices}
        {waiting}
        {failure === null ? (
          <p role="status">{words.loading}</p>
        ) : (
          <LoadError text={failure} onRetry={() => void load()} />
        )}
      </>
    );
  }
  return (
    <>
      {notices}
      {waiting}
      <p role="status" className="text-[14px] font-strong text-warning">
        {failure !== null && words.notUpToDate(timeText(seenAt))}
      </p>
      <p className="text-[15px] text-ink-2">{words.day(sheet.rider, dayText(sheet.day))}</p>
      <Sums sheet={sheet} />
      <Round sheet={sheet} day={day} />
      {sheet.reports.length > 0 && <Done reports={sheet.reports} />}
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
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <main className="mx-auto min-h-screen max-w-[640px] px-4 py-6">
      <h1 ref={titleRef} tabIndex={-1} className="mb-2 title-2 outline-none">
        {words.title}
      </h1>
      {token === null ? (
        <p role="status">{words.loading}</p>
      ) : token === "" ? (
        <p>{words.noLink}</p>
      ) : (
        <Day key={token} token={token} onDismissed={() => titleRef.current?.focus()} />
      )}
    </main>
  );
}
