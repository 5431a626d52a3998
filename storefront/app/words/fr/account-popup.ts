export const login = "Se connecter";
export const register = "Créer un compte";
export const verify = "Ouvrez vos e-mails";
export const forgot = "Mot de passe oublié";
export const reset = "Nouveau mot de passe";

export const loginHelp = "Bon retour chez nous.";
export const registerHelp = "Il nous faut juste un nom, un e-mail et un mot de passe.";
export const forgotHelp =
  "Entrez votre e-mail, et nous vous enverrons un code pour choisir un nouveau mot de passe.";
export const codeSentTo = <T>(email: T) => ["Nous avons envoyé un code à ", email];
export const codeSentIfKnown = <T>(email: T) => [
  "Si ",
  email,
  " a un compte, un code est en route.",
];

export const confirmPassword = "Mot de passe (encore)";
export const passwordsDiffer = "Les deux mots de passe sont différents";
export const rememberMe = "Se souvenir de moi";
export const code = "Code de vérification";

export const pleaseWait = "Patientez...";
export const sendCode = "Envoyer le code";
export const savePassword = "Enregistrer";
export const submitCode = "Vérifier";

export const newHere = (shop: string) => `Première fois chez ${shop}\u00a0?`;
export const alreadyHere = "Vous avez déjà un compte\u00a0?";
export const forgotPassword = "Mot de passe oublié\u00a0?";
export const remembered = "Vous l'avez retrouvé\u00a0?";
export const wrongAddress = "Mauvaise adresse\u00a0?";
export const changeIt = "La changer";
export const noCode = "Pas reçu de code\u00a0?";
export const resend = "Renvoyer";
export const resendIn = (seconds: number) => `Renvoyer dans ${seconds} s`;
export const codeResent = "Nous avons renvoyé le code par e-mail";
export const changed = "Votre mot de passe a été changé. Connectez-vous.";

export const invalidCredentials = "E-mail ou mot de passe incorrect";
export const loginUnclear = "La connexion a échoué. Vérifiez votre e-mail et votre mot de passe.";
export const loginFailed = "La connexion a échoué. Réessayez.";
export const serverFailed = "Notre serveur a un problème. Réessayez plus tard.";
export const registerFailed = "Le compte n'a pas pu être créé. Réessayez.";
export const verifyFailed = "La vérification a échoué. Regardez bien le code et réessayez.";
export const codeNotSent = "Le code n'a pas pu être envoyé. Réessayez.";
export const resetFailed = "Le mot de passe n'a pas pu être changé. Regardez bien le code.";

export const byPhone = "Connexion par téléphone";
export const byPhoneHelp =
  "Nous envoyons un code par SMS au téléphone que vous avez confirmé dans votre compte.";
export const phoneQuestion = "Pas de mot de passe sous la main\u00a0?";
export const useEmail = "Par e-mail et mot de passe";
export const checkSms = "Regardez vos SMS";
export const smsSentIfKnown = <T>(phone: T) => [
  "Si ",
  phone,
  " est confirmé dans un compte, un code est en route par SMS.",
];
export const smsSentTo = (phone: string) => `Nous avons envoyé un code par SMS au ${phone}.`;
export const smsResent = "Nous avons renvoyé le code par SMS";
export const wrongNumber = "Mauvais numéro\u00a0?";
