export const payLink = "Lien de paiement";
export const help = "Le client l'ouvre sur un téléphone, voit la commande et paie.";
export const message = "Message";
export const editMessage = "Modifier";
export const text = (firstName: string, shop: string, amount: string, link: string) =>
  `Bonjour ${firstName}, voici votre commande ${shop}, ${amount}. Pour payer, ouvrez ${link}`;
export const sendOnWhatsApp = "Envoyer sur WhatsApp";
export const sendBySms = "Envoyer par SMS";
export const sendByEmail = "Envoyer par e-mail";
export const subject = (shop: string) => `Votre commande ${shop}`;
export const copyLink = "Copier le lien";
export const isCopied = "Le lien est copié";
