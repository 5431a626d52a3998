export const list = "Adresses";
export const loading = "Chargement de vos adresses...";
export const none =
  "Pas encore d'adresse. Ajoutez-en une, et vous n'aurez plus à l'écrire quand vous commandez.";
export const add = "Nouvelle adresse";
export const full = (most: number) =>
  `Vous avez ${most} adresses. Supprimez-en une pour en ajouter une autre.`;
export const isDefault = "Par défaut";
export const makeDefault = "Mettre par défaut";
export const makeDefaultOf = (name: string) => `Mettre ${name} par défaut`;
export const isDefaultNow = (name: string) => `${name} est maintenant votre adresse par défaut`;
export const edit = "Modifier";
export const editOf = (name: string) => `Modifier ${name}`;
export const drop = "Supprimer";
export const dropOf = (name: string) => `Supprimer ${name}`;
export const dropping = "Suppression...";
export const dropQuestion = (name: string) => `Supprimer ${name}\u00a0?`;
export const dropHelp = "Les commandes déjà passées pour cette adresse ne changent pas.";
export const isDropped = (name: string) => `Adresse supprimée\u00a0: ${name}`;
export const keepIt = "La garder";
export const newAddress = "Nouvelle adresse";
export const editAddress = "Modifier l'adresse";
export const label = "Nom de cette adresse (facultatif)";
export const labelHint = "Maison, Travail, Chez maman";
export const save = "Enregistrer";
export const isSaved = "Nous avons enregistré l'adresse";

export const deliverTo = "Livrer à";
export const another = "Une autre adresse";
export const anotherHelp = "Écrivez-en une nouvelle";
export const keep = "Garder cette adresse dans mon compte";
export const notLoaded =
  "Vos adresses enregistrées n'ont pas pu être chargées. Écrivez l'adresse, ou réessayez.";
export const notKept =
  "Votre commande est passée. Mais nous n'avons pas pu garder l'adresse dans votre compte.";
