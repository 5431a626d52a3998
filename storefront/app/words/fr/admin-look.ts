export const title = "Complétez la tenue";
export const help = "Affiché sur sa page, dans cet ordre. 3 produits au plus.";
export const none = "Rien n'est encore choisi.";
export const loading = "Chargement de la tenue...";
export const notLoaded = "Impossible de charger la tenue";
export const find = "Chercher un produit";
export const noProducts = "Aucun produit trouvé.";
export const found = (count: number) =>
  count <= 1 ? `${count} produit trouvé` : `${count} produits trouvés`;
export const hidden = "Pas dans la boutique";
export const soldOut = "Épuisé";
export const up = (name: string) => `Monter ${name}`;
export const down = (name: string) => `Descendre ${name}`;
export const remove = (name: string) => `Retirer ${name}`;
export const save = "Enregistrer la tenue";
export const saving = "Enregistrement...";
export const saved = "Tenue enregistrée.";
export const notSaved = "Impossible d'enregistrer la tenue";
