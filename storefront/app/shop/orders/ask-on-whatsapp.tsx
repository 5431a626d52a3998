import { SHOP_CONTACT } from "@strive/backend/contracts/shop-contact";
import MessageCircle from "lucide-react/icons/message-circle";
import { BRAND } from "~/lib/brand";
import * as words from "~/words/orders";

/** Opens a chat with the shop that already names the order. */
export function AskOnWhatsApp({ orderNumber }: { orderNumber: string }) {
  const text = encodeURIComponent(words.question(BRAND.name, orderNumber));
  return (
    <a
      href={`${SHOP_CONTACT.whatsapp.href}?text=${text}`}
      target="_blank"
      rel="noopener noreferrer"
      className="text-link gap-2"
    >
      <MessageCircle size={18} strokeWidth={1.6} aria-hidden="true" />
      {words.askOnWhatsApp}
    </a>
  );
}
