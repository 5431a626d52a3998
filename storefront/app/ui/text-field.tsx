import { useId, type ComponentProps } from "react";
import { controlClass, describe, FieldFrame, type FieldLook } from "./field";
import { cx } from "./cx";

/** A labelled text of several lines, with its error and hint. */
export function TextField({
  label,
  error,
  hint,
  className,
  ...rest
}: FieldLook & ComponentProps<"textarea">) {
  const id = useId();
  const look = { label, error, hint };
  return (
    <FieldFrame id={id} look={look}>
      <textarea
        rows={3}
        {...rest}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describe(id, look)}
        className={cx(controlClass(error, "py-2.5"), className)}
      />
    </FieldFrame>
  );
}
