import { useId } from "react";
import { cx } from "~/ui/cx";
import { FIELD_LABEL } from "~/ui/field";

interface SegmentFieldProps {
  label: string;
  choices: readonly { value: string; text: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** One of a few, side by side, or none: pressing the chosen one again takes it back. */
export function SegmentField({ label, choices, value, onChoose }: SegmentFieldProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-1.5">
      <span id={id} className={FIELD_LABEL}>
        {label}
      </span>
      <div className="flex pl-px">
        {choices.map(({ value: own, text }) => {
          const isChosen = own === value;
          return (
            <button
              key={own}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? "" : own)}
              className={cx(
                "-ml-px min-h-12 flex-1 border px-2 text-[14px] font-strong focus-visible:z-[2]",
                isChosen
                  ? "z-[1] border-ink bg-ink text-white"
                  : "border-line-strong bg-paper hover:border-ink",
              )}
            >
              {text}
            </button>
          );
        })}
      </div>
    </div>
  );
}
