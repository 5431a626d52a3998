import { BRAND } from "~/lib/brand";

export const title = "Avis";
export const search = "Produit, commande ou texte";
export const tabs = "Avis par état";
export const loading = "Chargement des avis...";
export const count = (n: number) => `Avis au total\u00a0: ${n.toLocaleString("en")}`;
export const allTab = "Tous";
export const isWaiting = "À lire";
export const isPublished = "Affiché";
export const isTurnedDown = "Refusé";
export const waiting = "À lire";
export const shown = "Affichés";
export const refused = "Refusés";

export const noneWaiting = "Aucun avis à lire";
export const noneWaitingHelp = "Ils paraissent ici dès qu'un acheteur en écrit un.";
export const noneOfState = "Aucun avis dans cet état";
export const noMatch = "Aucun avis trouvé";

export const review = "Avis";
export const about = "Sur";
export const state = "État";
export const reviewOf = (product: string, order: string) => `Avis sur ${product}, ${order}`;
export const viewOrder = (number: string) => `Voir la commande ${number}`;
export const ratingOf = (rating: number) => `${rating} sur 5`;
export { sizeNamed as size } from "./sizes";
export const height = (from: number) => `${from}–${from + 5} cm`;
export const FITS = {
  small: "Taille petit",
  true: "Taille juste",
  large: "Taille grand",
};
export const shop = BRAND.name;

export const publish = "Publier";
export const refuse = "Refuser";
export const otherReason = "Changer la raison";
export const named = (what: string, product: string) => `${what}\u00a0: ${product}`;
export const isShown = "L'avis est dans la boutique.";
export const isRefused = "L'avis est refusé. Son auteur lit pourquoi.";
export const notDecided = "Impossible de décider";
export const refuseTitle = "Pourquoi le refuser\u00a0?";
export const refuseHelp = "Son auteur le lira. Une mauvaise note n'est pas une raison.";
export const reason = "Raison";
export const reasonMissing = "Choisissez une raison";
export const refusedFor = (why: string) => `Refusé\u00a0: ${why}`;
export const REASONS = {
  rude: "Il insulte quelqu'un",
  private: "Il donne un nom ou un contact",
  off_topic: "Il ne parle pas de ce produit",
  delivery: "Il parle de livraison ou de service",
  advert: "C'est de la publicité",
  unclear: "On ne le comprend pas",
};

export const answer = "Répondre";
export const changeAnswer = "Modifier la réponse";
export const answerTitle = "Répondre à cet avis";
export const answerText = "Votre réponse";
export const answerHint = "Tout le monde la lit sous l'avis.";
export const emptyHint = "Laissez vide pour retirer la réponse.";
export const isAnswered = "La réponse est enregistrée.";
export const answerGone = "La réponse est retirée.";
export const notAnswered = "Impossible d'enregistrer la réponse";
export const pictureOf = (position: number) => `Photo ${position} de cet avis`;
