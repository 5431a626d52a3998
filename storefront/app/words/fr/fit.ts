import { BRAND } from "~/lib/brand";
import { sizeInText, sizeText } from "./sizes";

export const find = "Trouver ma taille";
export const help =
  "Deux chiffres suffisent. Nous estimons vos mesures et les comparons aux tailles de ce produit.";
export const helpKids =
  "La hauteur et le poids de l'enfant suffisent. Nous les comparons aux tailles de ce produit.";
export const whose = "Les tailles de qui\u00a0?";
export const height = "Hauteur";
export const weight = "Poids";
export const cm = "cm";
export const kg = "kg";
export const like = "Vous aimez comment\u00a0?";
export const LIKES = { close: "Près du corps", regular: "Normal", loose: "Ample" };
export const remember = "Retenir sur ce téléphone";
export const rememberHelp =
  "Gardé sur ce téléphone seulement. Nous ne le recevons jamais. Vous pouvez l'effacer quand vous voulez.";
export const show = "Voir ma taille";
export const chart = "Voir plutôt le guide des tailles";
export const heightBounds = (from: number, to: number) =>
  `Entrez une hauteur de ${from} à ${to} cm, par exemple ${from + 40}`;
export const weightBounds = (from: number, to: number) =>
  `Entrez un poids de ${from} à ${to} kg, par exemple ${from + 30}`;

export const isYours = (product: string) => `est votre taille pour ${product}.`;
export const result = (size: string, product: string) => `${sizeText(size)} ${isYours(product)}`;
export const reason = (measure: string, about: number, size: string, range: string) =>
  `${measure}\u00a0: environ ${about} cm. ${sizeText(size)} va de ${range} cm.`;
export const close = "Serré";
export const loose = "Ample";
export const orSize = (other: string) =>
  `Vous êtes entre deux tailles. ${sizeText(other)} va aussi\u00a0:`;
export const orSmaller = "c'est plus près du corps.";
export const orLarger = "c'est plus ample.";
export const RUNS = {
  small: "Les clients disent que ça taille petit\u00a0: nous avons pris une demi-taille de plus.",
  large: "Les clients disent que ça taille grand\u00a0: nous avons pris une demi-taille de moins.",
};
export const estimated =
  "C'est une estimation d'après des moyennes. Chaque corps est différent\u00a0: un mètre est plus sûr.";
export const typed = (height: number, weight: number, like: string) =>
  `${height} cm, ${weight} kg, ${like.toLowerCase()}.`;
export const saved = "Gardé sur ce téléphone.";
export const change = "Modifier";
export const forget = "Effacer";
export const choose = (size: string) => `Choisir ${sizeInText(size)}`;

export const noneTitle = "Nous ne faisons pas encore votre taille.";
export const tooLarge = (size: string) =>
  `${sizeText(size)} est la plus grande ici, et elle serait serrée.`;
export const tooSmall = (size: string) =>
  `${sizeText(size)} est la plus petite ici, et elle serait trop ample.`;
export const askHelp = "Écrivez-nous sur WhatsApp.";
export const ask = "Demander sur WhatsApp";
export const question = (name: string, url: string) =>
  `Bonjour ${BRAND.name}, je ne trouve pas ma taille pour ${name}\u00a0: ${url}`;
export const unknown =
  "La hauteur et le poids ne disent pas la taille ici. Prenez vos mesures et regardez le guide des tailles.";
export const toChart = "Voir le guide des tailles";

export const yourSize = (size: string) => `Votre taille est ${sizeText(size)}.`;
export const soldOutHere = (size: string) =>
  `Votre taille est ${sizeText(size)}. Elle est épuisée dans cette couleur.`;
export const noneHere = "Aucune taille ne vous va ici.";
export const why = "Pourquoi\u00a0?";
