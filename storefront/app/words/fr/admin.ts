import { plural } from "~/lib/plural";

export const admin = "Administration";
export const pageTitle = (screen: string, shop: string) => `${screen} · ${shop}`;
export const tabCount = (count: number, title: string) =>
  `(${count > 99 ? "99+" : count}) ${title}`;
export const adminStart = (shop: string) => `Administration ${shop}, accueil`;
export const dashboard = "Tableau de bord";
export const categories = "Catégories";
export const products = "Produits";
export const orders = "Commandes";
export const users = "Utilisateurs";
export const settings = "Paramètres";
export const discounts = "Réductions";
export const giftCards = "Cartes cadeaux";
export const deliveries = "Livraisons";
export const returns = "Retours";
export const reviews = "Avis";
export const receipts = "Reçus";
export const payments = "Paiements";
export const sizeCharts = "Guides des tailles";
export const collections = "Collections";
export const drops = "Ventes à date";
export const search = "Recherche";
export const content = "Contenu";
export const messages = "Messages";
export const mails = "E-mails";
export const health = "État";
export const loading = "Chargement";
export const loadMore = "Voir plus";
export const loadingMore = "Chargement...";
export const viewShop = "Voir la boutique";
export const openMenu = "Ouvrir le menu";
export const menu = "Menu";
export const logout = "Déconnexion";
export const skip = "Aller au contenu";
export const sidebar = "Barre latérale";
export const notShown = "Cette page n'a pas pu s'afficher";
export const noSuchPage = "Page introuvable";
export const notFetched = "Impossible de charger les données";

export const cancel = "Annuler";
export const close = "Fermer";
export const save = "Enregistrer";
export const saving = "Enregistrement...";
export const doDelete = "Supprimer";
export const deleting = "Suppression...";
export const edit = "Modifier";
export const view = "Voir";

export const whatsApp = "WhatsApp";
export const whatsAppTo = (name: string) => `Écrire à ${name} sur WhatsApp`;

export const searching = "Recherche...";
export const clearFilters = "Tout afficher";
export const nothingMatches = "Rien ne correspond à votre recherche ou à vos filtres.";
export const beyondLast = "Il n'y a plus rien sur cette page";
export const firstPage = "Première page";
export const pages = "Pages";
export const previousPage = "Page précédente";
export const nextPage = "Page suivante";
export const range = (first: number, last: number, count: number) =>
  `${first.toLocaleString("en")}–${last.toLocaleString("en")} sur ${count.toLocaleString("en")}`;
export const sortBy = "Trier par";
export const sortDefault = "Tri\u00a0: du plus récent";
export const sortUp = (column: string) => `${column}, ordre croissant`;
export const sortDown = (column: string) => `${column}, ordre décroissant`;
export const selection = "Sélection";
export const select = (name: string) => `Sélectionner\u00a0: ${name}`;
export const selectAll = "Tout sélectionner sur cette page";
/** What is counted may be masculine or feminine, so a noun says it. */
export const selected = (count: number) =>
  plural(count, { one: `Sélection\u00a0: ${count}`, other: `Sélection\u00a0: ${count}` });
export const actions = "Actions";
export const actionsOf = (name: string) => `Actions\u00a0: ${name}`;

export const doneOf = (done: number, count: number) => `${done} sur ${count}`;
export const succeeded = (count: number) =>
  plural(count, { one: `Terminé\u00a0: ${count}`, other: `Terminé\u00a0: ${count}` });
export const leftAsIs = (count: number) =>
  plural(count, {
    one: `Sans changement\u00a0: ${count}`,
    other: `Sans changement\u00a0: ${count}`,
  });
export const failedOf = (failed: number, count: number) => `${failed} sur ${count} en échec\u00a0:`;
export const failedBecause = (name: string, why: string) => `${name}\u00a0: ${why}`;
export const tryThese = "Réessayer";
export const stop = "Arrêter";

export const unknown = "–";

export const copyTitle = "Copiez ce texte";
export const copyHelp = "Votre navigateur ne l'a pas copié. Copiez-le ici.";
export const copyText = "Texte";
export const copy = "Copier";

export const leaveQuestion = "Quitter sans enregistrer\u00a0?";
export const leaveHelp = "Vos changements ne sont pas encore enregistrés et seraient perdus.";
export const keepEditing = "Rester ici";
export const discard = "Ne pas enregistrer";

export const now = "à l'instant";
export const minutes = (count: number) => `${count} min`;
export const hours = (count: number) => `${count} h`;
export const days = (count: number) => `${count} j`;
