export const title = (shop: string) => `Gardez ${shop} sur ce téléphone`;
export const reasons: readonly string[] = [
  "S'ouvre depuis l'écran d'accueil",
  "Les pages ouvertes marchent sans réseau",
  "Moins de 2 Mo, sans magasin d'applications",
];
export const add = "Ajouter à l'écran d'accueil";
export const notNow = "Plus tard";
export const tapShare = "Touchez «\u00a0Partager\u00a0» dans Safari.";
export const chooseAdd = "Choisissez «\u00a0Sur l'écran d'accueil\u00a0».";
