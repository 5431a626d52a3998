import { useId, useRef, useState } from "react";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import * as words from "~/words/admin";

interface Stuck {
  text: string;
  doneText: string;
  isOpen: boolean;
}

interface CopyByHandProps extends Stuck {
  onClose: () => void;
  onCopy: () => void;
}

/** What the browser did not copy, to be copied by hand. */
function CopyByHand({ text, isOpen, onClose, onCopy }: CopyByHandProps) {
  const id = useId();
  const textRef = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={words.copyTitle}
      description={words.copyHelp}
      className="!max-w-[440px] px-[22px] pt-6 pb-[30px] md:p-8"
    >
      <div className="mt-5 grid gap-3">
        <label htmlFor={id} className="sr-only">
          {words.copyText}
        </label>
        <textarea
          ref={textRef}
          id={id}
          readOnly
          rows={5}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="w-full min-w-0 rounded-xs border border-line-strong bg-paper p-3.5 text-[16px]"
        />
        <Button
          size="sm"
          onClick={() => {
            textRef.current?.select();
            onCopy();
          }}
        >
          {words.copy}
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * Copies a text and says so; where the browser does not let it, the text is shown instead.
 * @param onClosed after the text was shown
 */
export function useCopy(onClosed?: () => void) {
  const show = useShowMessage();
  const [stuck, setStuck] = useState<Stuck | null>(null);
  const close = () => {
    setStuck((now) => now && { ...now, isOpen: false });
    onClosed?.();
  };
  const write = async (text: string, doneText: string): Promise<boolean> => {
    try {
      // Only secure contexts (https or localhost) have a clipboard.
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    show({ tone: "success", text: doneText });
    return true;
  };
  return {
    /** False: the text is shown, and closing it goes on. */
    copy: async (text: string, doneText: string): Promise<boolean> => {
      const isCopied = await write(text, doneText);
      if (!isCopied) setStuck({ text, doneText, isOpen: true });
      return isCopied;
    },
    dialog: stuck && (
      <CopyByHand
        {...stuck}
        onClose={close}
        onCopy={() =>
          void write(stuck.text, stuck.doneText).then((isCopied) => {
            if (isCopied) close();
          })
        }
      />
    ),
  };
}
