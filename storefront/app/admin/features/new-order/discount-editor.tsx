import type { HandDiscount } from "@strive/backend/contracts/staff-orders";
import { useId, useState, type KeyboardEvent } from "react";
import { typedRwf } from "~/admin/credit/typed-rwf";
import { FieldGroup } from "~/admin/shell/form-parts";
import { Segments } from "~/admin/shell/segments";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import * as words from "~/words/admin-new-order";

type Unit = "percent" | "amount";

const UNITS = [
  { value: "percent", label: words.percent },
  { value: "amount", label: words.rwf },
] as const;

interface Typed {
  unit: Unit;
  value: string;
  reason: string;
}

const typedOf = (discount: HandDiscount | null): Typed =>
  discount === null
    ? { unit: "percent", value: "", reason: "" }
    : {
        unit: discount.percent === undefined ? "amount" : "percent",
        value: String(discount.percent ?? discount.amount ?? ""),
        reason: discount.reason,
      };

interface Wrong {
  value?: string | undefined;
  reason?: string | undefined;
}

const MOST_PERCENT = 100;

function wrongIn({ unit, value, reason }: Typed): Wrong {
  const number = typedRwf(value.replace("%", ""));
  const isPercent = unit === "percent";
  const isInRange = number >= 1 && (!isPercent || number <= MOST_PERCENT);
  return {
    value: isInRange ? undefined : isPercent ? words.percentRange : words.wholeAmount,
    reason: reason.trim() === "" ? words.needsReason : undefined,
  };
}

interface DiscountEditorProps {
  discount: HandDiscount | null;
  /** Null takes it away. */
  onApply: (discount: HandDiscount | null) => void;
  onCancel: () => void;
}

/** What staff take off this one order, and why. */
export function DiscountEditor({ discount, onApply, onCancel }: DiscountEditorProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => typedOf(discount));
  const [wrong, setWrong] = useState<Wrong>({});
  const type = (changes: Partial<Typed>) => {
    setTyped({ ...typed, ...changes });
    setWrong({});
  };
  const apply = () => {
    const found = wrongIn(typed);
    setWrong(found);
    if (found.value !== undefined) return document.getElementById(`${id}-value`)?.focus();
    if (found.reason !== undefined) return document.getElementById(`${id}-reason`)?.focus();
    const number = typedRwf(typed.value.replace("%", ""));
    onApply({ [typed.unit]: number, reason: typed.reason.trim() });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    apply();
  };
  const isPercent = typed.unit === "percent";
  return (
    <div role="group" aria-label={words.discount} className="grid gap-3.5 bg-stone p-3.5">
      <FieldGroup name="discount_unit" label={words.kind}>
        <Segments value={typed.unit} options={UNITS} onChoose={(unit) => type({ unit })} />
      </FieldGroup>
      <Field
        id={`${id}-value`}
        label={isPercent ? words.percent : words.wholeRwf}
        value={typed.value}
        error={wrong.value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        required
        onChange={({ target }) => type({ value: target.value })}
        onKeyDown={onKeyDown}
      />
      <Field
        id={`${id}-reason`}
        label={words.reason}
        hint={words.reasonHint}
        value={typed.reason}
        error={wrong.reason}
        autoComplete="off"
        maxLength={200}
        required
        onChange={({ target }) => type({ reason: target.value })}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" onClick={apply}>
          {words.apply}
        </Button>
        {discount !== null && (
          <Button tone="line" size="sm" onClick={() => onApply(null)}>
            {words.removeDiscount}
          </Button>
        )}
        <Button tone="line" size="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
