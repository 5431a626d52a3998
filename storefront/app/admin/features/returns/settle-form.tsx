import type { StaffReturn } from "@strive/backend/contracts/returns";
import { typedRwf } from "~/admin/credit/typed-rwf";
import { optionsOf, REFUND_NAMES } from "~/admin/returns/return-words";
import { FieldGroup } from "~/admin/shell/form-parts";
import { francs } from "~/admin/shell/order-money";
import { Segments } from "~/admin/shell/segments";
import { useForm } from "~/lib/form";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/admin-returns";
import {
  amountWithDelivery,
  isLess,
  mostRwf,
  reasonWithDelivery,
  settleStart,
  shortRwf,
} from "./settle-amounts";
import { useReturnStep } from "./use-return-step";

const WAYS = optionsOf(REFUND_NAMES);

interface DeliveryTickProps {
  amount: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const DeliveryTick = ({ amount, isOn, onChange }: DeliveryTickProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 justify-self-start text-[15px] font-strong">
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
      className="size-5 accent-ink"
    />
    {words.tickDelivery(francs(amount))}
  </label>
);

const doneText = ({ return_number: number, refunded_amount: refunded }: StaffReturn): string =>
  refunded === null || refunded === 0
    ? words.isSettledWithout(number)
    : words.isSettled(number, francs(refunded));

function amountHint(one: StaffReturn, withDelivery: boolean): string {
  if (one.left_amount === 0) return words.noMoneyLeft;
  const most = francs(mostRwf(one, withDelivery));
  const short = shortRwf(one, withDelivery);
  return short > 0 ? words.shortHint(most, francs(short)) : words.settleHint(most);
}

/** No promise for text that is no amount. */
function buttonText(typed: number): string {
  if (Number.isNaN(typed)) return words.settleTitle;
  return typed === 0 ? words.settleWithout : words.payBack(francs(typed));
}

/** What goes back for the pieces that came; less than that with a reason which the buyer reads. */
export function SettleForm({ one }: { one: StaffReturn }) {
  const step = useReturnStep(one, doneText, words.notSettled);
  const { values, change, form, field, errorOf, isBusy } = useForm({
    start: settleStart(one),
    rules: () => import("./step-rules"),
    check: (rules, typed) => rules.checkSettle(typed, one),
    send: step.send,
    onDone: (after) => {
      step.onDone(after);
      return undefined;
    },
    failureText: words.notSettled,
  });
  const { amount, with_delivery: withDelivery, reason } = values;
  const tick = (isOn: boolean) => {
    change("with_delivery", isOn);
    change("amount", amountWithDelivery(amount, isOn, one));
    change("reason", reasonWithDelivery(reason, isOn, one));
  };
  return (
    <Form {...form} aria-label={words.settleTitle} className="grid gap-4">
      <h3 className="title-3 !text-[16px]">{words.settleTitle}</h3>
      {one.delivery_left > 0 && (
        <DeliveryTick amount={one.delivery_left} isOn={withDelivery} onChange={tick} />
      )}
      <Field
        {...field("amount")}
        label={words.settleAmount}
        hint={amountHint(one, withDelivery)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        required
      />
      {isLess(values, one) && (
        <TextField
          {...field("reason")}
          label={words.lessReason}
          hint={words.buyerReadsIt}
          maxLength={500}
          required
        />
      )}
      {one.has_account ? (
        <FieldGroup name="refund_to" label={words.payBackBy} error={errorOf("refund_to")}>
          <Segments
            value={values.refund_to}
            options={WAYS}
            onChoose={(way) => change("refund_to", way)}
          />
        </FieldGroup>
      ) : (
        <p className="text-[14px] text-ink-2">{words.payBackAsPaid}</p>
      )}
      <Button
        type="submit"
        tone="danger"
        size="sm"
        disabled={isBusy}
        className="justify-self-start"
      >
        {isBusy ? words.settling : buttonText(typedRwf(amount))}
      </Button>
    </Form>
  );
}
