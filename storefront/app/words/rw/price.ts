export const before = "Mbere ";
export const reducedBy = "Cyagabanyijweho ";
export const reduction = (percent: number) => `−${percent}%`;
