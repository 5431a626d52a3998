import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";

/** Something chosen, and the way to be rid of it. */
export function Chip({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <li className="inline-flex min-h-11 items-center gap-2 border border-line-strong bg-paper pl-3 text-[14px] font-medium">
      {children}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-11 place-items-center hover:text-red"
      >
        <X size={15} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Something that can be chosen. */
export function AddChip({
  children,
  ...rest
}: {
  children: ReactNode;
  "aria-label"?: string;
  "aria-expanded"?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      {...rest}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 border border-dashed border-line-strong px-3 text-[14px] font-medium hover:border-ink"
    >
      <Plus size={14} aria-hidden="true" />
      {children}
    </button>
  );
}

export const Swatch = ({ hex }: { hex: string }) => (
  <span
    aria-hidden="true"
    className="size-[18px] flex-none shadow-[inset_0_0_0_1px_rgb(0_0_0/0.25)]"
    style={{ backgroundColor: hex }}
  />
);
