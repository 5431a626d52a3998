import { plural } from "~/lib/plural";

/** What is sold from a moment on, and to a queue: the list of all. */
export const list = {
  title: "Ventes à date fixe",
  help: "Des produits vendus à partir d'un jour et d'une heure. Avec une file, qui attend avant reçoit une place au hasard, et chacun achète à son tour.",
  search: "Chercher une vente",
  loading: "Chargement des ventes...",
  notLoaded: "Les ventes n'ont pas pu être chargées",
  empty: "Pas encore de vente",
  emptyHelp: "Une vente a sa propre page dans la boutique, avec le temps qui reste.",
  nothingFound: "Aucune vente trouvée",
  count: (count: number) => plural(count, { one: `${count} vente`, other: `${count} ventes` }),
  name: "Vente",
  add: "Nouvelle vente",
  change: "Modifier la vente",
  openPage: "Sa page",
  gone: "Cette vente n'existe plus. Quelqu'un l'a supprimée.",
  back: "Toutes les ventes",
  deleteQuestion: (name: string) => `Supprimer la vente ${name}\u00a0?`,
  deleteHelp:
    "Ses produits sont vendus comme les autres dès maintenant, sa page et sa file disparaissent. Les commandes restent.",
  deleted: (name: string) => `${name} supprimée.`,
  notDeleted: "La vente n'a pas pu être supprimée",
};

export const state = "État";
export const states = {
  soon: "Pas encore ouverte",
  open: "Ouverte",
  sold_out: "Tout vendu",
  over: "Terminée",
} as const;
export const figures = "Où elle en est";
export const waiting = (count: number) => `${count} en attente`;
export const ordering = (count: number) => `${count} en train de commander`;
export const sold = (count: number) =>
  plural(count, { one: `${count} vendu`, other: `${count} vendus` });
export const left = (count: number) =>
  plural(count, { one: `${count} restant`, other: `${count} restants` });

export const form = "Vente";
export const what = "Quoi";
export const products = "Produits";
export const when = "Quand";
export const opens = "En vente à partir de";
export const opensHelp = "Heure de Kigali. Avant, on peut voir les produits sans les acheter.";
export const hasOpened = "Elle est déjà ouverte.";
export const ends = "Jusqu'à";
export const endsHelp =
  "Ensuite ils sont vendus comme les autres. Vide\u00a0: jusqu'à ce que vous supprimiez la vente";
export const how = "Comment";
export const queue = "File d'attente";
export const queueHelp = "Chacun achète à son tour, une commande par numéro de téléphone";
export const piecesPerOrder = "Pièces par commande";
export const turnMinutes = "Minutes par tour";
export const turnHelp = "Ensuite vient la personne suivante dans la file.";
export const enterTime = "Indiquez un jour et une heure";
export const saved = "Vente enregistrée.";
export const notSaved = "La vente n'a pas pu être enregistrée";
