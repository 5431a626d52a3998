import { useId } from "react";
import { SwitchMark } from "./switch-mark";

interface SwitchButtonProps {
  label: string;
  /** What it does, in a sentence. */
  help: string;
  isOn: boolean;
  /** What it stands at is not known yet. */
  isDisabled?: boolean;
  onToggle: () => void;
}

/** A setting that is on or off, and can be pressed anywhere. */
export function SwitchButton({ label, help, isOn, isDisabled, onToggle }: SwitchButtonProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={id}
      aria-describedby={`${id}-help`}
      disabled={isDisabled}
      onClick={onToggle}
      className="flex min-h-13 w-full items-center justify-between gap-4 py-2 text-left"
    >
      <span className="grid gap-0.5">
        <span id={id} className="text-[15px] font-strong">
          {label}
        </span>
        <span id={`${id}-help`} className="text-[13.5px] text-ink-2">
          {help}
        </span>
      </span>
      <SwitchMark isOn={isOn} />
    </button>
  );
}
