import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import { DropdownMenu } from "radix-ui";
import { useRef, type ReactNode } from "react";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";

export interface RowMenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: "danger";
  /** Why it can't be chosen now; shown below the label. */
  refusal?: string | undefined;
  onChoose: () => void;
}

interface RowMenuProps {
  /** "Actions: Aline Uwase" */
  label: string;
  items: readonly RowMenuItem[];
  className?: string;
}

/**
 * The "⋮" of a card. Not modal: a modal menu would add a <style> element, which the content security
 * policy refuses. What is chosen runs when the focus is back on the button, so that a dialog it
 * opens knows where to return it.
 */
export function RowMenu({ label, items, className }: RowMenuProps) {
  const chosen = useRef<RowMenuItem | null>(null);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={label} {...(className !== undefined && { className })}>
          <EllipsisVertical size={20} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          collisionPadding={8}
          className="z-40 min-w-48 max-w-[calc(100vw-16px)] border border-line bg-paper py-1.5 shadow-float"
          onCloseAutoFocus={() => {
            const item = chosen.current;
            chosen.current = null;
            // After the primitive's own handler, which returns the focus.
            if (item) queueMicrotask(item.onChoose);
          }}
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.id}
              disabled={item.refusal !== undefined}
              onSelect={() => {
                chosen.current = item;
              }}
              className={cx(
                "grid min-h-11 cursor-pointer grid-cols-[20px_1fr] items-center gap-x-3 px-4 py-2 text-[15px] outline-none data-[disabled]:cursor-default data-[disabled]:text-ink-3 data-[highlighted]:bg-stone",
                item.tone === "danger" && item.refusal === undefined && "text-danger",
              )}
            >
              <span aria-hidden="true">{item.icon}</span>
              {item.label}
              {item.refusal !== undefined && (
                <span className="col-start-2 max-w-[30ch] text-[13px]">{item.refusal}</span>
              )}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
