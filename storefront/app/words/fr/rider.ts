export const title = "Vos livraisons";
export const day = (name: string, date: string) => `${name}, ${date}`;
export const loading = "Chargement de vos colis";
export const noLink = "Ouvrez le lien que la boutique vous a envoyé.";
export const ended = "Ce lien ne marche plus. Demandez-en un nouveau à la boutique.";
export const withYou = "Espèces sur vous";
export const toCollect = "Reste à encaisser";
export const left = (count: number) =>
  count === 1 ? "Il reste 1 colis" : `Il reste ${count} colis`;
export const allDone = "Plus de colis. Rapportez les espèces à la boutique.";
export const notOut = "Encore à la boutique";
export const ofSeveral = (number: number, parcels: number) => `Colis ${number} sur ${parcels}`;
export const tries = (count: number) =>
  count === 1 ? "Déjà un passage manqué" : `Déjà ${count} passages manqués`;
export const collect = (amount: string) => `Encaisser ${amount}`;
export const nothingToCollect = "Rien à encaisser";
export const map = "Carte";
export const mapPin = "Point sur la carte";
export const call = (phone: string) => `Appeler ${phone}`;
export const whatsApp = "WhatsApp";
export const whatsAppText = (name: string, number: string) =>
  `Bonjour ${name}, je vous apporte votre commande STRIVE ${number}.`;
export const whatsAppTo = (name: string) => `Écrire à ${name} sur WhatsApp`;
export const delivered = "Livré";
export const notDelivered = "Pas livré";
export const deliveredTo = (number: string) => `Livré\u00a0: ${number}`;
export const notDeliveredOf = (number: string) => `Pas livré\u00a0: ${number}`;
export const who = "Qui l'a reçu\u00a0?";
export const whoHint = "Un nom, ou le code à 4 chiffres du client.";
export const whoMissing = "Écrivez qui l'a reçu, ou le code du client.";
export const cash = "Espèces reçues, en RWF";
export const cashWrong = "Écrivez un nombre entier, par exemple 34000.";
export const cashReason = "Pourquoi un autre montant\u00a0?";
export const cashReasonMissing = (due: string) =>
  `Le prix est ${due}. Dites pourquoi vous avez reçu un autre montant.`;
export const reason = "Que s'est-il passé\u00a0?";
export const reasons = {
  nobody_home: "Personne à la maison",
  wrong_address: "Mauvaise adresse",
  refused: "Le client n'en veut pas",
  no_money: "Le client n'a pas l'argent",
  other: "Autre chose",
} as const;
export const note = "Plus de détails";
export const noteMissing = "Dites ce qui s'est passé.";
export const newDay = "Nouveau passage le";
export const shopChooses = "La boutique décide";
export const save = "Enregistrer";
export const back = "Retour";
export const done = "Terminé";
export const took = (who: string, amount: string) => `${who} l'a reçu. Vous avez ${amount}.`;
export const tookPaid = (who: string) => `${who} l'a reçu.`;
export const byCode = "Le client";
export const someone = "Quelqu'un";
// The day may end in a full stop itself: "ven. 27 nov."
export const failed = (reason: string, day: string | null) =>
  day === null
    ? `${reason}. La boutique décide du prochain passage.`
    : `${reason}. Le ${day}, nouveau passage.`;
export const notSent = (count: number) =>
  count === 1
    ? "1 réponse n'est pas encore envoyée. Gardez cette page ouverte."
    : `${count} réponses ne sont pas encore envoyées. Gardez cette page ouverte.`;
export const sendNow = "Envoyer";
export const waiting = "Pas encore envoyé";
export const refused = (text: string) => `Pas enregistré\u00a0: ${text}`;
export const takeBack = "Annuler";
export const implied = "La boutique dit que c'est livré. Dites ce que vous avez encaissé.";
export const notOnList = "Ce n'est plus sur votre liste. Appelez la boutique.";
export const told = (number: string, what: string) => `${number}, ${what}`;
export const toldFailed = "pas livré";
export const toldDelivered = "livré";
export const notTakenList = "Pas accepté par la boutique";
export const notTaken = (what: string, text: string) => `Pas accepté\u00a0: ${what}. ${text}`;
export const notTakenAtEnd = (count: number, list: string) =>
  count === 1
    ? `1 réponse n'a pas été acceptée\u00a0: ${list}. Appelez la boutique.`
    : `${count} réponses n'ont pas été acceptées\u00a0: ${list}. Appelez la boutique.`;
export const dismiss = "Fermer";
export const dismissOf = (number: string) => `Fermer ${number}`;
export const notUpToDate = (time: string) => `Pas à jour\u00a0: pas de connexion depuis ${time}`;
