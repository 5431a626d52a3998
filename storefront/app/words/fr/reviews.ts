import { BRAND } from "~/lib/brand";
import { plural } from "~/lib/plural";
import { sizeInText } from "./sizes";

export const title = "Avis";
export const loading = "Chargement des avis...";
export const failed = "Impossible de charger les avis";
export const none = "Pas encore d'avis. Seuls ceux qui l'ont acheté peuvent en écrire un.";

export const average = (value: number) => value.toFixed(1).replace(".", ",");
export const ratingOf = (value: number) =>
  `${Number.isInteger(value) ? value : average(value)} sur 5`;
const count = (n: number) => `${n} avis`;
export const reviewsLink = (value: number, n: number) => `${average(value)} · ${count(n)}`;
export const allFromOrders = (n: number) =>
  plural(n, { one: "1 avis, après un achat", other: `${n} avis, tous après un achat` });
export const bars = "Avis par note";
export const bar = (rating: number, n: number) => `${rating} sur 5\u00a0: ${count(n)}`;
export const all = "Tous";
export const myHeight = "Ma hauteur";
export const filters = "Avis affichés";
export const sort = "Trier les avis";
export const sorts = {
  newest: "Les plus récents",
  highest: "Meilleures notes",
  lowest: "Moins bonnes notes",
} as const;
export const noneSuch = "Aucun avis de ce genre.";
export const shown = (n: number) =>
  plural(n, { one: "1 avis affiché", other: `${n} avis affichés` });
export const more = (n: number) => `En voir ${n} de plus`;
export const loadingMore = "Chargement...";

export const FITS = {
  small: "Taille petit",
  true: "Taille juste",
  large: "Taille grand",
};
export const fitOf = (fit: string) => `Coupe\u00a0: ${fit}`;
const SAYS = {
  small: "ça taille petit",
  true: "ça taille juste",
  large: "ça taille grand",
};
export const sayFit = (n: number, of: number, fit: keyof typeof SAYS) =>
  plural(n, {
    one: `1 personne sur ${of} dit que ${SAYS[fit]}.`,
    other: `${n} personnes sur ${of} disent que ${SAYS[fit]}.`,
  });
export const bought = (size: string) => `Acheté en ${sizeInText(size)}`;
export const height = (from: number) => `${from}–${from + 5} cm`;
export const shop = BRAND.name;

export const write = "Écrire un avis";
export const writeOf = (name: string) => `Écrire un avis\u00a0: ${name}`;
export const change = "Modifier";
export const changeOf = (name: string) => `Modifier votre avis\u00a0: ${name}`;
export const takeBack = "Supprimer";
export const takeBackOf = (name: string) => `Supprimer votre avis\u00a0: ${name}`;
export const takeBackQuestion = "Supprimer votre avis\u00a0?";
export const takeBackHelp = "Il disparaît de la boutique. Vous pourrez en écrire un autre.";
export const takingBack = "Suppression...";
export const keep = "Garder";
export const help = "Ça vous plaît\u00a0? D'autres lisent votre avis avant d'acheter.";
export const needsLogin =
  "Connectez-vous au compte avec lequel vous avez commandé pour écrire un avis.";

export const waiting = "Nous le lisons";
export const waitingHelp = "Il paraîtra dans la boutique quand nous l'aurons lu.";
export const published = "Dans la boutique";
export const refused = "Pas affiché";
export const REASONS = {
  rude: "Il insulte quelqu'un. Écrivez-le autrement, nous le relirons.",
  private: "On y lit un nom, un numéro ou une adresse. Enlevez cela, nous le relirons.",
  off_topic: "Il ne parle pas de ce produit. Dites comment il taille et comment il se porte.",
  delivery: "Il parle de la livraison. Parlez ici du produit, et écrivez-nous pour le reste.",
  advert: "C'est de la publicité. Parlez seulement du produit.",
  unclear: "Nous n'avons pas compris. Écrivez-le avec d'autres mots.",
};

export const whichPiece = "Lequel\u00a0?";
export const rating = "Votre note";
export const RATINGS: readonly string[] = [
  "Mauvais",
  "Pas terrible",
  "Correct",
  "Bien",
  "Très bien",
];
export const ratingNamed = (value: number) => `${value} sur 5\u00a0: ${RATINGS[value - 1] ?? ""}`;
export const howFits = "Comment ça taille\u00a0?";
export const FIT_CHOICES = {
  small: "Petit",
  true: "Juste",
  large: "Grand",
};
export const oneLine = "En une ligne (facultatif)";
export const text = "Votre avis";
export const yourHeight = "Votre taille en cm (facultatif)";
export const noHeight = "Je ne le dis pas";
export const shownOf =
  "Nous montrons la date, la taille achetée et votre tranche de taille. Jamais votre nom.";
export const send = "Envoyer l'avis";
export const sending = "Envoi...";
export const sent = "Merci. Il paraîtra quand nous l'aurons lu.";
export const deleted = "Votre avis est supprimé.";
export const offline =
  "Vous êtes hors ligne. Ce que vous avez écrit reste ici jusqu'à ce que vous puissiez l'envoyer.";
export const buyer = "Un acheteur";

export const picturesHint = (most: number) =>
  `Montrez-le si vous voulez\u00a0: jusqu'à ${most} photos. Nous les regardons avant de les publier.`;
export const yourPicture = (position: number) => `Votre photo ${position}`;
export const pictures = "Photos d'un client";
export const pictureOf = (position: number) => `Photo ${position} d'un client`;
