import { plural } from "~/lib/plural";

export const title = "Photos";
export const showUs = "Montrez-nous le problème";
export const showUsHint = (most: number) =>
  `Une photo nous aide à répondre plus vite. Jusqu'à ${most}. Nous seuls les voyons.`;
export const goesAlong = (n: number) =>
  plural(n, {
    one: "1 photo sera envoyée avec votre retour.",
    other: `${n} photos seront envoyées avec votre retour.`,
  });
export const add = "Ajouter une photo";
export const pictureOf = (position: number, returnNumber: string) =>
  `Photo ${position} du retour ${returnNumber}`;
export const remove = (position: number) => `Retirer la photo ${position}`;
export const newPicture = (position: number) => `Nouvelle photo ${position}`;
export const removeNew = (position: number) => `Retirer la nouvelle photo ${position}`;
export const retryNew = (position: number) => `Renvoyer la nouvelle photo ${position}`;
export const fromShop = "Boutique";
export const fromBuyer = "Client";
export const sending = (n: number) =>
  plural(n, { one: "Envoi d'une photo...", other: `Envoi de ${n} photos...` });
export const notSent = (n: number) =>
  plural(n, {
    one: "1 photo n'a pas été envoyée.",
    other: `${n} photos n'ont pas été envoyées.`,
  });
export const stayHere = "Gardez cette page ouverte.";
export const notLoaded = "Pas chargée";
export const notRemoved = "La photo n'a pas pu être retirée.";
export const tooMany = (most: number) => `${most} photos au maximum.`;
export const noPicture = (name: string) => `${name} n'est pas une photo.`;
