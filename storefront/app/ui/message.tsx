import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import * as words from "~/words/ui";
import { cx } from "./cx";

interface MessageProps {
  tone: "success" | "danger";
  children: ReactNode;
  /** Behind the text: a link or a small button. */
  action?: ReactNode;
  /** Replaces the tone's own icon. */
  icon?: ReactNode;
  className?: string;
}

/** Inline message: spoken at once when it is an error, politely when it is not. */
export function Message({ tone, children, action, icon, className }: MessageProps) {
  const isError = tone === "danger";
  const own = isError ? (
    <CircleAlert size={18} aria-hidden="true" className="flex-none" />
  ) : (
    <Check size={18} strokeWidth={2.4} aria-hidden="true" className="flex-none" />
  );
  return (
    <div
      role={isError ? "alert" : "status"}
      className={cx(
        "flex items-center gap-2.5 px-4 py-3.5 text-[14px] leading-snug font-strong",
        isError ? "bg-danger-tint text-danger" : "bg-success-tint text-success",
        className,
      )}
    >
      {icon ?? own}
      <p className="flex-1">{children}</p>
      {action}
    </div>
  );
}

/** A failed section: the text and Retry. */
export function LoadError({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3.5">
      <Message tone="danger" className="w-full">
        {text}
      </Message>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 rounded-xs border-[1.5px] border-ink px-4 text-[14px] font-strong hover:bg-ink hover:text-white"
      >
        {words.retry}
      </button>
    </div>
  );
}
