import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link, type LinkProps } from "react-router-dom";

export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <Link
      className="inline-flex min-h-11 items-center gap-2 text-sm font-medium hover:text-red"
      {...rest}
    >
      <ArrowLeft size={18} strokeWidth={1.6} aria-hidden="true" />
      {children}
    </Link>
  );
}
