import { isExchanged } from "@strive/backend/contracts/return-rules";
import type { StaffReturn } from "@strive/backend/contracts/returns";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { HAND_OVER_NAMES, REFUND_NAMES } from "~/admin/returns/return-words";
import { Facts } from "~/admin/shell/facts";
import { francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import { PhoneLinks } from "~/admin/shell/phone-links";
import { BRAND } from "~/lib/brand";
import { exchangedRwf } from "~/lib/exchanged";
import { dateTimeText, PAYMENT_WORDS, STATUS_NAMES } from "~/lib/order-words";
import * as words from "~/words/admin-returns";
import { canBeClosed } from "./return-steps";
import { nameOf } from "./return-texts";

interface Fact {
  name: string;
  value: ReactNode;
}

/** When each step was taken; those that weren't are left out. */
function timesOf(one: StaffReturn): Fact[] {
  const closed = one.status === "declined" ? words.declinedAt : words.withdrawnAt;
  const times = [
    [words.asked, one.createdAt],
    [words.approvedAt, one.approved_at],
    [words.receivedAt, one.received_at],
    [words.settledAt, one.settled_at],
    [closed, one.closed_at],
  ] as const;
  return times.flatMap(([name, at]) => (at === null ? [] : [{ name, value: dateTimeText(at) }]));
}

const LINK = "inline-flex min-h-11 items-center underline underline-offset-4 hover:text-red";

/** What the buyer gets in exchange, and how that stands. */
function exchangeFacts(one: StaffReturn): Fact[] {
  const { exchange, refunded_amount: refunded } = one;
  if (exchange === null) return [];
  const { order_id: id, order_number: number, status, payment_status: paid } = exchange;
  const state = isExchanged(one)
    ? words.exchangeState(STATUS_NAMES[status], PAYMENT_WORDS[paid].text)
    : words.exchangeCancelled;
  const link = (
    <Link to={adminPaths.order(id)} className={LINK}>
      {number}
    </Link>
  );
  const isKept = isExchanged(one) && refunded === null;
  return [
    { name: words.exchangeOrder, value: link },
    { name: words.exchange, value: state },
    ...(isKept
      ? [
          { name: words.keptUntil, value: dateTimeText(exchange.until) },
          { name: words.coveredByReturn, value: francs(exchange.covered_amount) },
        ]
      : []),
    ...(exchange.due_amount > 0
      ? [{ name: words.stillToPay, value: francs(exchange.due_amount) }]
      : []),
  ];
}

function outcomeOf(one: StaffReturn) {
  const { refunded_amount: refunded, delivery_amount: delivery, reason } = one;
  const swap = refunded === null ? 0 : exchangedRwf(one);
  const paid = refunded === null ? null : francs(refunded);
  const text = paid !== null && delivery > 0 ? words.withDelivery(paid, francs(delivery)) : paid;
  return [
    ...(text === null ? [] : [{ name: words.paidBack, value: text }]),
    ...(swap === 0 ? [] : [{ name: words.ofItExchange, value: francs(swap) }]),
    ...(reason === null ? [] : [{ name: words.reasonGiven, value: reason }]),
  ];
}

/** Who gives back, how, and what happened so far. */
export function ReturnFacts({ one }: { one: StaffReturn }) {
  const { firstname, phone, order_id: orderId, order_number: orderNumber, note } = one;
  const number = one.return_number;
  return (
    <div className="grid gap-4">
      <Facts
        facts={[
          { name: words.buyer, value: nameOf(one) },
          {
            name: words.contact,
            value: (
              <PhoneLinks
                firstname={firstname}
                phone={phone}
                text={words.whatsAppText(firstname, BRAND.name, number)}
              />
            ),
          },
          {
            name: words.order,
            value: (
              <Link to={adminPaths.order(orderId)} className={LINK}>
                {orderNumber}
              </Link>
            ),
          },
          { name: words.handOver, value: HAND_OVER_NAMES[one.hand_over] },
          ...exchangeFacts(one),
          { name: words.refundWish, value: REFUND_NAMES[one.refund_to] },
          ...timesOf(one),
          ...outcomeOf(one),
        ]}
      />
      {note !== null && note !== "" && (
        <div className="bg-warning-tint px-4 py-3 text-[15px] text-warning">
          <p className="text-[13px] font-strong">{words.noteFromBuyer}</p>
          <p className="break-words whitespace-pre-line">{note}</p>
        </div>
      )}
      {one.is_withdrawal && canBeClosed(one) && (
        <p className="text-[14px] text-ink-2">{words.byLaw}</p>
      )}
    </div>
  );
}
