export const payLink = "Pay link";
export const help = "The customer opens it on a phone, sees the order and pays.";
export const message = "Message";
export const editMessage = "Edit";
/** @param link where the order is opened and paid */
export const text = (firstName: string, shop: string, amount: string, link: string) =>
  `Hello ${firstName}, here is your ${shop} order, ${amount}. Pay here: ${link}`;
export const sendOnWhatsApp = "Send on WhatsApp";
export const sendBySms = "Send by SMS";
export const sendByEmail = "Send by email";
export const subject = (shop: string) => `Your ${shop} order`;
export const copyLink = "Copy link";
export const isCopied = "The link is copied";
