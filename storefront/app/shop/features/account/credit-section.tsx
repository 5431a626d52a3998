import type { CreditEntry } from "@strive/backend/contracts/store-credit";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useCurrency } from "~/lib/currency";
import { dateText } from "~/lib/order-words";
import { CheckCardForm } from "~/shop/credits/check-card-form";
import { ownCreditQuery } from "~/shop/credits/own-credit";
import { LoadError } from "~/ui/message";
import { ServerSentence } from "~/ui/server-sentence";
import { Price } from "~/ui/price";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/store-credit";
import { orderPath } from "./order-path";
import { Section } from "./section";

/** How many entries are shown, the newest first. */
const SHOWN = 8;

function OrderLink({ text, entry }: { text: string; entry: CreditEntry }) {
  const { order_id: id, order_number: number } = entry;
  if (id === null || number === null) return text;
  return (
    <>
      {`${text} `}
      <Link to={orderPath(id)} className="font-strong underline underline-offset-3">
        {number}
      </Link>
    </>
  );
}

function What({ entry }: { entry: CreditEntry }) {
  switch (entry.kind) {
    case "order":
      return <OrderLink text={words.paidFor} entry={entry} />;
    case "refund":
      return <OrderLink text={words.backFrom} entry={entry} />;
    case "given":
    case "sold":
    case "erased":
      return entry.amount < 0 ? words.takenBack : words.given;
  }
}

function Entry({ entry }: { entry: CreditEntry }) {
  const { priceOf } = useCurrency();
  const { amount, reason, createdAt } = entry;
  const text = priceOf(Math.abs(amount));
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-3 text-[15px]">
      <span className="min-w-0 wrap-anywhere">
        <What entry={entry} />
      </span>
      <span className="text-right font-medium whitespace-nowrap">
        {amount < 0 ? words.minus(text) : words.plus(text)}
      </span>
      <span className="col-span-full text-[13px] wrap-anywhere text-ink-3">
        {dateText(createdAt)}
        {reason !== null && (
          <>
            . <ServerSentence text={reason} />
          </>
        )}
      </span>
    </li>
  );
}

function OwnCredit({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(ownCreditQuery(userId));
  if (data === undefined && error !== null) {
    return <LoadError text={error.message} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-[72px]" />
      </div>
    );
  }
  const { balance, entries } = data;
  return (
    <div className="grid gap-3">
      {balance === 0 ? (
        <p className="text-[15px] text-ink-2">{words.none}</p>
      ) : (
        <div>
          <Price amountRwf={balance} className="text-[20px] leading-tight font-bold" />
          <p className="text-[15px] text-ink-2">{words.use}</p>
        </div>
      )}
      {entries.length > 0 && (
        <ul aria-label={words.entries} className="border-t border-line">
          {entries.slice(0, SHOWN).map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The balance of whoever is signed in, what happened to it, and what a gift card holds. */
export function CreditSection({ userId }: { userId: string }) {
  return (
    <Section title={words.title}>
      <OwnCredit userId={userId} />
      <h3 className="mt-3.5 font-strong">{words.check}</h3>
      <CheckCardForm />
    </Section>
  );
}
