import { plural } from "~/lib/plural";

export const title = "Paramètres";
export const security = "Sécurité";
export const name = "Nom";
export const appSettings = "Boutique";

export const everywhereTitle = "Se déconnecter partout";
export const everywhereHelp =
  "Ferme toutes les sessions de votre compte, sur tous les téléphones et ordinateurs et dans le tableau de bord de Medusa. Ici, votre session reste ouverte.";
export const everywhere = "Se déconnecter partout";
export const everywhereQuestion = "Se déconnecter sur tous les autres appareils\u00a0?";
export const everywhereDone = "Toutes vos autres sessions sont fermées.";
export const everywhereFailed = "Impossible de se déconnecter partout";
export const signingOut = "Déconnexion...";

export const loading = "Chargement des paramètres...";
export const formLabel = "Paramètres de la boutique";
export const save = "Enregistrer";
export const saving = "Enregistrement...";
export const updated = "Paramètres enregistrés\u00a0!";
export const notUpdated = "Impossible d'enregistrer les paramètres";
export const unsaved = (count: number) =>
  plural(count, {
    one: "1 changement n'est pas enregistré.",
    other: `${count} changements ne sont pas enregistrés.`,
  });
export const undoChanges = "Tout annuler";

export const siteName = "Nom du site";
/** The value in the database, not a text. */
export const unnamed = "E-Commerce Admin";
export const siteNameHint = (unnamed: string, brand: string) =>
  `Il apparaît dans le titre des pages, dans les e-mails et sur l'écran d'accueil des téléphones. Tant que c'est «\u00a0${unnamed}\u00a0», la boutique s'appelle ${brand}.`;
export const defaultOrderStatus = "Statut par défaut";
export const defaultOrderStatusHint =
  "Le statut de départ d'une nouvelle commande\u00a0; «\u00a0confirmée\u00a0» veut dire en préparation, avec une note dans son historique.";
export const itemsPerPage = "Lignes par page";
export const itemsPerPageHint = "Pour les listes de l'administration.";
export const holdMinutes = "Garder les commandes à payer (minutes)";
export const holdMinutesHint =
  "Passé ce délai, une commande ni payée ni confirmée par vous est annulée\u00a0; 1440, c'est un jour. S'il reste moins d'un dixième d'un produit, le délai est de 30 minutes. Les commandes à payer à la livraison attendent votre confirmation.";
export const maxUnpaidPieces = "Pièces à payer par client";
export const maxUnpaidPiecesHint =
  "Un même numéro de téléphone, une même adresse e-mail ou une même connexion internet ne peut pas en commander plus avant d'avoir payé ou d'avoir votre confirmation.";
export const taxMode = "TVA";
export const noVat = "Pas enregistrée";
export const vat = "Enregistrée à la TVA";
export const taxModeHint =
  "Les prix d'une boutique enregistrée comprennent 18\u00a0% de TVA, et chaque commande payée a son reçu. Cela compte pour les commandes payées à partir de maintenant.";
export const tin = "TIN de la boutique";
export const tinHint = "9 chiffres. Il est sur chaque reçu.";
export const pending = "en attente";
export const processing = "en préparation";
export const confirmed = "confirmée";

export const maintenanceMode = "Mode maintenance";
export const maintenanceModeHelp =
  "Tant qu'il est activé, les clients voient une page de fermeture et ne peuvent pas commander. L'équipe peut continuer à travailler.";
export const emailNotifications = "Notifications par e-mail";
export const emailNotificationsHelp =
  "Les clients reçoivent des e-mails sur l'avancement de leurs commandes. Les codes et les reçus partent toujours.";
export const orderNotifications = "Notifications de commande";
export const orderNotificationsHelp =
  "L'équipe est prévenue de chaque nouvelle commande, ici et par e-mail.";
export const lowStockAlerts = "Alertes de stock bas";
export const lowStockAlertsHelp =
  "L'équipe est prévenue quand il reste 10 pièces ou moins d'une taille et couleur, et quand il n'en reste plus.";
export const autoApproveProducts = "Publication automatique";
export const autoApproveProductsHelp =
  "Les produits importés sont publiés comme le fichier le dit. Si c'est désactivé, les nouveaux restent en brouillon jusqu'à votre accord, quoi que dise le fichier.";
export const shopPickup = "Retrait en boutique";
export const shopPickupHelp =
  "Au moment de commander, les clients peuvent choisir de retirer leur commande dans votre boutique, sans frais de livraison.";

export const closeQuestion = "Fermer la boutique pour maintenance\u00a0?";
export const closeHelp =
  "Les clients verront une page de fermeture et personne ne pourra commander tant que vous n'aurez pas désactivé ce mode.";
export const closeShop = "Fermer la boutique";

export const delivery = "Livraison";
export const deliveryHelp =
  "Pour les commandes passées à partir de maintenant\u00a0; les autres gardent leurs frais.";
export const deliveryLoading = "Chargement de la livraison...";
export const deliveryForm = "Paramètres de livraison";
export const flatFee = "Frais de livraison (RWF)";
export const flatFeeHint = "Pour chaque district qui n'a pas ses propres frais.";
export const freeAbove = "Livraison gratuite dès (RWF)";
export const freeAboveHint =
  "À partir de ce montant, la livraison est gratuite. Laissez vide si elle ne l'est jamais.";
export const districts = "Districts";
export const districtsHelp =
  "Frais, livraison gratuite et jours ouvrables de chaque district. Laissez «\u00a0Frais\u00a0» ou «\u00a0Gratuite dès\u00a0» vide pour garder ce qui est fixé plus haut.";
export const noOwnFees = "Tous paient les frais ci-dessus";
export const ownFees = (count: number) =>
  plural(count, {
    one: "1 district a ses propres frais",
    other: `${count} districts ont leurs propres frais`,
  });
export const ownFreeAbove = (count: number) =>
  plural(count, {
    one: "\u00a0; 1 a son propre montant pour la livraison gratuite",
    other: `\u00a0; ${count} ont leur propre montant pour la livraison gratuite`,
  });
export const fee = "Frais (RWF)";
export const freeFrom = "Gratuite dès (RWF)";
export const minDays = "Jours, min.";
export const maxDays = "Jours, max.";
export const saveDelivery = "Enregistrer";
export const deliveryUpdated = "Livraison enregistrée\u00a0!";
export const deliveryNotUpdated = "Impossible d'enregistrer la livraison";
export const wholeRwf = "Entrez un montant entier en RWF";
export const wholeDays = "Entrez un nombre de jours de 0 à 60";
export const daysOrder = "Le minimum de jours ne doit pas dépasser le maximum";
