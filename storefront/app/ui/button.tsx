import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { cx } from "./cx";

export interface ButtonLook {
  /** Red is for the one committing action of a screen. */
  tone?: "ink" | "red" | "line" | "danger";
  /** md is 52 px high, sm 44. */
  size?: "md" | "sm";
  isFull?: boolean;
}

const TONES = {
  ink: "border-ink bg-ink text-white hover:bg-black",
  red: "border-red bg-red text-white hover:border-red-deep hover:bg-red-deep",
  line: "border-ink bg-transparent text-ink hover:bg-ink hover:text-white",
  danger: "border-danger bg-danger text-white hover:brightness-90",
} as const;
const SIZES = {
  md: "min-h-[52px] px-[26px] text-[15px]",
  sm: "min-h-11 px-4 text-[14px]",
} as const;

const buttonClass = ({ tone = "ink", size = "md", isFull = false }: ButtonLook = {}) =>
  cx(
    "btn disabled:cursor-default disabled:border-stone disabled:bg-stone disabled:text-ink-3",
    TONES[tone],
    SIZES[size],
    isFull && "w-full",
  );

export function Button({
  tone,
  size,
  isFull,
  className,
  type = "button",
  ...rest
}: ButtonLook & ComponentProps<"button">) {
  return (
    <button type={type} className={cx(buttonClass({ tone, size, isFull }), className)} {...rest} />
  );
}

export function ButtonLink({ tone, size, isFull, className, ...rest }: ButtonLook & LinkProps) {
  return <Link className={cx(buttonClass({ tone, size, isFull }), className)} {...rest} />;
}
