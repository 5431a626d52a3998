import { localPath } from "~/lib/local-path";

/** Where an order's buyer opens and pays it: "https://strive.rw/p/482922-7KQ2M9XA". */
export const payLinkOf = (code: string): string =>
  new URL(localPath(`/p/${encodeURIComponent(code)}`), window.location.origin).href;

/** Opens WhatsApp with a message to a number of the form +250788123456. */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;

/** Opens the messages of a phone. iPhones read what follows the ampersand, others what follows the mark. */
export const smsLink = (phone: string, text: string): string =>
  `sms:${phone}?&body=${encodeURIComponent(text)}`;
