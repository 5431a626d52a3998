import { useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Message } from "~/ui/message";
import * as words from "~/words/share";

interface ShareDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  name: string;
  /** May lack the origin. */
  url: string;
}

type Outcome = "copied" | "failed";

/** For browsers without a share sheet. */
export function ShareDialog({ isOpen, onOpenChange, name, url }: ShareDialogProps) {
  const linkRef = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const link = new URL(url, window.location.href).href;

  const copy = async () => {
    setOutcome(null);
    try {
      // Only secure contexts (https or localhost) have a clipboard.
      await navigator.clipboard.writeText(link);
      setOutcome("copied");
    } catch {
      linkRef.current?.select();
      setOutcome("failed");
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.title}
      className="!max-w-[440px] px-[22px] pt-6 pb-[30px] md:p-8"
    >
      <div className="mt-5 grid gap-3">
        <input
          ref={linkRef}
          readOnly
          aria-label={words.link}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-[50px] w-full min-w-0 rounded-xs border border-line-strong bg-paper px-3.5 text-base"
        />
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(words.message(name, link))}`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-[52px] items-center justify-center rounded-xs border-[1.5px] border-ink px-[26px] text-[15px] font-strong font-stretch-[112%] hover:bg-ink hover:text-white"
        >
          {words.whatsApp}
        </a>
        {outcome !== null && (
          <Message tone={outcome === "copied" ? "success" : "danger"}>
            {outcome === "copied" ? words.copied : words.copyFailed}
          </Message>
        )}
      </div>
    </Dialog>
  );
}
