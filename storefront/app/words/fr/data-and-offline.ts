import { plural } from "~/lib/plural";

export const keep = "Garder les pages ouvertes";
export const keepHelp = (most: number) =>
  `Jusqu'à ${most} pages, et les produits que vous avez regardés. Elles s'ouvrent sans réseau.`;
export const savedNow = "Gardé en ce moment";
export const counting = "Calcul...";
export const pages = (count: number) =>
  plural(count, { one: `${count} page`, other: `${count} pages` });
export const savedText = (count: string, size: string) => `${count}, ${size}`;
export const kb = (amount: number) => `${amount}\u00a0Ko`;
export const mb = (amount: string) => `${amount.replace(".", ",")}\u00a0Mo`;
export const nothingYet = "Rien encore. Ce que vous ouvrez désormais est gardé ici.";
export const nothing = "Rien n'est gardé.";
export const shopItself = (size: string) =>
  `Et ${size} pour la boutique elle-même, pour qu'elle s'ouvre sans réseau.`;
export const remove = "Supprimer";
export const deleted = (count: string, size: string) =>
  `Supprimé\u00a0: ${count}, ${size}. Votre panier et vos favoris sont toujours là.`;
export const isOn = "Désormais, ce que vous ouvrez est gardé sur ce téléphone.";
export const isOff =
  "Plus rien n'est gardé, et ce qui l'était est supprimé. Votre panier et vos favoris sont toujours là.";
export const savedPages = "Pages gardées";
export const keptAt = (time: string) => `Gardée\u00a0: ${time}`;
export const never = "Ce navigateur ne peut pas garder de pages à lire sans réseau.";
export const refused =
  "Ce navigateur ne nous laisse pas garder de pages ici. C'est normal dans une fenêtre privée.";
export const worksAsUsual = (shop: string) => `Avec du réseau, ${shop} marche comme d'habitude.`;
