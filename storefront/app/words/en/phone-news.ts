/** How the buyer of one order is told of it, besides what this page says. */
export const title = "News of this order";
export const choices = { sms: "SMS", whatsapp: "WhatsApp", none: "Email only" };
/** Of a buyer without an e-mail address. */
export const nothing = "No messages";
export const willGet = {
  sms: "You will get emails and SMS.",
  whatsapp: "You will get emails and WhatsApp messages.",
  none: "You will get emails only.",
};
/** The same for a buyer without an e-mail address. */
export const willGetHere = {
  sms: "You will get SMS.",
  whatsapp: "You will get WhatsApp messages.",
  none: "You will get no messages. This page has the news.",
};
export const notSaved = "Your choice was not saved";
/** For staff. */
export const wanted = {
  sms: "Wants news by SMS",
  whatsapp: "Wants news on WhatsApp",
  none: "Wants no SMS or WhatsApp",
};
