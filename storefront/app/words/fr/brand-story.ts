export const titleLines: readonly string[] = [
  "Créée par des frères.",
  "Façonnée par les collines.",
];
export const lead =
  "STRIVE est une marque de vêtements créée par des frères à Kigali, en 2025. Nous habillons les gens qui continuent de grimper\u00a0: coton épais, lignes nettes et reliefs d'imigongo jusque dans les détails.";
export const mission =
  "Des vêtements de qualité, qui ont du style, surmontent les obstacles et aident à s'exprimer.";
export const vision =
  "Une marque reconnue dans le monde entier, qui donne la force d'aller au-delà des limites.";
