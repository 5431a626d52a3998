export const formLabel = "Changer le mot de passe";
export const current = "Mot de passe actuel";
export const next = "Nouveau mot de passe";
export const nextHint = "Au moins 6 caractères.";
export const nextAgain = "Nouveau mot de passe (encore)";
export const saving = "Enregistrement...";
export const submit = "Enregistrer";
