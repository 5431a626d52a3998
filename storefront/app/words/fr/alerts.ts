import type * as en from "../en/alerts";

export const isGone: typeof en.isGone = (what) => `${what}\u00a0: épuisé`;
export const help = "Un seul message dès le retour. Rien d'autre.";
export const contact = "Téléphone ou e-mail";
export const emailOnly = "E-mail";
export const kept = "Effacé 30 jours après notre message, ou au bout de 90 jours.";
export const tell = "Me prévenir du retour";
export const told: typeof en.told = (contact, isMail, what) =>
  isMail
    ? `Nous enverrons un e-mail à ${contact} dès le retour\u00a0: ${what}.`
    : `Nous écrirons au ${contact} dès le retour\u00a0: ${what}.`;
export const undo = "Annuler";
export const undone = "Vous ne recevrez pas de message.";
export const notUndone = "Votre alerte n'a pas été annulée";
export const otherIn: typeof en.otherIn = (size) => `En stock en ${size}\u00a0:`;
export const loading = "Chargement du formulaire...";

export const linkTitle = "Vos alertes";
export const linkLoading = "Chargement de votre alerte...";
export const linkMissing = "Cette alerte est terminée";
export const linkMissingHelp =
  "Vous ne recevrez plus rien à son sujet. Si le lien devrait marcher, vérifiez qu'il est complet.";
export const linkFailed = "Impossible de charger votre alerte";
export const isBack = "De retour en stock.";
export const isNotBack = "Épuisé.";
export const see: typeof en.see = (name) => `Voir ${name}`;
export const stillOn: typeof en.stillOn = {
  stock: (contact) => `Il y a d'autres alertes pour ${contact}.`,
  cart: (contact) => `Il y a d'autres alertes pour ${contact}.`,
  prices: (contact) => `Nous écrivons à ${contact} quand un prix baisse dans les favoris.`,
};
export const allOver: typeof en.allOver = (contact) => `Plus aucune alerte pour ${contact}.`;
export const end = {
  mail: "Plus d'e-mails",
  sms: "Plus de SMS",
  whatsapp: "Plus de messages",
};
export const ended = "C'est fait. Vous ne recevrez plus ces messages.";
export const notEnded = "Vos alertes n'ont pas été arrêtées";
export const goToShop = "Aller à la boutique";
