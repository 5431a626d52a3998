import { numberOf } from "@strive/backend/contracts/product-limits";
import { useId, useState, type SyntheticEvent } from "react";
import { Button } from "~/ui/button";
import { controlClass, describe, FIELD_LABEL, FieldNotes } from "~/ui/field";
import { Select } from "~/ui/select";
import * as words from "~/words/admin-sales";
import { ROUND_TO, type RoundTo } from "./reduced-price";

const STEPS = ROUND_TO.map((step) => ({ value: String(step), label: words.roundTo(step) }));

interface SetManyProps {
  /** Of the products that it fills in. */
  count: number;
  onFill: (percent: number, roundTo: RoundTo) => void;
}

/** A percentage for many prices at once. */
export function SetMany({ count, onFill }: SetManyProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [step, setStep] = useState<RoundTo>(100);
  const [error, setError] = useState<string | undefined>(undefined);
  const look = { label: words.percentOff, error, hint: words.setManyHelp };
  const fill = (event: SyntheticEvent) => {
    event.preventDefault();
    const percent = numberOf(typed);
    const isGood = percent > 0 && percent < 100;
    setError(isGood ? undefined : words.enterPercent);
    if (isGood) onFill(percent, step);
    else document.getElementById(id)?.focus();
  };
  return (
    <form noValidate onSubmit={fill} aria-labelledby={`${id}-title`} className="grid gap-1.5">
      <h3 id={`${id}-title`} className={FIELD_LABEL}>
        {words.setMany}
      </h3>
      <div className="flex flex-wrap items-center gap-2">
        <div className="relative w-[110px]">
          <input
            id={id}
            aria-label={words.percentOff}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describe(id, look)}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
            className={controlClass(error, "h-12 pr-9")}
          />
          <span aria-hidden="true" className="absolute top-3 right-3.5 text-ink-3">
            %
          </span>
        </div>
        <Select
          label={words.rounding}
          value={String(step)}
          options={STEPS}
          onChange={({ target }) =>
            setStep(ROUND_TO.find((one) => String(one) === target.value) ?? step)
          }
          className="w-[160px]"
        />
        <Button type="submit" tone="line" size="sm" disabled={count === 0}>
          {words.fillIn(count)}
        </Button>
      </div>
      <FieldNotes id={id} {...look} />
    </form>
  );
}
