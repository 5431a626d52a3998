import { plural } from "~/lib/plural";

export const title = "Partagez vos favoris";
export const help =
  "Qui a le lien voit ce qu'il y a dans la liste maintenant, et jamais votre nom. Vous pouvez y mettre fin à tout moment.";
export const share = "Créer un lien";
export const sharing = "Création du lien...";
export const loading = "Recherche de votre lien...";
export const shows = (count: number, day: string) =>
  plural(count, {
    one: `Le lien montre ${count} article et marche jusqu'au ${day}.`,
    other: `Le lien montre ${count} articles et marche jusqu'au ${day}.`,
  });
export const send = "Partager le lien";
export const renew = "Montrer ma liste actuelle";
export const renewed = "Le lien montre votre liste actuelle.";
export const end = "Mettre fin au lien";
export const ended = "Le lien n'existe plus. Personne ne peut plus l'ouvrir.";
export const notMade = "Le lien n'a pas pu être créé";
export const notEnded = "Impossible de mettre fin au lien";
export const notLoaded = "Votre lien n'a pas pu être chargé";
export const name = "Mes favoris";

export const pageTitle = "Une liste de favoris";
export const pageHelp = "Quelqu'un l'a partagée avec vous.";
export const until = (day: string) => `Le lien marche jusqu'au ${day}.`;
/** For screen readers, above them. */
export const products = "Articles";
export const addAll = "Tout ajouter à mes favoris";
export const added = (count: number) =>
  plural(count, {
    one: `${count} article est maintenant dans vos favoris.`,
    other: `${count} articles sont maintenant dans vos favoris.`,
  });
export const hasAll = "Tout est dans vos favoris.";
export const empty = "Rien de cette liste n'est encore dans la boutique";
export const over = "Ce lien n'existe plus";
export const overHelp = "Quelqu'un y a mis fin, ou il est trop vieux. Demandez-en un nouveau.";
export const goToShop = "Aller à la boutique";
export const pageLoading = "Chargement de la liste...";
export const pageFailed = "La liste n'a pas pu être chargée";
