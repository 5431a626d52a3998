import type { Payment } from "@strive/backend/contracts/payments";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-payments";
import { settlePayment } from "./api";
import { restOf } from "./payment-words";
import { RefundButton } from "./refund-button";
import { SettleButton } from "./settle-button";

/** Cash is for staff to settle; everything else its provider decides. */
const isAtTheDoor = ({ payment_method, payment_status }: Payment) =>
  payment_method === "cod" && payment_status === "pending";

/** What staff can do about a payment now; nothing where that is nothing. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const amount = francs(payment.amount);
  const canRefund = restOf(payment) > 0;
  if (!isAtTheDoor(payment) && !canRefund) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {isAtTheDoor(payment) && (
        <>
          <SettleButton
            label={words.markPaid}
            question={words.markPaidQuestion(amount)}
            help={words.markPaidHelp}
            tone="ink"
            onConfirm={() => settlePayment(payment.id, "completed")}
            doneText={words.isPaid}
          />
          <SettleButton
            label={words.markFailed}
            question={words.markFailedQuestion(amount)}
            help={words.markFailedHelp}
            tone="danger"
            onConfirm={() => settlePayment(payment.id, "failed")}
            doneText={words.isFailed}
          />
        </>
      )}
      {canRefund && <RefundButton payment={payment} />}
    </div>
  );
}
