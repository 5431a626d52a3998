import { useId } from "react";
import { cx } from "./cx";
import { FieldNotes } from "./field";

interface Row {
  value: string;
  text: string;
  /** At the other end of the row: why it can't be chosen. */
  note?: string | undefined;
  isOff: boolean;
}

interface RadioRowsProps {
  /** Names the group, for screen readers. */
  label: string;
  /** Of the form's field. */
  field: string;
  rows: readonly Row[];
  value: string;
  error: string | undefined;
  /** Beside each other: few, and short. */
  isInLine?: boolean;
  onChoose: (value: string) => void;
}

/** One of several, each a row of its own; takes the focus when it is named in an error. */
export function RadioRows({
  label,
  field,
  rows,
  value,
  error,
  isInLine = false,
  onChoose,
}: RadioRowsProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      data-field={field}
      tabIndex={-1}
      className="grid gap-2 outline-none"
    >
      <div className={cx(isInLine && "flex pl-px")}>
        {rows.map(({ value: own, text, note, isOff }) => {
          const isChosen = own === value && !isOff;
          return (
            <label
              key={own}
              className={cx(
                "relative flex min-h-12 items-center border py-2 has-[:focus-visible]:z-[2] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-3",
                isInLine ? "-ml-px gap-2 px-2.5 text-[14px]" : "-mt-px gap-3.5 px-4 text-[15px]",
                isOff && "border-line bg-stone text-ink-3",
                !isOff && "cursor-pointer bg-paper",
                !isOff && (isChosen ? "z-[1] border-ink" : "border-line-strong"),
              )}
            >
              <input
                type="radio"
                name={id}
                value={own}
                checked={isChosen}
                disabled={isOff}
                onChange={() => onChoose(own)}
                aria-label={text}
                aria-describedby={note === undefined ? undefined : `${id}-${own}`}
                className="sr-only"
              />
              <i
                aria-hidden="true"
                className={cx(
                  "size-[11px] flex-none rotate-45",
                  isChosen
                    ? "bg-ink shadow-[inset_0_0_0_2px_#fff,0_0_0_2px_var(--color-ink)]"
                    : "shadow-[0_0_0_2px_var(--color-line-strong)]",
                )}
              />
              <span className={cx("flex-1", !isOff && "font-strong")}>{text}</span>
              {note !== undefined && (
                <span id={`${id}-${own}`} className="text-right text-[13.5px]">
                  {note}
                </span>
              )}
            </label>
          );
        })}
      </div>
      <FieldNotes id={id} label="" error={error} />
    </div>
  );
}
