import { sizeNamed } from "./sizes";

export const close = "Fermer";
export const retry = "Réessayer";
export const decreaseQuantity = "Diminuer la quantité";
export const increaseQuantity = "Augmenter la quantité";
export const showField = (label: string) => `Afficher\u00a0: ${label.toLowerCase()}`;
export const hideField = (label: string) => `Masquer\u00a0: ${label.toLowerCase()}`;
export const manyMark = "99+";
export { sizeNamed as size } from "./sizes";
export const variant = (value: string, color: string, quantity: number) =>
  `${sizeNamed(value)} · ${color} · ${quantity}\u00a0pc`;
