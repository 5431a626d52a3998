export const title = "Panier yawe";
export const loading = "Panier irimo kuza...";
export const empty = "Panier yawe irimo ubusa";
export const itemsLabel = "Ibintu";
export const total = "Igiteranyo";
export const summary = "Incamake";
export const proceed = "Komeza utange komande";
export const youPay = (total: string, shipping: string) =>
  `Urishyura ${total}, ukongeraho ${shipping} yo kukugezaho.`;
export const mailed = "Amakarita y'impano yoherezwa kuri imeyili.";
export const freeShipping = "Kukugezaho ni ubuntu.";
export const shippingAdded = (fee: string) =>
  `Amafaranga yo kukugezaho (${fee}) yiyongeraho utanga komande.`;
