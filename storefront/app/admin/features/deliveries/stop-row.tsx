import type { StaffReport, StaffStop } from "@strive/backend/contracts/deliveries";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import { Tick } from "~/admin/shell/tick";
import { deliveryText } from "~/lib/delivery-dates";
import * as words from "~/words/admin-deliveries";

export const dayText = (day: string) => deliveryText({ from: day, to: day });

export const cashText = (amount: number) =>
  amount > 0 ? words.cash(francs(amount)) : words.noCash;

export const OrderLink = ({ id, number }: { id: string; number: string }) => (
  <Link
    to={adminPaths.order(id)}
    className="inline-flex min-h-11 items-center font-strong underline underline-offset-4 hover:text-red"
  >
    {number}
  </Link>
);

interface RowProps {
  orderId: string;
  number: string;
  name: string;
  place: string;
  facts: readonly (string | null)[];
  /** Undefined: it can't be chosen. */
  choice?: { isOn: boolean; onToggle: () => void };
}

/** An order or a parcel of it: whose, where, and what to know. */
export function Row({ orderId, number, name, place, facts, choice }: RowProps) {
  return (
    <li className="flex gap-2 border-t border-line py-1 first:border-t-0">
      {choice && <Tick label={words.choose(number)} {...choice} />}
      <div className="min-w-0 flex-1 pb-1.5">
        <p className="flex flex-wrap items-center gap-x-3">
          <OrderLink id={orderId} number={number} />
          <span className="break-words">{name}</span>
        </p>
        <p className="text-[14px] break-words text-ink-2">
          {[place, ...facts].filter(Boolean).join(" · ")}
        </p>
      </div>
    </li>
  );
}

/** "KG 11 Ave, Blue gate, Gasabo" */
export const placeText = ({
  address,
  landmark,
  district,
}: Pick<StaffStop, "address" | "landmark" | "district">): string =>
  [address, landmark, district].filter(Boolean).join(", ");

export function StopRow({ stop, choice }: { stop: StaffStop; choice: RowProps["choice"] }) {
  const { firstname, lastname, cash_due, state, failed_reason } = stop;
  const facts = [
    words.states[state],
    cashText(cash_due),
    failed_reason && words.failedBefore(words.reasons[failed_reason]),
  ];
  return (
    <Row
      orderId={stop.order_id}
      number={stop.order_number}
      name={`${firstname} ${lastname}`}
      place={placeText(stop)}
      facts={facts}
      // What came can't be given to anybody.
      {...(choice && state !== "delivered" && { choice })}
    />
  );
}

function outcomeText(report: StaffReport): string {
  const { reason, note, new_day, received_by, is_by_code, cash_amount, cash_due } = report;
  const parts: (string | false | null)[] =
    reason === null
      ? [
          words.states.delivered,
          received_by !== null && words.byName(received_by),
          is_by_code && words.byCode,
          cash_amount > 0 && words.took(francs(cash_amount)),
          report.cash_reason && words.instead(francs(cash_due), report.cash_reason),
          report.settled && words.settled[report.settled],
        ]
      : [words.reasons[reason], note, new_day && words.again(dayText(new_day))];
  return parts.filter(Boolean).join(", ");
}

export const ReportRow = ({ report }: { report: StaffReport }): ReactNode => (
  <li className="flex flex-wrap items-center gap-x-3 border-t border-line text-[14px] first:border-t-0">
    <OrderLink id={report.order_id} number={report.order_number} />
    <span className="min-w-0 break-words">{`${report.firstname}: ${outcomeText(report)}`}</span>
  </li>
);
