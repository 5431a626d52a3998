import { plural } from "~/lib/plural";

export const firstName = "Prénom";
export const lastName = "Nom";
export const email = "E-mail";
export const phone = "Téléphone";
export const phoneOptional = "Téléphone (facultatif)";
export const phoneExample = "0788 123 456";
export const phoneIs = (network: string | null, phone: string) =>
  network === null ? phone : `${network}, ${phone}`;
export const password = "Mot de passe";
export const newPassword = "Nouveau mot de passe";
export const passwordHint = "Au moins 6 caractères";
export const cancel = "Annuler";
export const saving = "Enregistrement...";
export const processing = "Un instant...";

export const profile = "Profil";
export const saveProfile = "Enregistrer";
export const profileUpdated = "Votre profil est à jour\u00a0!";
export const profileNotUpdated = "Impossible de mettre à jour le profil";
export const passwordChanged = "Votre mot de passe a été changé\u00a0!";
export const passwordNotChanged = "Impossible de changer le mot de passe";
export const newPasswordsDiffer = "Les deux nouveaux mots de passe sont différents";

export const failed = (what: string, why: string) => `${what}. ${why}`;
export const tryAgainIn = (why: string, duration: string) => `${why}. Réessayez dans ${duration}.`;
export const seconds = (count: number) =>
  plural(count, { one: `${count} seconde`, other: `${count} secondes` });
export const minutes = (count: number) =>
  plural(count, { one: `${count} minute`, other: `${count} minutes` });
