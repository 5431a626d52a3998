interface TickProps {
  label: string;
  isOn: boolean;
  /** Some of them, not all. */
  isMixed?: boolean;
  onToggle: () => void;
}

/** A checkbox with a thumb-sized target. */
export function Tick({ label, isOn, isMixed = false, onToggle }: TickProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isOn}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        onChange={onToggle}
        className="size-[18px] accent-ink"
      />
    </label>
  );
}
