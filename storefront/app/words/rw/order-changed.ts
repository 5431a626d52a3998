export const changeAddress = "Hindura aderesi";
export const changeItems = "Hindura ingano cyangwa ibara";

export const addressChanged = "Aderesi yahinduwe";
export const articleChanged = "Ingano cyangwa ibara byahinduwe";
export const itemsChanged = "Ibintu byahinduwe";
