import { useId } from "react";
import { FieldGroup } from "~/admin/shell/form-parts";
import { cx } from "~/ui/cx";

interface ChoiceFieldProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  options: ReadonlyArray<{ value: Value; label: string }>;
  error?: string | undefined;
  onChoose: (value: Value) => void;
}

/** One of a few, side by side. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, name, value, options, error, onChoose } = props;
  const group = useId();
  return (
    <FieldGroup label={label} name={name} error={error}>
      <div className="grid auto-cols-fr grid-flow-col rounded-xs border border-line-strong bg-paper">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              "grid min-h-[46px] cursor-pointer place-items-center px-1 sm:px-2 text-center text-[14px] leading-tight font-medium not-first:border-l not-first:border-line",
              "has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-3",
              option.value === value && "bg-ink text-white",
            )}
          >
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
