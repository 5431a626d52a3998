import { plural } from "~/lib/plural";

export const title = "Recherche";
export const help =
  "Ce que les gens ont cherché sans rien trouver. Donnez un sens à un mot\u00a0: il trouve alors ce que trouve ce sens.";
export const loading = "Chargement des recherches...";
export const empty = "Personne n'a cherché en vain";
export const emptyHelp = "Les recherches qui ne trouvent rien apparaissent ici.";
export const count = (total: number) =>
  `Recherches sans résultat\u00a0: ${total.toLocaleString("en")}`;
export const word = "Recherche";
export const times = "Combien de fois";
export const timesText = (times: number) => `${times.toLocaleString("en")} fois`;
export const last = "Dernière fois";
export const finds = (products: number) =>
  products === 0
    ? "ne trouve rien"
    : plural(products, {
        one: `trouve ${products} article`,
        other: `trouve ${products.toLocaleString("en")} articles`,
      });
export const giveMeaning = "Donner un sens";
export const forget = "Oublier";
export const failed = "Cela n'a pas marché.";

export const words = "Mots";
export const wordsTitle = "Les mots et leur sens";
export const wordsHelp =
  "La boutique connaît déjà des centaines de mots. Ajoutez ceux qui lui manquent.";
export const noWords = "Aucun mot pour l'instant";
export const loadingWords = "Chargement des mots...";
export const meansText = (word: string, means: string) =>
  `«\u00a0${word}\u00a0» veut dire «\u00a0${means}\u00a0»`;
export const remove = (word: string) => `Retirer ${word}`;
export const newWord = "Mot";
export const means = "Veut dire";
export const meansHelp = "Un mot qui trouve ce que vous vendez, par exemple hoodies.";
export const add = "Ajouter le mot";
export const adding = "Ajout...";
export const added = (word: string, products: number) => `${word} ${finds(products)} maintenant`;
export const notAdded = "Impossible d'ajouter le mot";
