import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { failureText, type AdminQuery } from "~/admin/data/admin-query";
import { cx } from "~/ui/cx";
import { Dialog, DialogClose } from "~/ui/dialog";
import { IconButton } from "~/ui/icon-button";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin";
import * as ui from "~/words/ui";

const WIDTHS = { form: "lg:max-w-[760px]!", detail: "lg:max-w-[640px]!" } as const;

interface DetailModalProps {
  isOpen: boolean;
  /** Close button, Escape, scrim; a form with unsaved changes asks first. */
  onClose: () => void;
  title: string;
  width?: keyof typeof WIDTHS;
  /** Beside the title: a badge. */
  aside?: ReactNode;
  /** Buttons that stay in view. */
  footer?: ReactNode;
  focusOnClose?: () => Element | null;
  children: ReactNode;
}

/** A dialog over a list, in the address: head and foot stay, the middle scrolls; full screen on phones. */
export function DetailModal({
  isOpen,
  onClose,
  title,
  width = "detail",
  aside,
  footer,
  focusOnClose,
  children,
}: DetailModalProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      isTitleHidden
      isInAddress
      hasOwnClose
      {...(focusOnClose && { focusOnClose })}
      className={cx(
        "grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden! bg-paper! max-lg:h-full max-lg:max-w-none! lg:max-h-[calc(100dvh-48px)]",
        WIDTHS[width],
      )}
    >
      <div className="flex min-h-[60px] items-center gap-3 border-b border-line pr-2 pl-4 lg:pl-[26px]">
        <p
          aria-hidden="true"
          className="title-3 line-clamp-2 min-w-0 flex-1 !text-[18px] sm:!text-[20px]"
        >
          {title}
        </p>
        {aside}
        <DialogClose asChild>
          <IconButton label={ui.close}>
            <X size={22} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        </DialogClose>
      </div>
      <div className="overflow-y-auto overscroll-contain px-4 py-5 lg:px-[26px] lg:py-[22px]">
        {children}
      </div>
      {footer !== undefined && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line bg-chalk px-4 py-3.5 lg:px-[26px] lg:py-4">
          {footer}
        </div>
      )}
    </Dialog>
  );
}

interface DetailBodyProps<TData> {
  query: AdminQuery<TData>;
  /** Shown instead of the failure's own message. */
  errorText?: string;
  children: (data: TData) => ReactNode;
}

/** Content that a modal loads itself: skeleton, error with Retry, then the content. */
export function DetailBody<TData>({ query, errorText, children }: DetailBodyProps<TData>) {
  const { data, error } = query;
  return (
    <>
      {error !== null && (
        <div className="mb-5">
          <LoadError text={errorText ?? failureText(error)} onRetry={query.retry} />
        </div>
      )}
      {query.isLoading && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-24" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
