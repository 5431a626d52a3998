import * as words from "~/words/account-popup";

interface RememberMeProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function RememberMe({ isChecked, onChange }: RememberMeProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-ink"
      />
      {words.rememberMe}
    </label>
  );
}
