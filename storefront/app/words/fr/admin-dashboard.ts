import { plural } from "~/lib/plural";

export const title = "Tableau de bord";
export const totalProducts = "Produits";
export const totalOrders = "Commandes";
export const totalRevenue = "Recettes totales";
export const activeUsers = "Utilisateurs actifs";
export const notLoaded = "Le chargement n'a pas réussi.";
export const loading = "Chargement du tableau de bord...";

/** Names the list of what waits besides orders. */
export const waits = "Ce qui attend";
export const reviewsWait = (count: number) =>
  plural(count, { one: `${count} avis à lire`, other: `${count} avis à lire` });
export const alertsWait = (count: number) =>
  plural(count, {
    one: `On attend ${count} article épuisé`,
    other: `On attend ${count} articles épuisés`,
  });
/** @param moment when it opens */
export const nextDrop = (title: string, moment: string) =>
  `Prochaine vente\u00a0: ${title}, ${moment}`;
export const waitsNotLoaded = "Une partie de ce qui attend n'a pas pu être chargée.";

export const recentActivity = "Activité récente";
export const noActivity = "Aucun changement pour l'instant.";

export const revenue = "Recettes";
export const orders = "Commandes";
export const shown = "Le graphique montre";
export const period = "Période";
export const days14 = "14 jours";
export const days30 = "30 jours";
export const months12 = "12 mois";
export const chartTitle = (measure: string, length: string) => `${measure} sur ${length}`;
export const revenueSub = "Paiements encaissés, en dollars américains, moins les remboursements";
export const ordersSub = "Commandes passées, même celles qui sont annulées";
export const inAll = "en tout";
export const chartLoading = "Chargement du graphique...";
export const noRevenue = "Aucun paiement encaissé sur cette période.";
export const noOrders = "Aucune commande passée sur cette période.";
export const day = "Jour";
export const month = "Mois";
export const chartHelp = "Les flèches gauche et droite passent d'une barre à l'autre.";
export const today = (label: string) => `${label}, aujourd'hui`;
export const thisMonth = (label: string) => `${label}, ce mois-ci`;
export const dollarTick = (amount: string) => `$${amount}`;

export const ordersByStatus = "Commandes par statut";
export const noOrdersYet = "Aucune commande trouvée";

export const topProducts = "Meilleures ventes";
export const topProductsSub = "En pièces vendues, sans les commandes annulées";
export const nothingSold = "Rien de vendu pour l'instant.";
export const sold = (pieces: number) =>
  plural(pieces, {
    one: `${pieces.toLocaleString("en")} vendue`,
    other: `${pieces.toLocaleString("en")} vendues`,
  });

export const lowStock = "Stock bas";
export const lowStockSub = (variants: number, soldOut: number) => {
  const low = plural(variants, {
    one: "1 taille et couleur à 10 pièces ou moins",
    other: `${variants.toLocaleString("en")} tailles et couleurs à 10 pièces ou moins`,
  });
  const gone = plural(soldOut, {
    one: "1 épuisée",
    other: `${soldOut.toLocaleString("en")} épuisées`,
  });
  return soldOut === 0 ? low : `${low}, dont ${gone}`;
};
export const plenty = "Il reste partout plus de 10 pièces.";
export const left = (pieces: number) => `Reste ${pieces}`;
export const outOfStock = "Épuisé";

export const unpaid = "En attente de paiement";
export const unpaidSub = (orders_: number, amount: string) =>
  plural(orders_, {
    one: `1 commande, ${amount}`,
    other: `${orders_.toLocaleString("en")} commandes, ${amount} en tout`,
  });
export const allPaid = "Personne ne doit rien.";
export const showUnpaid = "Commandes à payer";
export const orderOf = (number: string, name: string) => `${number}, ${name}`;

export const districts = "Districts";
export const districtsSub = "Où partent les commandes";
export const collected = "Retrait en boutique";
export const noDistricts = "Aucune commande pour l'instant.";
export const districtOrders = (count: number) =>
  plural(count, {
    one: "1 commande",
    other: `${count.toLocaleString("en")} commandes`,
  });
export const showAllDistricts = (count: number) => `Tout voir (${count})`;
