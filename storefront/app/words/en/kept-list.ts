export const undo = "Undo";
export const removed = "Removed.";
export const remove = "Remove";
export const removeOf = (name: string) => `Remove: ${name}`;
export const update = "Update";
export const updateOf = (name: string) => `Update: ${name}`;
