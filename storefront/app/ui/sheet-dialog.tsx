import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";
import { Dialog } from "./dialog";

interface SheetDialogProps extends ComponentProps<typeof Dialog> {
  /** Stays in view below what scrolls. */
  footer: ReactNode;
  /** Beside the close button. */
  action?: ReactNode;
  /** On wide screens along the right edge, as high as the screen. */
  isEdge?: boolean;
}

const PLACES = {
  middle: "max-w-[560px]! md:max-h-[86vh]!",
  edge: "max-w-[560px]! md:max-h-none! md:max-w-[440px]! md:self-stretch md:justify-self-end",
} as const;

/** From the bottom on phones, in the middle elsewhere: a title, what scrolls, and a foot. */
export function SheetDialog({
  footer,
  action,
  isEdge = false,
  children,
  ...dialog
}: SheetDialogProps) {
  return (
    <Dialog
      {...dialog}
      isTitleFocused
      className={cx(
        PLACES[isEdge ? "edge" : "middle"],
        "grid max-h-[92dvh]! grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden! [&>h2]:min-h-15 [&>h2]:py-4 [&>h2]:pr-14 [&>h2]:pl-4 [&>h2]:text-[21px] md:[&>h2]:pt-6 md:[&>h2]:pl-7",
      )}
    >
      {action && <div className="absolute top-2 right-14">{action}</div>}
      <div className="overflow-y-auto px-4 pt-1 pb-5 md:px-7 md:pb-6">{children}</div>
      <div className="grid gap-2.5 border-t border-line bg-paper px-4 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] md:px-7 md:py-4">
        {footer}
      </div>
    </Dialog>
  );
}
