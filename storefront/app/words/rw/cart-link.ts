import type * as en from "../en/cart-link";

export const pageTitle = "Panier yawe";
export const line: typeof en.line = (quantity, price) => `${quantity} × ${price}`;
export const soldOut = "Byashize";
export const gone: typeof en.gone = (count) => `Ibitakigurishwa muri iyi panier: ${count}.`;
export const put = "Shyira muri panier yanjye";
export const hasAll = "Byose biri muri panier yawe.";
export const toCart = "Reba panier yanjye";
export const added: typeof en.added = (count) => `Byashyizwe muri panier yawe: ${count}.`;
