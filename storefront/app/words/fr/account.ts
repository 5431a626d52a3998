export const title = "Votre compte";
export const backToShop = "Retour à la boutique";
export const loading = "Chargement de votre compte...";
export const addresses = "Mes adresses";
export const addressesHelp = "Quand vous commandez, votre adresse par défaut est déjà choisie.";
export const addressesLoading = "Chargement de vos adresses...";
export const guestHelp =
  "Connectez-vous ou créez un compte pour voir vos commandes et vos informations.";
export const login = "Se connecter";
export const register = "Créer un compte";
export const sectionBroken = "Cette partie n'a pas pu s'afficher";

export const administrator = "Administration";
export const administratorHelp =
  "Vous utilisez un compte d'administration. Votre profil et votre mot de passe sont dans les paramètres de l'administration.";
export const openSettings = "Voir les paramètres";

export const orders = "Mes commandes";
export const ordersLoading = "Chargement de vos commandes...";
export const isExchange = "Échange";
export const noOrders = "Pas encore de commande";
export const noOrdersHelp =
  "Les commandes passées avec votre compte, ou avec votre e-mail vérifié, s'affichent ici.";
export const showMore = "Voir plus";
export const loadingMore = "Chargement...";
export const shownOf = (shown: number, count: number) => `${shown} sur ${count}`;
export const yourOrder = "Votre commande";

export const emailHint = "L'adresse que vous avez vérifiée.";
export const changeEmail = "Changer d'e-mail";
export const changeEmailHelp =
  "Nous envoyons un code à la nouvelle adresse. Dès que vous l'entrez ici, tous vos autres appareils sont déconnectés.";
export const newEmail = "Nouvel e-mail";
export const emailChanged = "Votre e-mail a été changé.";
export const passwordHelp = "Quand vous le changez, tous vos autres appareils sont déconnectés.";

export const data = "Mes données";
export const dataHelp = "Tout ce que nous gardons sur vous et vos commandes, dans un fichier JSON.";
export const download = "Obtenir mes données";
export const preparing = "Préparation...";
export const savedAs = (file: string) => `Enregistré sous ${file}`;

export const deletion = "Supprimer mon compte";
export const deletionHelp =
  "Supprime votre compte pour de bon. Vos commandes sont gardées sans lui\u00a0: la loi nous demande de garder les factures.";
export const deleteIt = "Supprimer mon compte";
export const deleting = "Suppression...";
export const deleteQuestion = "Supprimer votre compte\u00a0?";
export const deleteHelp =
  "Votre nom, votre adresse e-mail, votre téléphone et votre mot de passe sont retirés de votre compte, et vous ne pouvez plus vous connecter. C'est définitif. Vos commandes restent dans nos livres avec les informations de livraison que vous aviez données, mais sans le compte\u00a0: la loi nous demande de garder les factures.";
export const yourPassword = "Votre mot de passe";
export const deleted = "Votre compte a été supprimé.";

export const textNews = "Vos commandes par téléphone";
export const textNewsHelp =
  "Nous écrivons toujours un e-mail aussi. Seulement des nouvelles de vos commandes.";
export const textChoices = {
  sms: "Par SMS",
  whatsapp: "Par WhatsApp",
  none: "Par e-mail seulement",
};
export const textChoiceSaved = "Enregistré.";
export const textChoiceNotSaved = "Votre choix n'a pas été enregistré";

export const confirmPhone = "Confirmer le téléphone";
export const changeLoginPhone = "Changer de téléphone";
export const confirmPhoneHelp =
  "Nous envoyons un code par SMS. Dès que vous l'écrivez ici, ce téléphone vous connecte sans mot de passe.";
export const phoneOpens = (phone: string) =>
  `Vous pouvez vous connecter avec le ${phone} et un code par SMS.`;
export const phoneConfirmed =
  "Votre téléphone est confirmé. Vous pouvez maintenant vous connecter avec.";
export const confirmedPhoneHint =
  "Un autre numéro n'ouvre votre compte qu'une fois que vous l'avez confirmé.";
