import type { StaffReturn } from "@strive/backend/contracts/returns";
import { typedRwf } from "~/admin/credit/typed-rwf";
import { optionsOf, REFUND_NAMES } from "~/admin/returns/return-words";
import { FieldGroup } from "~/admin/shell/form-parts";
import { francs } from "~/admin/shell/order-money";
import { Segments } from "~/admin/shell/segments";
import { exchangedRwf, liveExchange } from "~/lib/exchanged";
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
  partsOf,
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

function doneText(after: StaffReturn): string {
  const { return_number: number, refunded_amount: refunded } = after;
  if (refunded === null || refunded === 0) return words.isSettledWithout(number);
  const swap = exchangedRwf(after);
  if (swap === 0) return words.isSettled(number, francs(refunded));
  return refunded > swap
    ? words.isExchangedAnd(number, francs(refunded - swap))
    : words.isExchanged(number);
}

function amountHint(one: StaffReturn, withDelivery: boolean): string {
  if (one.left_amount === 0) return words.noMoneyLeft;
  const most = francs(mostRwf(one, withDelivery));
  const short = shortRwf(one, withDelivery);
  return short > 0 ? words.shortHint(most, francs(short)) : words.settleHint(most);
}

/** No promise for text that is no amount. */
function buttonText(typed: number, one: StaffReturn): string {
  if (Number.isNaN(typed)) return words.settleTitle;
  if (typed === 0) return words.settleWithout;
  const { swapRwf, backRwf } = partsOf(typed, one);
  if (swapRwf === 0) return words.payBack(francs(typed));
  return backRwf > 0 ? words.settleExchangeAnd(francs(backRwf)) : words.settleExchange;
}

/** What of the amount pays the exchange: only the rest goes back. */
function ExchangePart({ one, typed }: { one: StaffReturn; typed: number }) {
  const exchange = liveExchange(one);
  if (exchange === null || Number.isNaN(typed)) return null;
  const { swapRwf, backRwf } = partsOf(typed, one);
  return (
    <p role="status" className="bg-info-tint px-4 py-3 text-[15px] text-info">
      {words.paysExchange(francs(swapRwf), exchange.order_number)}{" "}
      {backRwf > 0 ? words.restBack(francs(backRwf)) : words.nothingBesides}
    </p>
  );
}

/** Why a reason is asked for: what the exchange cost, and what of that is not there. */
function missingText(one: StaffReturn, typed: number): string | null {
  const costRwf = exchangedRwf(one);
  return typed < costRwf ? words.missingOfExchange(francs(costRwf), francs(costRwf - typed)) : null;
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
  const typed = typedRwf(amount);
  // All of it pays the exchange: there is no way to choose for the rest.
  const hasWay = Number.isNaN(typed) || typed === 0 || partsOf(typed, one).backRwf > 0;
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
      <ExchangePart one={one} typed={typed} />
      {isLess(values, one) && (
        <TextField
          {...field("reason")}
          label={words.lessReason}
          hint={[missingText(one, typed), words.buyerReadsIt].filter(Boolean).join(" ")}
          maxLength={500}
          required
        />
      )}
      {!hasWay ? null : one.has_account ? (
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
        {isBusy ? words.settling : buttonText(typed, one)}
      </Button>
    </Form>
  );
}
