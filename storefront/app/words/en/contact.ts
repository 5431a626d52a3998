export const title = "Contact us";
export const summary =
  "Reach us by email, WhatsApp, phone or social media, or send us a message from this page.";
export const via = "CONTACT US VIA";
export const email = "Email";
export const whatsapp = "WhatsApp";
export const phone = "Phone";
export const instagram = "Instagram";
export const twitter = "Twitter";
export const tiktok = "TikTok";
export const youtube = "YouTube";
export const newTab = "(opens in a new tab)";
export const send = "Send Us a Message";
export const name = "Name";
export const subject = "Subject";
export const message = "Message";
/** Label of the hidden honeypot field. */
export const trap = "Leave this empty";
export const sendMessage = "Send Message";
export const sending = "Please wait...";
export const withoutScripts =
  "This form needs JavaScript. Without it, write to us by email or WhatsApp.";
export const sent = "Message sent";
export const thanks = (name: string) => `Thank you, ${name}.`;
export const answerTo = (email: string) =>
  `We read every message ourselves and will answer to ${email}.`;
export const another = "Send another message";
