export const undo = "Annuler";
export const removed = "Retiré.";
export const remove = "Retirer";
export const removeOf = (name: string) => `Retirer\u00a0: ${name}`;
export const update = "Actualiser";
export const updateOf = (name: string) => `Actualiser\u00a0: ${name}`;
