import { useId, type ReactNode } from "react";
import { cx } from "~/ui/cx";

interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** Below the label: what is to be known of it. */
  note?: string | undefined;
  /** Shown instead of the label. */
  icon?: ReactNode;
}

interface SegmentsProps<Value extends string> {
  value: string;
  options: ReadonlyArray<Segment<Value>>;
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
            option.icon !== undefined && "min-w-12",
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
          <span className={option.icon === undefined ? undefined : "sr-only"}>
            {option.label}
            {option.note !== undefined && (
              <>
                <span className="sr-only">,</span>{" "}
                <span
                  className={cx(
                    "block text-[11.5px] font-strong",
                    option.value !== value && "text-warning",
                  )}
                >
                  {option.note}
                </span>
              </>
            )}
          </span>
          {option.icon}
        </label>
      ))}
    </div>
  );
}
