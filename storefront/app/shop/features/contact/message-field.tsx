import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, type ComponentProps } from "react";
import { cx } from "~/ui/cx";

interface MessageFieldProps extends ComponentProps<"textarea"> {
  label: string;
  error: string | undefined;
}

/** The one field of several lines, in the look of `ui/field`. */
export function MessageField({ label, error, ...area }: MessageFieldProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-[14px] leading-snug font-strong">
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={cx(
          "min-h-[140px] w-full rounded-xs bg-paper px-3.5 py-3 text-[16px] focus-visible:border-ink focus-visible:outline-offset-0",
          error === undefined ? "border border-line-strong" : "border-2 border-danger",
        )}
      />
      {error !== undefined && (
        <p
          id={`${id}-error`}
          className="flex items-center gap-1.5 text-[13.5px] font-medium text-danger"
        >
          <CircleAlert size={16} aria-hidden="true" className="flex-none" />
          {error}
        </p>
      )}
    </div>
  );
}
