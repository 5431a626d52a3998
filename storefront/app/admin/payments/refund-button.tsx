import type { Payment } from "@strive/backend/contracts/payments";
import { useId, useRef, useState } from "react";
import { typedRwf } from "~/admin/credit/typed-rwf";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { francs } from "~/admin/shell/order-money";
import { useForm } from "~/lib/form";
import { useShowMessage } from "~/lib/message-atoms";
import { newKey } from "~/lib/new-key";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/admin-payments";
import { MONEY, refundPayment } from "./api";
import { isCredit, refundWords, restOf } from "./payment-words";

/** What the button says: the amount as far as it can be read. */
const amountText = (typed: string): string => francs(typedRwf(typed) || 0);

/** Instead of money: for who has an account, which the server knows. */
function AsCredit({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <div>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-[15px] font-strong">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
          aria-describedby={id}
          className="size-5 accent-ink"
        />
        {words.asCredit}
      </label>
      <p id={id} className="text-[13px] text-ink-3">
        {words.asCreditHelp}
      </p>
    </div>
  );
}

function RefundForm({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const rest = restOf(payment);
  const invalidate = useInvalidate();
  const showMessage = useShowMessage();
  // Another amount or reason is another refund; the same one, tried again, is not.
  const keys = useRef(new Map<string, string>());
  const keyOf = (body: object) => {
    const text = JSON.stringify(body);
    const key = keys.current.get(text) ?? newKey();
    keys.current.set(text, key);
    return key;
  };
  const { values, change, form, field, isBusy } = useForm({
    start: { amount: String(rest), reason: "", as_credit: false },
    rules: () => import("./payment-rules"),
    check: (rules, typed) => rules.checkRefund(typed, rest),
    send: (body) => refundPayment(payment.id, body, keyOf(body)),
    onDone: (refund) => {
      showMessage({
        tone: "success",
        text: refundWords(payment).done(francs(refund.amount), refund),
      });
      void invalidate(...MONEY);
      onDone();
      return undefined;
    },
    failureText: words.notProcessed,
  });
  const doText = values.as_credit ? words.doRefundAsCredit : words.doRefund;
  return (
    <Form {...form} className="mt-5 grid gap-4">
      <Field
        {...field("amount")}
        label={words.refundAmount}
        inputMode="numeric"
        autoComplete="off"
        required
        hint={words.refundHint(francs(rest))}
      />
      <TextField
        {...field("reason")}
        label={words.refundReason}
        hint={words.refundReasonHint}
        maxLength={300}
        required
      />
      {!isCredit(payment) && (
        <AsCredit isOn={values.as_credit} onChange={(isOn) => change("as_credit", isOn)} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="line" size="sm" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" tone="danger" size="sm" disabled={isBusy}>
          {isBusy ? words.refunding : doText(amountText(values.amount))}
        </Button>
      </div>
    </Form>
  );
}

/** Pays back all that is left of a payment, or a part; the amount stands on the button that does it. */
export function RefundButton({ payment }: { payment: Payment }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="line" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.refund}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.refundTitle(payment.order_number)}
        description={refundWords(payment).help}
        className="max-w-[440px]! px-[22px] pt-7 pb-6 md:px-7 [&>h2]:text-[20px]"
      >
        <RefundForm payment={payment} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
