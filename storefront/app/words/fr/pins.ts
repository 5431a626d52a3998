export const share = "Partager ma position";
export const shareHint = "Aide le livreur à vous trouver. Appuyez quand vous êtes à cette adresse.";
export const asking = "Localisation...";
export const isSet = "Votre position est partagée.";
export const isSetWithin = (metres: string) =>
  `Votre position est partagée, à ${metres} m près environ.`;
export const hasPin = "Le client a partagé sa position.";
export const hasPinWithin = (metres: string) =>
  `Le client a partagé sa position, à ${metres} m près environ.`;
export const openMap = "Voir la carte";
export const remove = "Retirer";
export const removeIt = "Retirer la position";
export const staysHint = "Retirez-la si la commande va ailleurs.";
export const problems = {
  denied:
    "Nous ne voyons pas votre position. Autorisez-la dans les paramètres de votre navigateur, ou décrivez l'endroit.",
  unavailable: "Votre téléphone ne trouve pas votre position. Décrivez plutôt l'endroit.",
  slow: "C'était trop long. Réessayez dehors ou près d'une fenêtre, ou décrivez l'endroit.",
  outside:
    "Cette position est hors du Rwanda, nous ne pouvons pas l'utiliser. Décrivez plutôt l'endroit.",
} as const;
export const landmark = "Point de repère (facultatif)";
export const landmarkHint = "Ce que le livreur doit chercher.";
export const landmarkExample = "Portail bleu, en face de la pharmacie";
