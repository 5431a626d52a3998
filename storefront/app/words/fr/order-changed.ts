export const changeAddress = "Changer l'adresse";
export const changeItems = "Changer taille ou couleur";

export const addressChanged = "Adresse modifiée";
export const articleChanged = "Taille ou couleur modifiée";
export const itemsChanged = "Articles modifiés";
