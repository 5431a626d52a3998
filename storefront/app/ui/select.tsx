import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { cx } from "./cx";

interface Option {
  value: string;
  label: string;
}

interface SelectProps extends ComponentProps<"select"> {
  /** For screen readers; the select itself only shows its value. */
  label: string;
  options: readonly Option[];
  /** boxed: a bordered control. bare: text and arrow, as in the navigation bar. */
  look?: "boxed" | "bare";
}

const LOOKS = {
  boxed: "h-12 w-full rounded-xs border border-line-strong bg-paper pr-[38px] pl-3.5 text-[14px]",
  bare: "h-11 bg-transparent pr-[22px] pl-2 text-sm",
} as const;

/** A native select: it works everywhere, even without JavaScript. */
export function Select({ label, options, look = "boxed", className, ...rest }: SelectProps) {
  return (
    <label className={cx("relative inline-flex items-center", className)}>
      <span className="sr-only">{label}</span>
      <select className={cx("appearance-none font-medium", LOOKS[look])} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={look === "bare" ? 14 : 16}
        aria-hidden="true"
        className={cx("pointer-events-none absolute", look === "bare" ? "right-1" : "right-3")}
      />
    </label>
  );
}
