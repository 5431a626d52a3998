export const title = "Retrouver ma commande";
export const help =
  "Entrez votre numéro de commande et l'adresse e-mail utilisée pour commander. Pas besoin de compte.";
export const orderNumber = "Numéro de commande";
export const orderNumberExample = "STR-000123";
export const orderNumberHint =
  "Il est dans l'e-mail que nous vous avons envoyé. Vous pouvez l'écrire sans STR-.";
export const emailHint = "L'adresse utilisée pour commander.";
export const find = "Rechercher";
export const finding = "Recherche...";
export const noMatch =
  "Nous n'avons trouvé aucune commande avec ce numéro et cette adresse e-mail. Vérifiez qu'il n'y a pas de faute de frappe.";

export const haveAccount = "Vous avez commandé avec un compte\u00a0?";
export const haveAccountHelp = "Toutes les commandes passées avec votre compte s'y trouvent.";
export const seeOrders = "Voir mes commandes";
export const login = "Se connecter";
export const giftCard = "Vous avez une carte cadeau\u00a0?";
export const giftCardHelp =
  "Voyez ce qu'il reste dessus. Pour l'utiliser, entrez son code dans votre panier.";
export const lost = "Vous avez perdu le numéro\u00a0?";
export const lostHelp =
  "Écrivez-nous avec votre nom et le jour de votre commande. Nous la retrouverons.";
export const contact = "Nous écrire";
