import { cx } from "~/ui/cx";

/** The diamond before the name of one of several choices; filled once it is chosen. */
export function ChoiceMark({ isChosen, className }: { isChosen: boolean; className?: string }) {
  return (
    <i
      aria-hidden="true"
      className={cx(
        "mt-1 size-4 rotate-45",
        className,
        isChosen
          ? "bg-red shadow-[inset_0_0_0_3px_#fff,0_0_0_2px_var(--color-red)]"
          : "shadow-[0_0_0_1.5px_var(--color-line-strong)]",
      )}
    />
  );
}
