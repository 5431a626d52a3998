import X from "lucide-react/icons/x";
import { Popover } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { useIsWide } from "~/admin/shell/use-is-wide";
import { Dialog, DialogClose } from "~/ui/dialog";
import { IconButton } from "~/ui/icon-button";
import * as words from "~/words/admin-notifications";
import * as ui from "~/words/ui";
import { NotificationList } from "./notification-list";
import { useReading } from "./use-reading";

interface NotificationsPanelProps {
  isOpen: boolean;
  onClose: () => void;
  bell: RefObject<HTMLButtonElement | null>;
  unread: number;
  /** False: the stream from the server is down. */
  isLive: boolean;
}

function Content({
  unread,
  isLive,
  onClose,
  close,
}: Pick<NotificationsPanelProps, "unread" | "isLive" | "onClose"> & { close?: ReactNode }) {
  const { read, readAll, isReadingAll } = useReading();
  return (
    <>
      <div className="flex min-h-[60px] flex-none items-center gap-2 border-b border-line pr-2 pl-4">
        <p aria-hidden="true" className="title-3 flex-1 !text-[17px]">
          {words.title}
        </p>
        {(unread > 0 || isReadingAll) && (
          <button
            type="button"
            onClick={readAll}
            disabled={isReadingAll}
            className="text-link px-2 disabled:text-ink-3"
          >
            {words.markAllRead}
          </button>
        )}
        {close}
      </div>
      {!isLive && (
        <p className="flex-none bg-warning-tint px-4 py-2.5 text-[13.5px] text-warning">
          {words.paused}
        </p>
      )}
      <div className="min-h-0 overflow-y-auto overscroll-contain">
        <NotificationList
          onOpen={({ id, read: isRead }) => {
            if (!isRead) read(id);
            onClose();
          }}
        />
      </div>
    </>
  );
}

/** Below the bell, or from the bottom of a phone. */
export function NotificationsPanel({
  isOpen,
  onClose,
  bell,
  unread,
  isLive,
}: NotificationsPanelProps) {
  const isWide = useIsWide();
  const content = { unread, isLive, onClose };
  if (!isWide) {
    return (
      <Dialog
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        title={words.title}
        isTitleHidden
        hasOwnClose
        focusOnClose={() => bell.current}
        className="flex max-h-[88dvh]! min-h-[50dvh] flex-col overflow-hidden! bg-paper!"
      >
        <Content
          {...content}
          close={
            <DialogClose asChild>
              <IconButton label={ui.close}>
                <X size={22} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
            </DialogClose>
          }
        />
      </Dialog>
    );
  }
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Popover.Anchor virtualRef={bell} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={words.title}
          onInteractOutside={(event) => {
            // The bell itself closes it, and must not open it again with the same press.
            if (event.target instanceof Node && bell.current?.contains(event.target)) {
              event.preventDefault();
            }
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            bell.current?.focus();
          }}
          className="z-40 flex max-h-[min(72vh,600px)] w-[420px] flex-col border border-line bg-paper shadow-float outline-none"
        >
          <Content {...content} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
