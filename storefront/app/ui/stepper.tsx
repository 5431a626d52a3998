import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import * as words from "~/words/ui";
import { cx } from "./cx";

interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  /** Names the group, e.g. "Quantity of Kivu Wrap Dress". */
  label: string;
  min?: number;
  max?: number;
  className?: string;
}

const BUTTON =
  "grid h-full place-items-center disabled:text-line-strong hover:text-red disabled:cursor-default";

export function Stepper({ value, onChange, label, min = 1, max = 99, className }: StepperProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(
        "inline-grid h-[52px] grid-cols-[46px_40px_46px] items-center rounded-xs border border-line-strong bg-paper",
        className,
      )}
    >
      <button
        type="button"
        aria-label={words.decreaseQuantity}
        className={BUTTON}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus size={18} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <output className="text-center font-strong">{value}</output>
      <button
        type="button"
        aria-label={words.increaseQuantity}
        className={BUTTON}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus size={18} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}
