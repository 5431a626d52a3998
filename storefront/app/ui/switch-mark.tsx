import { cx } from "./cx";

/** What a switch looks like; its button says what it is. */
export const SwitchMark = ({ isOn }: { isOn: boolean }) => (
  <span
    aria-hidden="true"
    className={cx(
      "flex h-7 w-12 flex-none rounded-xs p-1",
      isOn ? "justify-end bg-success" : "bg-ink-3",
    )}
  >
    <span className="size-5 bg-white" />
  </span>
);
