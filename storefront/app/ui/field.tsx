import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, type ComponentProps, type ReactNode } from "react";
import { cx } from "./cx";

export interface FieldLook {
  label: string;
  error?: ReactNode;
  /** What the field understood, when that is more than what was typed. */
  echo?: string | undefined;
  hint?: string | undefined;
}

const CONTROL =
  "w-full rounded-xs bg-paper px-3.5 text-[16px] focus-visible:border-ink focus-visible:outline-offset-0";

/** The classes of an input, a select or a text. */
export const controlClass = (error: ReactNode, own?: string) =>
  cx(CONTROL, own, error === undefined ? "border border-line-strong" : "border-2 border-danger");

/** For `aria-describedby`: the ids of what `FieldNotes` shows. */
export function describe(id: string, { error, echo, hint }: FieldLook): string | undefined {
  const ids = [
    error !== undefined && `${id}-error`,
    echo !== undefined && `${id}-echo`,
    hint !== undefined && `${id}-hint`,
  ];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** Below a control: what is wrong, what was understood, what helps. */
export function FieldNotes({ id, error, echo, hint }: FieldLook & { id: string }) {
  return (
    <>
      {error !== undefined && (
        <p
          id={`${id}-error`}
          className="flex items-start gap-1.5 text-[13.5px] font-medium whitespace-pre-line text-danger"
        >
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
          {error}
        </p>
      )}
      {echo !== undefined && (
        <p
          id={`${id}-echo`}
          className="flex items-center gap-1.5 text-[13px] font-medium text-success"
        >
          <Check size={15} strokeWidth={2.4} aria-hidden="true" className="flex-none" />
          {echo}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-[13px] text-ink-3">
          {hint}
        </p>
      )}
    </>
  );
}

export const FIELD_LABEL = "text-[14px] leading-snug font-strong";

interface FieldFrameProps {
  id: string;
  look: FieldLook;
  className?: string | undefined;
  children: ReactNode;
}

/** A control between its label and its notes. */
export function FieldFrame({ id, look, className, children }: FieldFrameProps) {
  return (
    <div className={cx("grid min-w-0 content-start gap-1.5", className ?? "col-span-full")}>
      <label htmlFor={id} className={FIELD_LABEL}>
        {look.label}
      </label>
      {children}
      <FieldNotes id={id} {...look} />
    </div>
  );
}

interface FieldProps extends FieldLook, ComponentProps<"input"> {
  /** Shares its row with a neighbour. */
  isHalf?: boolean;
  below?: ReactNode;
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
}: FieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const look = { label, error, echo, hint };
  return (
    <FieldFrame id={id} look={look} className={isHalf ? "col-span-1" : undefined}>
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
    </FieldFrame>
  );
}
