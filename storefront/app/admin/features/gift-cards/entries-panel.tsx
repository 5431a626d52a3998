import type { CreditEntry } from "@strive/backend/contracts/store-credit";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { FormPanel } from "~/admin/shell/form-panel";
import { francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import { dateTimeText } from "~/lib/order-words";
import { inPageLanguage } from "~/lib/server-text";
import * as words from "~/words/admin-credit";

const ACTORS: Readonly<Record<string, string>> = {
  customer: words.byCustomer,
  system: words.bySystem,
};

const signedText = (amount: number): string =>
  amount < 0 ? words.minus(francs(-amount)) : words.plus(francs(amount));

interface OfOrderProps {
  entry: CreditEntry;
  lead: string;
  /** Behind the number. */
  end?: string;
  alone: string;
}

/** "Paid STR-482913", which leads to the order; without one, the other words. */
function OfOrder({ entry, lead, end, alone }: OfOrderProps) {
  const { order_id: id, order_number: number } = entry;
  if (id === null || number === null) return alone;
  return (
    <>
      {`${lead} `}
      <Link
        to={adminPaths.order(id)}
        aria-label={words.viewOrder(number)}
        className="-my-2.5 inline-flex min-h-11 items-center underline underline-offset-4 hover:text-red"
      >
        {number}
      </Link>
      {end !== undefined && ` ${end}`}
    </>
  );
}

function Sold({ entry }: { entry: CreditEntry }) {
  return entry.amount < 0 ? (
    <OfOrder
      entry={entry}
      lead={words.takenBackAs}
      end={words.cameToNothing}
      alone={words.takenBack}
    />
  ) : (
    <OfOrder entry={entry} lead={words.soldWith} alone={words.sold} />
  );
}

function whatOf(entry: CreditEntry): ReactNode {
  switch (entry.kind) {
    case "given":
      return entry.amount < 0 ? words.takenBack : words.given;
    case "sold":
      return <Sold entry={entry} />;
    case "order":
      return <OfOrder entry={entry} lead={words.paidFor} alone={words.paidOrder} />;
    case "refund":
      return <OfOrder entry={entry} lead={words.cameBackFrom} alone={words.cameBack} />;
    case "erased":
      return words.erased;
  }
}

function Entry({ entry }: { entry: CreditEntry }) {
  const { amount, reason, by, createdAt } = entry;
  return (
    <li className="border-t border-line py-2.5 first:border-t-0 first:pt-0">
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 font-strong">{whatOf(entry)}</span>
        <b className="whitespace-nowrap">{signedText(amount)}</b>
      </div>
      {reason !== null && <p className="[overflow-wrap:anywhere]">{inPageLanguage(reason)}</p>}
      <p className="text-[13.5px] [overflow-wrap:anywhere] text-ink-3">
        {`${dateTimeText(createdAt)} · ${ACTORS[by] ?? by}`}
      </p>
    </li>
  );
}

/** All that happened to a balance, the newest first. */
export function EntriesPanel({ entries }: { entries: readonly CreditEntry[] }) {
  return (
    <FormPanel title={words.history}>
      {entries.length === 0 ? (
        <p className="text-ink-2">{words.noHistory}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </FormPanel>
  );
}
