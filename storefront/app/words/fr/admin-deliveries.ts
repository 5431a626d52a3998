import { plural } from "~/lib/plural";

export const title = "Livraisons";
export const loading = "Chargement des livraisons";
export const previousDay = "Jour précédent";
export const nextDay = "Jour suivant";
export const today = "Aujourd'hui";
export const day = "Jour";
export const parcels = (count: number) =>
  plural(count, { one: `${count} colis`, other: `${count} colis` });
export const states = {
  planned: "Prévu",
  out: "Chez le livreur",
  delivered: "Livré",
  failed: "Non livré",
  void: "Annulé",
} as const;
export const reasons = {
  nobody_home: "Personne sur place",
  wrong_address: "Mauvaise adresse",
  refused: "Refusé",
  no_money: "Pas d'argent",
  other: "Autre chose",
} as const;

export const toPlan = (count: number) => `À planifier (${count})`;
export const nothingToPlan = "Chaque commande à envoyer a un livreur.";
export const more = (shown: number, count: number) => `Les ${shown} premières sur ${count}.`;
export const choose = (number: string) => `Choisir ${number}`;
export const chooseAll = "Tout choisir";
export const promised = (days: string) => `Promis\u00a0: ${days}`;
export const late = (day: string) => `Était prévu le ${day}`;
export const failedBefore = (reason: string) => `Revenu\u00a0: ${reason}`;
export const cash = (amount: string) => `Espèces\u00a0: ${amount}`;
export const noCash = "Pas d'espèces";

export const rider = "Livreur";
export const chooseRider = "Choisir un livreur";
export const assign = (count: number) =>
  count > 1 ? `En confier ${count} à ce livreur` : "Confier au livreur";
export const assigning = "Un instant...";
export const assigned = (count: number, name: string) => `${name} apporte ${parcels(count)}`;
export const riderMissing = "Choisissez un livreur.";
export const dayMissing = "Choisissez un jour.";
export const noRiders = "Pas encore de livreur. Ajoutez-en un dans Livraisons, Livreurs.";

export const noSheets = "Aucune livraison ce jour-là";
export const noSheetsHelp = "Choisissez des commandes plus haut, un livreur et ce jour.";
export const sheetOf = (name: string) => `Feuille du jour\u00a0: ${name}`;
export const collected = "Espèces chez le livreur";
export const handedIn = "Espèces encaissées";
export const open = "Reste à encaisser";
export const sendOut = (count: number) => `Faire partir ${parcels(count)}`;
export const sending = "Départ...";
export const sentOut = (name: string) => `${name} est en route`;
export const notSent = (refusals: string) => `Certains restent en boutique. ${refusals}`;
export const openSheet = "Feuille du jour";
export const copyLink = "Copier le lien";
export const linkCopied = "Lien copié";
export const sendLink = "Envoyer par WhatsApp";
export const linkText = (name: string, link: string) =>
  `Bonjour ${name}, voici vos livraisons\u00a0: ${link}`;
export const newLink = "Nouveau lien";
export const renewed = "L'ancien lien est fermé";
export const renewHelp = "L'ancien lien n'ouvre plus rien. Envoyez le nouveau au livreur.";
export const move = "Choisissez ici des colis pour les confier à quelqu'un d'autre.";
export const said = "Rapports";
export const byName = (name: string) => `à ${name}`;
export const byCode = "avec le code du client";
export const took = (amount: string) => `${amount} encaissés`;
export const instead = (due: string, reason: string) => `au lieu de ${due}\u00a0: ${reason}`;
export const again = (day: string) => `nouveau passage le ${day}`;
export const settled = {
  payment: "Payé",
  paid_before: "Déjà payé avant\u00a0: à vérifier",
  part: "Une partie\u00a0: la commande reste à payer",
} as const;

export const count = "Compter les espèces";
export const countHelp = (amount: string) =>
  `Le livreur a encaissé ${amount}. Ce montant est compté pour ses commandes.`;
export const counted = "Espèces comptées, en RWF";
export const countWrong = "Écrivez un nombre entier, comme 34000.";
export const why = "Pourquoi un autre montant\u00a0?";
export const whyMissing = "Dites pourquoi ce n'est pas ce que le livreur a encaissé.";
export const confirm = (amount: string) => `Confirmer ${amount}`;
export const confirming = "Confirmation...";
export const isCounted = (amount: string) => `${amount} comptés`;
export const isCountedBut = (amount: string, numbers: string) =>
  `${amount} comptés. Vérifiez ${numbers}.`;
export const lookAt = "Commandes à vérifier";
export const countedBy = (amount: string, by: string) => `${amount} comptés par ${by}`;
export const difference = (amount: string, reason: string) => `Écart de ${amount}\u00a0: ${reason}`;
export const stillOut = "Des colis sont encore en route. Comptez quand le livreur est de retour.";
export const toCount = "Espèces à compter";
export const toCountOf = (name: string, day: string, amount: string) =>
  `${name}, ${day}\u00a0: ${amount}`;

export const riders = "Livreurs";
export const ridersHelp = "Ils n'ont pas besoin de compte. Un lien ouvre leur journée.";
export const noRider = "Pas encore de livreur";
export const addRider = "Ajouter";
export const adding = "Ajout...";
export const name = "Nom";
export const phone = "Téléphone";
export const added = (name: string) => `${name} peut maintenant livrer des colis`;
export const notAdded = "Impossible d'ajouter le livreur";
export const stop = (name: string) => `${name} ne livre plus`;
export const back = (name: string) => `${name} livre à nouveau`;
export const left = "Ne livre plus";
export const failed = "Cela n'a pas marché.";

export const delivery = "Livraison";
export const theRider = "le livreur";
export const takeFrom = (name: string) => `Le reprendre chez ${name}`;
export const takeParcelFrom = (number: number, name: string) =>
  `Reprendre le colis ${number} chez ${name}`;
export const notPlanned = "Aucun livreur pour l'instant.";
export const parcelOf = (number: number) => `Colis ${number}`;
export const line = (name: string, variant: string) => `${name}, ${variant}`;
export const split = "Répartir en colis";
export const changeParcels = "Changer les colis";
export const inParcel = (line: string, number: number) =>
  `${line}\u00a0: pièces dans le colis ${number}`;
export const addParcel = "Ajouter un colis";
export const removeParcel = (number: number) => `Retirer le colis ${number}`;
export const emptyParcel = (number: number) =>
  `Le colis ${number} est vide. Mettez-y quelque chose, ou retirez un colis.`;
export const plannedAnew = "Il faudra choisir à nouveau qui les apporte.";
export const saveParcels = "Enregistrer";
export const savingParcels = "Enregistrement...";
export const keepParcels = "Laisser ainsi";
export const isPacked = (count: number) => `La commande part en ${parcels(count)}`;
export const contents = (pieces: number, line: string) => `${pieces} × ${line}`;
export const on = (day: string) => `le ${day}`;
export const map = "Carte";
export const tried = (when: string, reason: string) => `${when}\u00a0: ${reason}`;
