export const title = "Produits en route";
export const loading = "Chargement des produits en route...";
export const empty = "Aucun produit en route";
export const emptyHelp = "Les produits s'affichent ici une fois payés.";
export const summary = "Récapitulatif";
export const total = "Valeur totale en route";
export const badge = (orderNumber: string) => `En route · ${orderNumber}`;
export const quantity = (count: number) => `Quantité ${count}`;
export const product = "Produit";
