export const title = "Nous écrire";
export const summary =
  "Contactez-nous par e-mail, WhatsApp, téléphone ou sur les réseaux sociaux, ou envoyez-nous un message depuis cette page.";
export const via = "NOUS CONTACTER";
export const email = "E-mail";
export const whatsapp = "WhatsApp";
export const phone = "Téléphone";
export const instagram = "Instagram";
export const twitter = "Twitter";
export const tiktok = "TikTok";
export const youtube = "YouTube";
export const newTab = "(s'ouvre dans un nouvel onglet)";
export const send = "Envoyez-nous un message";
export const name = "Nom";
export const subject = "Objet";
export const message = "Message";
export const trap = "Laissez ce champ vide";
export const sendMessage = "Envoyer";
export const sending = "Un instant...";
export const withoutScripts =
  "Ce formulaire a besoin de JavaScript. Sans lui, écrivez-nous par e-mail ou sur WhatsApp.";
export const sent = "Message envoyé";
export const thanks = (name: string) => `Merci, ${name}.`;
export const answerTo = (email: string) =>
  `Nous lisons nous-mêmes chaque message et vous répondrons à ${email}.`;
export const another = "Envoyer un autre message";
