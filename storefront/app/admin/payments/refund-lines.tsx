import type { Payment, Refund } from "@strive/backend/contracts/payments";
import { francs } from "~/admin/shell/order-money";
import { dateTimeText } from "~/lib/order-words";
import { inPageLanguage } from "~/lib/server-text";
import { Badge } from "~/ui/badge";
import * as words from "~/words/admin-payments";
import { settleRefund } from "./api";
import { refundStateOf } from "./payment-words";
import { SettleButton } from "./settle-button";

function RefundActions({ refund }: { refund: Refund }) {
  const amount = francs(refund.amount);
  return (
    <div className="flex flex-wrap gap-2.5">
      <SettleButton
        label={words.markPaidOut}
        question={words.paidOutQuestion(amount)}
        help={words.paidOutHelp}
        tone="ink"
        onConfirm={() => settleRefund(refund, "completed")}
        doneText={words.isPaidOut}
      />
      <SettleButton
        label={words.markNotPaidOut}
        question={words.notPaidOutQuestion(amount)}
        help={words.notPaidOutHelp}
        tone="danger"
        onConfirm={() => settleRefund(refund, "failed")}
        doneText={words.isNotPaidOut}
      />
    </div>
  );
}

function RefundLine({ payment, refund }: { payment: Payment; refund: Refund }) {
  const { text, tone } = refundStateOf(payment, refund);
  return (
    <li className="grid gap-2 border-t border-line py-2.5 text-[14px] first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-strong">{francs(refund.amount)}</b>
        <Badge tone={tone}>{text}</Badge>
        <span className="basis-full break-words text-ink-2">
          {words.refundBy(inPageLanguage(refund.reason), refund.by, dateTimeText(refund.createdAt))}
        </span>
      </div>
      {refund.status === "requested" && <RefundActions refund={refund} />}
    </li>
  );
}

/** What goes back of a payment, with what is left to do; nothing where nothing does. */
export function RefundLines({ payment }: { payment: Payment }) {
  if (payment.refunds.length === 0) return null;
  return (
    <ul aria-label={words.refunds}>
      {payment.refunds.map((refund) => (
        <RefundLine key={refund.id} payment={payment} refund={refund} />
      ))}
    </ul>
  );
}
