import type * as en from "../en/own-alerts";

export const title = "Alertes";
export const loading = "Chargement des alertes...";
export const failed = "Impossible de charger vos alertes";
export const notSaved = "Votre choix n'a pas été enregistré";
export const prices = "Me prévenir quand un prix baisse";
export const pricesHelp: typeof en.pricesHelp = (email) =>
  `Pour vos favoris\u00a0: un e-mail à ${email}, une fois par jour au plus. Vous pouvez arrêter à tout moment.`;
export const waiting = "Retour en stock";
export const waitingHelp = "Un seul message pour chaque article, dès son retour.";
export const carts = "Rappels de votre panier";
export const cart = "Votre panier";
export const to: typeof en.to = (contact) => `À ${contact}`;
export const told: typeof en.told = (contact) => `Nous avons prévenu ${contact}`;
export const goneProduct = "N'est plus vendu";
export const end = "Arrêter";
export const endOf: typeof en.endOf = (name) => `Arrêter l'alerte\u00a0: ${name}`;
export const notEnded = "L'alerte n'a pas été arrêtée";
