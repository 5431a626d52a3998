import type { ContactBody } from "@strive/backend/contracts/contact";
import Check from "lucide-react/icons/check";
import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import * as words from "~/words/contact";

interface SentNoticeProps extends Pick<ContactBody, "name" | "email"> {
  onAnother: () => void;
}

/** In the form's place when the message has arrived. */
export function SentNotice({ name, email, onAnother }: SentNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-5">
      <div
        ref={ref}
        role="status"
        tabIndex={-1}
        className="w-full bg-success-tint px-5 py-6 text-success outline-none"
      >
        <h3 className="flex items-center gap-2.5 title-3">
          <Check size={20} strokeWidth={2.4} aria-hidden="true" className="flex-none" />
          {words.sent}
        </h3>
        <p className="mt-2 break-words text-ink">
          <b className="font-strong">{words.thanks(name)}</b> {words.answerTo(email)}
        </p>
      </div>
      <Button tone="line" size="sm" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}
