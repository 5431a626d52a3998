import { plural } from "~/lib/plural";
import { sizeText } from "./sizes";

export const searchProducts = "Nom, couleur, taille ou SKU";
export const noProducts = "Aucun produit ne correspond.";
export const variantsFound = (count: number) =>
  plural(count, { one: `${count} résultat`, other: `${count} résultats` });
export const free = (count: number) => `${count} en stock`;
export const soldOut = "Épuisé";
export const choose = "choisir";
export const add = "ajouter";
export const addAndGoOn = "ajouter et continuer";
export const keyUp = "↑";
export const keyDown = "↓";
/** Most keyboards in Kigali have the English names. */
export const keyEnter = "Enter";
export const keyShiftEnter = "Shift Enter";
export const variant = (size: string, color: string) => `${sizeText(size)} · ${color}`;
