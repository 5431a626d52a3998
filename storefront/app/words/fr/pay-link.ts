export const title = "Votre commande";
export const opening = "Ouverture de votre commande...";
export const missing = "Ce lien n'ouvre aucune commande";
export const missingHelp =
  "Vérifiez que le lien est complet, comme vous l'avez reçu. Vous pouvez aussi chercher la commande avec son numéro et votre adresse e-mail, ou nous écrire.";
export const findOrder = "Retrouver ma commande";
export const contact = "Nous écrire";
export const notOpened = "Votre commande n'a pas pu s'ouvrir";
