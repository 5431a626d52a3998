import { plural } from "~/lib/plural";
import { wearers, type Wearer } from "./size-guide";

/** The list of all. */
export const list = {
  title: "Guides des tailles",
  help: "À quoi correspond chaque taille, en centimètres. Les clients le voient près des tailles, et il trouve la leur.",
  search: "Chercher une catégorie",
  loading: "Chargement des guides...",
  notLoaded: "Impossible de charger les guides des tailles",
  empty: "Aucune catégorie pour l'instant",
  emptyHelp: "Chaque catégorie aura son guide ici.",
  nothingFound: "Aucune catégorie trouvée",
  count: (total: number) => `Catégories\u00a0: ${total.toLocaleString("en")}`,
};

export const category = "Catégorie";
export const chart = "Guide";
export const changed = "Modifié";
export const own = "Le sien";
export const builtIn = "Standard";
export const fromParent = (name: string) => `De ${name}`;

export const titleOf = (name: string) => `Tailles\u00a0: ${name}`;
export const back = "Tous les guides";
export const ownHelp =
  "Cette catégorie a son propre guide. Les clients voient un changement dès que vous enregistrez.";
export const builtInHelp =
  "C'est le guide standard. Une fois enregistré, cette catégorie a le sien.";
export const parentHelp = (name: string) =>
  `C'est le guide de ${name}. Une fois enregistré, cette catégorie a le sien.`;
export const usedBy = (products: number) =>
  plural(products, {
    one: `Utilisé par ${products} article. En centimètres.`,
    other: `Utilisé par ${products.toLocaleString("en")} articles. En centimètres.`,
  });
export const whose = "Les tailles de qui";
export const tableOf = (wearer: Wearer) => `Tailles\u00a0: ${wearers[wearer].toLowerCase()}`;
export const noTable = "Il n'y a pas de tableau pour eux.";
export const addTable = "Ajouter un tableau";
export const removeTable = "Retirer ce tableau";
export const size = "Taille";
export const sizeNumber = (position: number) => `Taille, ligne ${position}`;
export const cell = (measure: string, size: string) => `${measure} ${size}`;
export const cellHelp = "Un nombre, ou de et à, par exemple 84–88.";
export const wrongAt = (place: string, why: string) =>
  place === "" ? why : `${place}\u00a0: ${why}`;
export const unused = (sizes: string) =>
  `Des articles existent aussi en ${sizes}. Ajoutez une ligne si vous pouvez.`;
export const addSize = "Ajouter une taille";
export const removeSize = (size: string) => `Retirer la taille ${size}`;
export const addMeasure = "Ajouter une mesure";
export const removeMeasure = (measure: string) => `Retirer ${measure}`;
export const preview = "Vu par les clients";

export const saved = (name: string) => `Les tailles de ${name} sont enregistrées.`;
export const notSaved = "Impossible d'enregistrer le guide";
export const overtaken =
  "Quelqu'un d'autre a modifié ce guide. Ce que vous avez tapé est toujours là.";
export const takeTheirs = "Voir le sien";
export const keepMine = "Garder le mien";
export const remove = "Retirer ce guide";
export const removeQuestion = "Retirer ce guide\u00a0?";
export const removeHelp = (name: string) =>
  `${name} prend le guide de la catégorie au-dessus, ou le guide standard.`;
export const removed = (name: string) => `Le guide de ${name} est retiré.`;
export const notRemoved = "Impossible de retirer le guide";
