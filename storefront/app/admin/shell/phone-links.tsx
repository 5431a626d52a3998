import { phoneText } from "@strive/backend/contracts/phone";
import MessageCircle from "lucide-react/icons/message-circle";
import * as words from "~/words/admin";

const LINK =
  "inline-flex min-h-11 max-w-full items-center gap-2 break-all underline underline-offset-4 hover:text-red";

interface PhoneLinksProps {
  firstname: string;
  phone: string;
  /** What a message begins with. */
  text: string;
}

/** Calls somebody, or writes to them on WhatsApp. */
export function PhoneLinks({ firstname, phone, text }: PhoneLinksProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <a href={`tel:${phone}`} className={LINK}>
        {phoneText(phone)}
      </a>
      <a
        href={`https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.whatsAppTo(firstname)}
        className={LINK}
      >
        <MessageCircle size={18} strokeWidth={1.6} aria-hidden="true" />
        {words.whatsApp}
      </a>
    </div>
  );
}
