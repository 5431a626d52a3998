export const title = "Ibyo uheruka kureba";
export const clear = "Siba";
export const clearAll = "Siba ibyo uheruka kureba";
