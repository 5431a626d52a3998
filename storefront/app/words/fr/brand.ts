export const tagline = "L'état d'esprit qui repousse les limites.";
export const description =
  "STRIVE est une marque de vêtements créée par des frères à Kigali. Coton épais, lignes nettes et reliefs d'imigongo, livrés partout au Rwanda.";
export const delivery = [
  { where: "Kigali", promise: "1 à 2 jours ouvrables" },
  { where: "Ailleurs", promise: "3 à 5 jours ouvrables" },
] as const;
