import MessageCircle from "lucide-react/icons/message-circle";
import { BRAND } from "~/lib/brand";
import { useShopContact } from "~/lib/shop-contact";
import * as words from "~/words/orders";

/** Opens a chat with the shop that already names the order. */
export function AskOnWhatsApp({ orderNumber }: { orderNumber: string }) {
  const { whatsapp } = useShopContact();
  if (whatsapp === undefined) return null;
  const text = encodeURIComponent(words.question(BRAND.name, orderNumber));
  return (
    <a
      href={`${whatsapp.href}?text=${text}`}
      target="_blank"
      rel="noopener noreferrer"
      className="text-link gap-2"
    >
      <MessageCircle size={18} strokeWidth={1.6} aria-hidden="true" />
      {words.askOnWhatsApp}
    </a>
  );
}
