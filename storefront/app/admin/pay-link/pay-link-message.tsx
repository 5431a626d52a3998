import type { Order } from "@strive/backend/contracts/orders";
import Copy from "lucide-react/icons/copy";
import MessageCircle from "lucide-react/icons/message-circle";
import { useId, useState } from "react";
import { useAdminSiteName } from "~/admin/data/site-name";
import { mailLink } from "~/admin/shell/mail-link";
import { francs } from "~/admin/shell/order-money";
import { useCopy } from "~/admin/shell/use-copy";
import { Button, ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/admin-pay-link";
import { payLinkOf, smsLink, whatsAppLink } from "./pay-link";

interface PayLinkMessageProps extends Pick<Order, "firstname" | "phone"> {
  /** Empty: nobody knows it. */
  email: string;
  code: string;
  /** Whole RWF that its buyer still has to pay. */
  owed: number;
  /** Sending it is what the screen is for now. */
  isMain?: boolean;
}

/** The message with which an order's buyer gets the link to pay it, and the ways to send it. */
export function PayLinkMessage(props: PayLinkMessageProps) {
  const { firstname, phone, email, code, owed, isMain } = props;
  const titleId = useId();
  const siteName = useAdminSiteName();
  const { copy, dialog } = useCopy();
  /** Null: as it is proposed. */
  const [written, setWritten] = useState<string | null>(null);
  const link = payLinkOf(code);
  const text = written ?? words.text(firstname, siteName, francs(owed), link);
  return (
    <div className="grid gap-3">
      {written === null ? (
        <section aria-labelledby={titleId} className="bg-stone px-3.5 py-3">
          <p id={titleId} className="text-[13px] text-ink-3">
            {words.message}
          </p>
          <p className="wrap-anywhere text-[15px]">{text}</p>
          <button
            type="button"
            onClick={() => setWritten(text)}
            className="mt-1 inline-flex min-h-11 items-center text-[14px] font-strong underline underline-offset-4 hover:text-red"
          >
            {words.editMessage}
          </button>
        </section>
      ) : (
        <TextField
          label={words.message}
          value={text}
          rows={4}
          maxLength={600}
          ref={(field) => {
            if (field !== null && document.activeElement === document.body) field.focus();
          }}
          onChange={({ target }) => setWritten(target.value)}
        />
      )}
      <ButtonLink
        to={whatsAppLink(phone, text)}
        target="_blank"
        rel="noopener noreferrer"
        tone={isMain ? "red" : "ink"}
        size={isMain ? "md" : "sm"}
        isFull
      >
        <MessageCircle size={18} strokeWidth={1.6} aria-hidden="true" />
        {words.sendOnWhatsApp}
      </ButtonLink>
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink to={smsLink(phone, text)} tone="line" size="sm">
          {words.sendBySms}
        </ButtonLink>
        {email !== "" && (
          <ButtonLink to={mailLink(email, words.subject(siteName), text)} tone="line" size="sm">
            {words.sendByEmail}
          </ButtonLink>
        )}
        <Button
          tone="line"
          size="sm"
          className={email === "" ? "" : "col-span-2"}
          onClick={() => void copy(link, words.isCopied)}
        >
          <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
          {words.copyLink}
        </Button>
      </div>
      {dialog}
    </div>
  );
}
