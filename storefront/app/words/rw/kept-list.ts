export const undo = "Subizaho";
export const removed = "Byakuwemo.";
export const remove = "Kuramo";
export const removeOf = (name: string) => `Kuramo: ${name}`;
export const update = "Vugurura";
export const updateOf = (name: string) => `Vugurura: ${name}`;
