import type { Payment } from "@strive/backend/contracts/payments";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-payments";
import { settlePayment } from "./api";
import { restOf } from "./payment-words";
import { RecordButton } from "./record-button";
import { RefundButton } from "./refund-button";
import { SettleButton } from "./settle-button";

/** No provider tells of it: staff say how it ended. */
const isForStaff = ({ payment_method, payment_status }: Payment) =>
  payment_method !== "momo" && payment_status === "pending";

interface PaymentActionsProps {
  payment: Payment;
  /** The order's money can be recorded where this stands. */
  hasRecord?: boolean;
}

/** What staff can do about a payment now; nothing where that is nothing. */
export function PaymentActions({ payment, hasRecord = false }: PaymentActionsProps) {
  const amount = francs(payment.amount);
  const canRefund = restOf(payment) > 0;
  if (!isForStaff(payment) && !canRefund) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {isForStaff(payment) && (
        <>
          {!hasRecord && (
            <RecordButton
              orderId={payment.order_id}
              orderNumber={payment.order_number}
              owed={payment.amount}
            />
          )}
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
