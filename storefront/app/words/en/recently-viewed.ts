export const title = "Recently viewed";
export const clear = "Clear";
export const clearAll = "Clear recently viewed";
