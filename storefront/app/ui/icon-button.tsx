import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { cx } from "./cx";

const LOOK = "grid size-11 flex-none place-items-center hover:text-red";

interface IconLabel {
  /** The accessible name; the icon itself is hidden from assistive technology. */
  label: string;
  children: ReactNode;
}

export function IconButton({
  label,
  className,
  type = "button",
  ...rest
}: IconLabel & Omit<ComponentProps<"button">, "aria-label">) {
  return <button type={type} aria-label={label} className={cx(LOOK, className)} {...rest} />;
}

export function IconLink({ label, className, ...rest }: IconLabel & LinkProps) {
  return <Link aria-label={label} className={cx(LOOK, className)} {...rest} />;
}
