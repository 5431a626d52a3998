import { useId } from "react";
import { ChoiceMark } from "~/shop/choice-mark";
import { cx } from "~/ui/cx";
import { Field, FIELD_LABEL, FieldNotes } from "~/ui/field";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/checkout";
import { giftDays, type GiftValues } from "./gift-form";
import type { ShippingFormState } from "./use-shipping-form";

interface ChoicesProps<Value extends string> {
  name: keyof GiftValues;
  title: string;
  /** Each value in words. */
  options: ReadonlyArray<readonly [Value, string]>;
  chosen: Value;
  error: string | undefined;
  onChoose: (value: Value) => void;
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { name, title, options, chosen, error, onChoose } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-title`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="grid gap-1.5"
    >
      <p id={`${id}-title`} className={FIELD_LABEL}>
        {title}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map(([value, label]) => {
          const isChosen = chosen === value;
          return (
            <label
              key={value}
              className={cx(
                "flex cursor-pointer gap-3.5 border-2 bg-paper p-[18px] font-strong has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-3",
                isChosen ? "border-ink" : "border-line",
              )}
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={isChosen}
                onChange={() => onChoose(value)}
                className="sr-only"
              />
              <ChoiceMark isChosen={isChosen} className="flex-none" />
              {label}
            </label>
          );
        })}
      </div>
      <FieldNotes id={id} label={title} error={error} />
    </div>
  );
}

function Recipient({ form }: { form: ShippingFormState }) {
  return (
    <div className="grid gap-4">
      <Field
        {...form.field("gift_name")}
        label={words.theirName}
        autoComplete="off"
        maxLength={80}
      />
      <Field
        {...form.field("gift_email")}
        label={words.theirEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
      />
      <TextField {...form.field("gift_message")} label={words.message} maxLength={300} />
    </div>
  );
}

/** Whom the gift cards go to, and when. */
export function GiftFields({ form }: { form: ShippingFormState }) {
  const { first, last } = giftDays();
  /** What is wrong with fields that a choice hides is said no more once they are back. */
  const settle = (...hidden: Array<keyof GiftValues>) =>
    hidden.forEach((name) => form.setError(name, undefined));
  return (
    <div className="grid gap-4">
      <Choices
        name="gift_to"
        title={words.sendTo}
        options={[
          ["me", words.toMe],
          ["other", words.asGift],
        ]}
        chosen={form.values.gift_to}
        error={form.errorOf("gift_to")}
        onChoose={(value) => {
          settle("gift_name", "gift_email", "gift_message");
          form.change("gift_to", value);
        }}
      />
      {form.values.gift_to === "other" && <Recipient form={form} />}
      <Choices
        name="gift_when"
        title={words.when}
        options={[
          ["paid", words.afterPayment],
          ["day", words.onADay],
        ]}
        chosen={form.values.gift_when}
        error={form.errorOf("gift_when")}
        onChoose={(value) => {
          settle("gift_send_on");
          form.change("gift_when", value);
        }}
      />
      {form.values.gift_when === "day" && (
        <Field
          {...form.field("gift_send_on")}
          label={words.sendOn}
          type="date"
          min={first}
          max={last}
          required
        />
      )}
    </div>
  );
}
