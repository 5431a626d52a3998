export const title = "Partager";
export const link = "Lien";
export const copy = "Copier le lien";
export const copied = "Lien copié";
export const copyFailed = "Le lien n'a pas pu être copié. Sélectionnez-le et copiez-le à la main.";
export const whatsApp = "WhatsApp";
export const message = (name: string, url: string) => `${name}\u00a0: ${url}`;
