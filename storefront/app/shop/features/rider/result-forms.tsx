import type { FailedReason, ResultBody, Stop } from "@strive/backend/contracts/deliveries";
import { formatMoney } from "@strive/backend/contracts/money";
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { kigaliDay } from "~/lib/kigali-day";
import { Button } from "~/ui/button";
import { controlClass, Field, FieldFrame } from "~/ui/field";
import * as words from "~/words/rider";
import { dayText } from "./day-text";

interface FormProps {
  stop: Stop;
  onSay: (body: ResultBody) => void;
  onBack: () => void;
}

type Errors = Partial<Record<"who" | "cash" | "reason" | "note", string>>;

const orNothing = (error: string | undefined) => error !== undefined && { error };

/** The fields and buttons of either form; the first wrong field takes the focus. */
function Frame({
  label,
  check,
  onBack,
  children,
}: {
  label: string;
  check: () => Errors;
  onBack: () => void;
  children: ReactNode;
}) {
  const formRef = useRef<HTMLFormElement>(null);
  // It opened at a press, in the place of the button: its first question is next.
  useEffect(() => formRef.current?.querySelector<HTMLElement>("input, select")?.focus(), []);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [first] = Object.keys(check());
    if (first === undefined) return;
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <form ref={formRef} noValidate aria-label={label} onSubmit={submit} className="mt-4 grid gap-4">
      {children}
      <div className="flex gap-2.5">
        <Button type="submit" className="flex-1">
          {words.save}
        </Button>
        <Button tone="line" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}

export function DeliveredForm({ stop, onSay, onBack }: FormProps) {
  const { cash_due: due, order_number } = stop;
  const [who, setWho] = useState("");
  const [cash, setCash] = useState(String(due));
  const [why, setWhy] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const amount = /^[\d\s.,]+$/.test(cash.trim()) ? Number(cash.replace(/\D/g, "")) : Number.NaN;
  const isOther = !Number.isNaN(amount) && amount !== due;
  const check = (): Errors => {
    const found: Errors = {
      ...(who.trim() === "" && { who: words.whoMissing }),
      ...(Number.isNaN(amount) && { cash: words.cashWrong }),
      ...(isOther &&
        why.trim() === "" && { reason: words.cashReasonMissing(formatMoney(due, "RWF")) }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) {
      const taker = /^\d{4}$/.test(who.trim()) ? { code: who.trim() } : { received_by: who.trim() };
      const reason = isOther ? { cash_reason: why.trim() } : {};
      onSay({ outcome: "delivered", ...taker, cash_amount: amount, ...reason });
    }
    return found;
  };
  return (
    <Frame label={words.deliveredTo(order_number)} check={check} onBack={onBack}>
      <Field
        name="who"
        label={words.who}
        hint={words.whoHint}
        value={who}
        onChange={({ target }) => {
          setWho(target.value);
          setErrors({});
        }}
        autoComplete="off"
        maxLength={80}
        {...orNothing(errors.who)}
      />
      <Field
        name="cash"
        label={words.cash}
        value={cash}
        onChange={({ target }) => {
          setCash(target.value);
          setErrors({});
        }}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        {...orNothing(errors.cash)}
      />
      {isOther && (
        <Field
          name="reason"
          label={words.cashReason}
          value={why}
          onChange={({ target }) => {
            setWhy(target.value);
            setErrors({});
          }}
          autoComplete="off"
          maxLength={200}
          {...orNothing(errors.reason)}
        />
      )}
    </Frame>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function Choice({ name, label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <FieldFrame id={id} look={{ label }}>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className={controlClass(undefined, "min-h-[50px]")}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

const REASONS = Object.entries(words.reasons).map(([value, label]) => ({ value, label }));
const DAYS_OFFERED = 7;

export function FailedForm({ stop, onSay, onBack }: FormProps) {
  const [reason, setReason] = useState<FailedReason>("nobody_home");
  const [note, setNote] = useState("");
  const [day, setDay] = useState(() => kigaliDay(1));
  const [errors, setErrors] = useState<Errors>({});
  const days = Array.from({ length: DAYS_OFFERED }, (_, at) => kigaliDay(at + 1));
  const check = (): Errors => {
    const isUnsaid = reason === "other" && note.trim() === "";
    const found: Errors = isUnsaid ? { note: words.noteMissing } : {};
    setErrors(found);
    if (isUnsaid) return found;
    const more = note.trim() === "" ? {} : { note: note.trim() };
    const again = day === "" ? {} : { new_day: day };
    onSay({ outcome: "failed", reason, ...more, ...again });
    return found;
  };
  return (
    <Frame label={words.notDeliveredOf(stop.order_number)} check={check} onBack={onBack}>
      <Choice
        name="what"
        label={words.reason}
        value={reason}
        options={REASONS}
        onChoose={(value) => setReason(value as FailedReason)}
      />
      <Field
        name="note"
        label={words.note}
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
          setErrors({});
        }}
        autoComplete="off"
        maxLength={200}
        {...orNothing(errors.note)}
      />
      <Choice
        name="day"
        label={words.newDay}
        value={day}
        options={[
          ...days.map((value) => ({ value, label: dayText(value) })),
          { value: "", label: words.shopChooses },
        ]}
        onChoose={setDay}
      />
    </Frame>
  );
}
