import { plural } from "~/lib/plural";

/** Named sets of products with a page of their own: the list of all. */
export const list = {
  title: "Collections",
  help: "Des produits montrés ensemble sur leur propre page, dans votre ordre, toujours ou pour un temps.",
  search: "Chercher une collection",
  loading: "Chargement des collections...",
  notLoaded: "Les collections n'ont pas pu être chargées",
  empty: "Pas encore de collection",
  emptyHelp: "Une collection a sa propre page, et on la trouve par la recherche.",
  nothingFound: "Aucune collection trouvée",
  count: (count: number) =>
    plural(count, { one: `${count} collection`, other: `${count} collections` }),
  name: "Collection",
  add: "Nouvelle collection",
  change: "Modifier la collection",
  openPage: "Sa page",
  gone: "Cette collection n'existe plus. Quelqu'un l'a supprimée.",
  back: "Toutes les collections",
  deleteQuestion: (name: string) => `Supprimer la collection ${name}\u00a0?`,
  deleteHelp: "Sa page disparaît. Ses produits restent en boutique.",
  deleted: (name: string) => `${name} supprimée.`,
  notDeleted: "La collection n'a pas pu être supprimée",
};

export const state = "État";
export const states = { soon: "Pas encore visible", shown: "Visible", over: "Terminée" } as const;
export const productCount = (count: number) =>
  plural(count, { one: `${count} produit`, other: `${count} produits` });

export const form = "Collection";
export const what = "Quoi";
export const products = "Produits";
export const picture = "Photo";
export const pictureHelp =
  "Montrée en travers de sa page, et là où son lien est partagé. Sans elle, la photo d'un produit la remplace.";
export const altIn = (language: string) => `Ce que montre la photo, ${language}`;
export const cover = "Photo d'un produit";
export const firstPicture = "Celle du premier produit";
export const drop = "Vente à date fixe";
export const noDrop = "Aucune";
export const when = "Quand";
export const starts = "Visible à partir de";
export const startsHelp =
  "Heure de Kigali. Vide\u00a0: tout de suite. Avant, vous seuls voyez sa page";
export const ends = "Jusqu'à";
export const endsHelp = "Ensuite sa page dit qu'elle est terminée. Vide\u00a0: elle reste";
export const saved = "Collection enregistrée.";
export const notSaved = "La collection n'a pas pu être enregistrée";
export const previewHelp =
  "Les clients voient ceci une fois la collection enregistrée et son heure venue.";
