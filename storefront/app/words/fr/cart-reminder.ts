import type * as en from "../en/cart-reminder";

export const title = "Pas encore prêt à commander\u00a0?";
export const help: typeof en.help = (hours) =>
  `Nous pouvons vous rappeler ce panier\u00a0: un seul message après ${hours} heures sans commande, jamais la nuit. Rien d'autre. Vous pouvez l'annuler ici, et l'arrêter dans le message.`;
export const helpTo: typeof en.helpTo = (hours, email) =>
  `Un seul e-mail à ${email} après ${hours} heures sans commande, jamais la nuit. Rien d'autre. Vous pouvez l'annuler ici, et l'arrêter dans l'e-mail.`;
export const remind = "Me rappeler ce panier";
export const other = "Autre téléphone ou e-mail";
export const kept: typeof en.kept = (days) => `Effacé ${days} jours après le message.`;
export const told =
  "Nous vous rappellerons ce panier une seule fois. Si vous commandez avant, rien ne vient.";
export const toldTo: typeof en.toldTo = (contact) =>
  `Nous rappellerons ce panier une seule fois à ${contact}. Si vous commandez avant, rien ne vient.`;
export const notAsked = "Votre rappel n'a pas été noté";
