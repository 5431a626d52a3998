import { sizeNamed } from "./sizes";

export const close = "Funga";
export const retry = "Ongera ugerageze";
export const decreaseQuantity = "Gabanya umubare";
export const increaseQuantity = "Ongera umubare";
export const showField = (label: string) => `Erekana ${label.toLowerCase()}`;
export const hideField = (label: string) => `Hisha ${label.toLowerCase()}`;
export const manyMark = "99+";
export { sizeNamed as size } from "./sizes";
export const variant = (value: string, color: string, quantity: number) =>
  `${sizeNamed(value)} · ${color} · pisi\u00a0${quantity}`;
