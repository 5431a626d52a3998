import { sizeNamed } from "./sizes";

export const close = "Close";
export const retry = "Retry";
export const decreaseQuantity = "Decrease quantity";
export const increaseQuantity = "Increase quantity";
export const showField = (label: string) => `Show ${label.toLowerCase()}`;
export const hideField = (label: string) => `Hide ${label.toLowerCase()}`;
/** In a count badge, above 99. */
export const manyMark = "99+";
export { sizeNamed as size } from "./sizes";
/** "Size M · White · 2 pc" */
export const variant = (value: string, color: string, quantity: number) =>
  `${sizeNamed(value)} · ${color} · ${quantity} pc`;
