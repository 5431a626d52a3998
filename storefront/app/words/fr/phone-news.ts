export const title = "Nouvelles de la commande";
export const choices = { sms: "SMS", whatsapp: "WhatsApp", none: "E-mail seul" };
export const nothing = "Rien";
export const willGet = {
  sms: "Vous recevrez des e-mails et des SMS.",
  whatsapp: "Vous recevrez des e-mails et des messages WhatsApp.",
  none: "Vous recevrez seulement des e-mails.",
};
export const willGetHere = {
  sms: "Vous recevrez des SMS.",
  whatsapp: "Vous recevrez des messages WhatsApp.",
  none: "Vous ne recevrez aucun message. Les nouvelles sont sur cette page.",
};
export const notSaved = "Votre choix n'a pas été enregistré";
export const wanted = {
  sms: "Veut des nouvelles par SMS",
  whatsapp: "Veut des nouvelles sur WhatsApp",
  none: "Ne veut ni SMS ni WhatsApp",
};
