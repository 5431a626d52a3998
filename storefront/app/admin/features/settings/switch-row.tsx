import { useId } from "react";
import { cx } from "~/ui/cx";

interface SwitchRowProps {
  label: string;
  /** What it does, in a sentence. */
  help: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off; its label can be pressed too. */
export function SwitchRow({ label, help, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex min-h-[77px] items-center justify-between gap-5 border-b border-line py-3">
      <div>
        <label htmlFor={id} className="block cursor-pointer font-strong">
          {label}
        </label>
        <p id={`${id}-help`} className="max-w-[56ch] text-[14px] leading-snug text-ink-2">
          {help}
        </p>
      </div>
      <button
        type="button"
        id={id}
        role="switch"
        aria-checked={isOn}
        aria-describedby={`${id}-help`}
        onClick={() => onChange(!isOn)}
        className="grid size-[52px] flex-none place-items-center"
      >
        <span
          aria-hidden="true"
          className={cx(
            "relative h-[30px] w-[52px] rounded-xs transition-colors duration-150",
            isOn ? "bg-success" : "bg-line-strong",
          )}
        >
          <span
            className={cx(
              "absolute top-1 left-1 size-[22px] bg-white transition-transform duration-150 motion-reduce:transition-none",
              isOn && "translate-x-[22px]",
            )}
          />
        </span>
      </button>
    </div>
  );
}
