import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, type ComponentProps, type ReactNode } from "react";
import { cx } from "~/ui/cx";
import {
  controlClass,
  describe,
  FIELD_LABEL,
  FieldFrame,
  FieldNotes,
  type FieldLook,
} from "~/ui/field";

const placeOf = (isHalf: boolean | undefined) =>
  isHalf ? "col-span-full md:col-span-1" : "col-span-full";

interface SelectFieldProps extends FieldLook, ComponentProps<"select"> {
  /** Shares its row with a neighbour where there is room. */
  isHalf?: boolean;
  options: ReadonlyArray<{ value: string; label: string }>;
}

/** A labelled select with its error and hint. */
export function SelectField({ label, error, hint, isHalf, options, ...rest }: SelectFieldProps) {
  const id = useId();
  const look = { label, error, hint };
  return (
    <FieldFrame id={id} look={look} className={placeOf(isHalf)}>
      <span className="relative grid items-center">
        <select
          {...rest}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describe(id, look)}
          className={controlClass(error, "min-h-[50px] appearance-none pr-10")}
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
    </FieldFrame>
  );
}

interface FieldGroupProps extends FieldLook {
  name: string;
  /** Shares its row with a neighbour where there is room. */
  isHalf?: boolean;
  children: ReactNode;
}

/** Several controls that answer one question; takes the focus when it is named in an error. */
export function FieldGroup({ label, error, hint, isHalf, name, children }: FieldGroupProps) {
  const id = useId();
  const look = { label, error, hint };
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describe(id, look)}
      data-field={name}
      tabIndex={-1}
      className={cx("grid min-w-0 content-start gap-1.5 outline-offset-4", placeOf(isHalf))}
    >
      <span id={`${id}-label`} className={FIELD_LABEL}>
        {label}
      </span>
      {children}
      <FieldNotes id={id} {...look} />
    </div>
  );
}
