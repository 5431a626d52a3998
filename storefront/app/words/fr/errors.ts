export const notFound = "Page introuvable";
export const notFoundHelp = "L'adresse est peut-être mal écrite, ou la page a changé de place.";
export const broken = "Impossible d'afficher cette page";
