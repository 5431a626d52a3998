export const before = "Au lieu de ";
export const reducedBy = "Réduction\u00a0: ";
export const reduction = (percent: number) => `−${percent}\u00a0%`;
