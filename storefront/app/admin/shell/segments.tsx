import { useId } from "react";
import { cx } from "~/ui/cx";

interface SegmentsProps<Value extends string> {
  value: string;
  options: ReadonlyArray<{ value: Value; label: string }>;
  onChoose: (value: Value) => void;
}

/** One of a few, side by side, as wide as each other where their words leave room: radio buttons of the field set around them. */
export function Segments<Value extends string>({ value, options, onChoose }: SegmentsProps<Value>) {
  const group = useId();
  return (
    <div className="grid auto-cols-[minmax(min-content,1fr)] grid-flow-col rounded-xs border border-line-strong bg-paper">
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            "grid min-h-[46px] cursor-pointer place-items-center px-1 text-center text-[14px] leading-tight font-medium not-first:border-l not-first:border-line sm:px-2",
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
  );
}
