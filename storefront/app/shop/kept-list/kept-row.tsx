import Trash from "lucide-react/icons/trash-2";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Picture } from "~/ui/picture";
import * as kept from "~/words/kept-list";

/** Picture left, the rest right; cart, wishlist and transit list share this row. */
export const KEPT_ROW =
  "grid grid-cols-[104px_1fr] gap-4 border-b border-line py-5 md:grid-cols-[132px_1fr] md:gap-6";

interface KeptRowProps {
  /** Where the row leads. */
  to: string;
  name: string;
  image: string | null;
  children: ReactNode;
}

export function KeptRow({ to, name, image, children }: KeptRowProps) {
  return (
    <li className={KEPT_ROW}>
      {/* The name beside it is the same link; one tab stop is enough. */}
      <Link to={to} tabIndex={-1} aria-hidden="true" className="self-start">
        <Picture
          src={image}
          alt={name}
          sizes="(min-width: 48rem) 132px, 104px"
          isEager
          className="aspect-4/5"
        />
      </Link>
      {children}
    </li>
  );
}

export function KeptName({ to, name }: Pick<KeptRowProps, "to" | "name">) {
  return (
    <h2 className="text-[16px] leading-[1.3] font-strong">
      <Link to={to} className="hover:text-red">
        {name}
      </Link>
    </h2>
  );
}

export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={kept.removeOf(name)}
      onClick={onRemove}
      className="inline-flex min-h-11 items-center gap-2 text-[14px] font-medium text-ink-2 hover:text-danger"
    >
      <Trash size={17} strokeWidth={1.6} aria-hidden="true" />
      {kept.remove}
    </button>
  );
}

/** The action that resolves a notice. */
export const NOTICE_ACTION =
  "inline-flex min-h-11 items-center px-1 font-bold underline underline-offset-4";

export function UpdateButton({ name, onUpdate }: { name: string; onUpdate: () => void }) {
  return (
    <button
      type="button"
      aria-label={kept.updateOf(name)}
      onClick={onUpdate}
      className={NOTICE_ACTION}
    >
      {kept.update}
    </button>
  );
}

/** What changed since the product was added, and the button that accepts it. */
export function RowNotice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <p className="col-span-full flex items-center gap-2 bg-warning-tint px-3 text-[14px] leading-snug font-medium text-warning">
      <TriangleAlert size={16} aria-hidden="true" className="flex-none" />
      <span className="flex-1 py-2.5">{text}</span>
      {children}
    </p>
  );
}
