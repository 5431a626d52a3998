export const lowStock = "Hasigaye bike";
/** Where all of it is sold out. */
export const tell = "Mumbwire bigarutse";
/** What a button does, and to what. */
export const doOf = (what: string, name: string) => `${what}: ${name}`;
export const add = "Shyira muri panier";
export const added = "Byagiyemo";
/** The name comes last: size and colour may follow it. */
export const addedToCart = (count: number, name: string) =>
  `Byagiye muri panier: ${count} × ${name}`;
export const addFailed = "Ntibyagiye muri panier";
export const cartHoldsAll = (count: number) => `Ibihari byose (${count}) biri muri panier yawe.`;
export const viewCart = "Reba panier";
export const colors = "Amabara";
export const buyNow = "Gura ubu";
export const addWishOf = (name: string) => `Shyira mu byo nkunda: ${name}`;
export const removeWishOf = (name: string) => `Kura mu byo nkunda: ${name}`;

const value = (average: number) => average.toFixed(1).replace(".", ",");
export const rating = (average: number, count: number) => `${value(average)} (${count})`;
export const rated = (average: number, count: number) =>
  `${value(average)} kuri 5, ibitekerezo: ${count}`;
