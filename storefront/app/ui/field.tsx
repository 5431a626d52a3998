import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, type ComponentProps, type ReactNode } from "react";
import { cx } from "./cx";

interface FieldLook {
  label: string;
  error?: ReactNode;
  /** What the field understood, when that is more than what was typed. */
  echo?: string | undefined;
  hint?: string | undefined;
  /** Shares its row with a neighbour. */
  isHalf?: boolean;
}

const CONTROL =
  "w-full rounded-xs bg-paper px-3.5 text-[16px] focus-visible:border-ink focus-visible:outline-offset-0";

const controlClass = (error: ReactNode, own: string) =>
  cx(CONTROL, own, error === undefined ? "border border-line-strong" : "border-2 border-danger");

function describe(id: string, { error, echo, hint }: FieldLook): string | undefined {
  const ids = [
    error !== undefined && `${id}-error`,
    echo !== undefined && `${id}-echo`,
    hint !== undefined && `${id}-hint`,
  ];
  return ids.filter(Boolean).join(" ") || undefined;
}

function Frame({ id, look, children }: { id: string; look: FieldLook; children: ReactNode }) {
  return (
    <div className={cx("grid content-start gap-1.5", look.isHalf ? "col-span-1" : "col-span-full")}>
      <label htmlFor={id} className="text-[14px] leading-snug font-strong">
        {look.label}
      </label>
      {children}
      {look.error !== undefined && (
        <p
          id={`${id}-error`}
          className="flex items-center gap-1.5 text-[13.5px] font-medium text-danger"
        >
          <CircleAlert size={16} aria-hidden="true" className="flex-none" />
          {look.error}
        </p>
      )}
      {look.echo !== undefined && (
        <p
          id={`${id}-echo`}
          className="flex items-center gap-1.5 text-[13px] font-medium text-success"
        >
          <Check size={15} strokeWidth={2.4} aria-hidden="true" className="flex-none" />
          {look.echo}
        </p>
      )}
      {look.hint !== undefined && (
        <p id={`${id}-hint`} className="text-[13px] text-ink-3">
          {look.hint}
        </p>
      )}
    </div>
  );
}

/** A labelled input with its error and hint; `below` hangs from it. `ref` and every input attribute pass through. */
export function Field({
  label,
  error,
  echo,
  hint,
  isHalf,
  below,
  className,
  ...input
}: FieldLook & ComponentProps<"input"> & { below?: ReactNode }) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const look = { label, error, echo, hint, isHalf };
  return (
    <Frame id={id} look={look}>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describe(id, look)}
          className={cx(controlClass(error, "min-h-[50px]"), className)}
        />
        {below}
      </div>
    </Frame>
  );
}
