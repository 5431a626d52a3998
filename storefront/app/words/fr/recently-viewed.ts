export const title = "Vus récemment";
export const clear = "Effacer";
export const clearAll = "Effacer les produits vus récemment";
