import ChevronDown from "lucide-react/icons/chevron-down";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, type ComponentProps, type ReactNode } from "react";
import { cx } from "~/ui/cx";

interface PartLook {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  isHalf?: boolean;
}

const CONTROL =
  "w-full rounded-xs bg-paper px-3.5 text-[16px] focus-visible:border-ink focus-visible:outline-offset-0";
const LABEL = "text-[14px] leading-snug font-strong";

const borderOf = (error: string | undefined) =>
  error === undefined ? "border border-line-strong" : "border-2 border-danger";
const placeOf = (isHalf: boolean | undefined) =>
  cx(
    "grid min-w-0 content-start gap-1.5",
    isHalf ? "col-span-full md:col-span-1" : "col-span-full",
  );

function describe(id: string, { error, hint }: PartLook): string | undefined {
  const ids = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`];
  return ids.filter(Boolean).join(" ") || undefined;
}

function Below({ id, error, hint }: PartLook & { id: string }) {
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
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-[13px] text-ink-3">
          {hint}
        </p>
      )}
    </>
  );
}

interface SelectFieldProps extends PartLook, ComponentProps<"select"> {
  options: ReadonlyArray<{ value: string; label: string }>;
}

/** A labelled select with its error and hint. */
export function SelectField({ label, error, hint, isHalf, options, ...rest }: SelectFieldProps) {
  const id = useId();
  const look = { label, error, hint };
  return (
    <div className={placeOf(isHalf)}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <span className="relative grid items-center">
        <select
          {...rest}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describe(id, look)}
          className={cx(CONTROL, borderOf(error), "min-h-[50px] appearance-none pr-10")}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute right-3.5"
        />
      </span>
      <Below id={id} {...look} />
    </div>
  );
}

/** A labelled text of several lines. */
export function TextField({
  label,
  error,
  hint,
  isHalf,
  ...rest
}: PartLook & ComponentProps<"textarea">) {
  const id = useId();
  const look = { label, error, hint };
  return (
    <div className={placeOf(isHalf)}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <textarea
        rows={3}
        {...rest}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describe(id, look)}
        className={cx(CONTROL, borderOf(error), "py-2.5")}
      />
      <Below id={id} {...look} />
    </div>
  );
}

/** Several controls that answer one question; takes the focus when it is named in an error. */
export function FieldGroup({
  label,
  error,
  hint,
  isHalf,
  name,
  children,
}: PartLook & { name: string; children: ReactNode }) {
  const id = useId();
  const look = { label, error, hint };
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describe(id, look)}
      data-field={name}
      tabIndex={-1}
      className={cx(placeOf(isHalf), "outline-offset-4")}
    >
      <span id={`${id}-label`} className={LABEL}>
        {label}
      </span>
      {children}
      <Below id={id} {...look} />
    </div>
  );
}
