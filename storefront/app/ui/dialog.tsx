import X from "lucide-react/icons/x";
import { Dialog as Primitive } from "radix-ui";
import { useRef, type ReactNode } from "react";
import * as words from "~/words/ui";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { useCloseRequest } from "./use-close-request";

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  isTitleHidden?: boolean;
  /** Focuses the title first instead of the first control. */
  isTitleFocused?: boolean;
  description?: ReactNode;
  /** popup: sign-in (100 ms, 250 ms in, 500 ms out). modal: the rest (10 ms, 300 ms out). menu: slides in from the left. */
  timing?: "popup" | "modal" | "menu";
  /** Full screen: the panel has its own background and layout. */
  isFullScreen?: boolean;
  /** What gets the focus on closing, if not the element that opened the dialog. */
  focusOnClose?: () => Element | null;
  /** Classes of the panel: width, padding. */
  className?: string;
  /** Opened and closed by the address of the page: Back is its own affair. */
  isInAddress?: boolean;
  /** A custom close button instead of the one in the corner. */
  hasOwnClose?: boolean;
  children: ReactNode;
}

const PLACES = {
  popup: "place-items-end justify-items-center md:place-items-center",
  modal: "place-items-end justify-items-center md:place-items-center",
  menu: "justify-items-start",
} as const;
const PANELS = {
  popup: "max-h-full w-full max-w-dialog overflow-y-auto shadow-dialog",
  modal: "max-h-full w-full max-w-dialog overflow-y-auto shadow-dialog",
  menu: "h-full w-[calc(100%-60px)] max-w-[420px] overflow-y-auto",
} as const;
const FULL_SCREEN = "size-full overflow-hidden";

/**
 * Returns the focus to what opened the dialog. If that is gone, because it was in a menu or did its
 * work (maybe before the dialog opened), to the first visible `data-focus-home`.
 */
function focusOpener(opener: Element | null): void {
  const homes = document.querySelectorAll("[data-focus-home]");
  for (const place of opener?.isConnected === true ? [opener, ...homes] : homes) {
    if (place instanceof HTMLElement) place.focus();
    if (document.activeElement === place) return;
  }
}

/**
 * A modal dialog: focus stays inside and returns; Escape, the scrim and a phone's Back close it. The scrim is our
 * own and a style rule locks the page (`data-scroll-lock`): the primitive's overlay would
 * add a <style> element, which the content security policy refuses.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  isTitleHidden = false,
  isTitleFocused = false,
  description,
  timing = "modal",
  isFullScreen = false,
  focusOnClose,
  className,
  hasOwnClose = false,
  isInAddress = false,
  children,
}: DialogProps) {
  // Opened by state and not by a trigger, so the element to return to is remembered here.
  const opener = useRef<Element | null>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const state = isOpen ? "open" : "closed";
  useCloseRequest(isOpen, () => onOpenChange(false), isInAddress);
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <div
          data-state={state}
          data-timing={timing}
          data-scroll-lock={isOpen ? "" : undefined}
          className={cx("fixed inset-0 z-50 grid bg-ink/62", PLACES[timing])}
        >
          <Primitive.Content
            // Unmounts with the scrim: without an exit animation it would vanish before it fades.
            forceMount
            data-timing={timing === "menu" ? "menu-panel" : undefined}
            onOpenAutoFocus={(event) => {
              const { activeElement, body } = document;
              opener.current = activeElement === body ? null : activeElement;
              if (!isTitleFocused) return;
              event.preventDefault();
              titleRef.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              focusOpener(focusOnClose?.() ?? opener.current);
            }}
            {...(description === undefined && { "aria-describedby": undefined })}
            className={cx(
              "relative outline-none",
              isFullScreen ? FULL_SCREEN : cx("bg-chalk", PANELS[timing]),
              className,
            )}
          >
            <Primitive.Title
              ref={titleRef}
              tabIndex={isTitleFocused ? -1 : undefined}
              className={isTitleHidden ? "sr-only" : "title-2 outline-none"}
            >
              {title}
            </Primitive.Title>
            {description !== undefined && (
              <Primitive.Description className="mt-1 text-[15px] text-ink-2">
                {description}
              </Primitive.Description>
            )}
            {children}
            {!hasOwnClose && (
              <Primitive.Close asChild>
                <IconButton label={words.close} className="absolute top-2 right-2 z-[2]">
                  <X size={22} strokeWidth={1.6} aria-hidden="true" />
                </IconButton>
              </Primitive.Close>
            )}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export const DialogClose = Primitive.Close;
