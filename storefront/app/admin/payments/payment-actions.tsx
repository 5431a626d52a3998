import { isByProvider, type Payment } from "@strive/backend/contracts/payments";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-payments";
import { settlePayment } from "./api";
import { isCredit, restOf } from "./payment-words";
import { RecordButton } from "./record-button";
import { RefundButton } from "./refund-button";
import { SettleButton } from "./settle-button";

/** No provider tells of it: staff say how it ended. */
const isForStaff = (payment: Payment) =>
  !isByProvider(payment.payment_method) &&
  payment.payment_status === "pending" &&
  !isCredit(payment);

interface PaymentActionsProps {
  payment: Payment;
  /** The order's money can be recorded where this stands. */
  hasRecord?: boolean;
  /** The order still waits for money: until it is paid, its credit goes back with the order alone. */
  isOwing?: boolean;
}

/** What staff can do about a payment now; nothing where that is nothing. */
export function PaymentActions({
  payment,
  hasRecord = false,
  isOwing = false,
}: PaymentActionsProps) {
  const amount = francs(payment.amount);
  const canRefund = restOf(payment) > 0 && !(isOwing && isCredit(payment));
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
