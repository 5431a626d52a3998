export const title = "Historique";
export const show = "Afficher";
export const all = "Tout";
export const payments = "Paiements";
export const mails = "E-mails et SMS";
export const notes = "Notes";
export const changes = "Changements";
export const loading = "Chargement de l'historique...";
export const notLoaded = "Impossible de charger l'historique";
export const none = "Rien pour l'instant.";
export const nonePayments = "Pas encore de paiement.";
export const noneMails = "Pas encore d'e-mail.";
export const noneNotes = "Pas encore de note. Les clients ne les voient jamais.";
export const noneChanges = "Pas encore de changement.";
export const today = "Aujourd'hui";
export const yesterday = "Hier";

export const newNote = "Écrire une note pour l'équipe";
export const addNote = "Ajouter";
export const adding = "Ajout...";
export const noteAdded = "Note ajoutée";
export const noteNotAdded = "Impossible d'ajouter la note";

export const buyer = "Client";
export const shop = "La boutique";
export const staff = "L'équipe";

export const placed = "Commande passée";
export const confirmed = "Confirmée";
export const packed = "Emballée";
export const unpacked = "Emballage annulé";
export const paymentExpired = "Annulée\u00a0: pas payée à temps";
export const notConfirmed = "Annulée\u00a0: pas confirmée à temps";
export const exchangeExpired = "Annulée\u00a0: le retour n'est pas arrivé à temps";
export const exchangeEnded = "Annulée avec le retour";
export const addressChanged = "Adresse modifiée";
export const articleChanged = "Taille ou couleur modifiée";
export const itemsChanged = "Articles modifiés";
export const rider = "Livreur";
export const parcelDelivered = (number: number) => `Colis ${number} remis`;
export const parcelFailed = (number: number) => `Colis ${number} non remis`;
export const newDay = (day: string) => `Nouveau passage le ${day}`;
export const receivedBy = (name: string) => `Pris par ${name}`;
export const cashTaken = (amount: string) => `${amount} en espèces`;

export const momoAsked = "Mobile money demandé";
export const cardStarted = "Paiement par carte commencé";
export const cardPaid = "Payé par carte";
export const momoApproved = "Mobile money accepté";
export const codChosen = "Paiement à la livraison choisi";
export const laterChosen = "Paiement à la confirmation choisi";
export const recorded = "Paiement enregistré";
export const nothingToPay = "Rien à payer";
export const failed = "Paiement échoué";
export const creditUsed = "Crédit boutique utilisé";
export const cardUsed = (endsWith: string) => `Carte cadeau …${endsWith} utilisée`;
export const returnUsed = (number: string) => `Payé par le retour ${number}`;
export const refundOwed = "Remboursement dû";
export const refundPaid = "Remboursement versé";
export const refundFailed = "Versement échoué, encore dû";
export const backAsCredit = "Remboursé en crédit boutique";
export const backOnCard = (endsWith: string) => `Remboursé sur la carte cadeau …${endsWith}`;
export const backToReturn = (number: string) => `Rendu au retour ${number}`;
export const cardSold = (endsWith: string) => `Carte cadeau …${endsWith} créée`;
export const cardTakenBack = (endsWith: string) => `Carte cadeau …${endsWith} reprise`;
export const from = (phone: string) => `depuis le ${phone}`;
export const reference = (text: string) => `référence ${text}`;

export const mailIs = (state: string, name: string) => `${state}\u00a0: ${name}`;
export const mailSent = "E-mail envoyé";
export const mailWaiting = "E-mail en attente";
export const mailKept = "E-mail gardé, pas envoyé";
export const mailPassedOn = "E-mail transmis";
export const mailDead = "E-mail abandonné";
export const mailWithheld = "E-mail retenu";
export const textWaiting = (channel: string) => `${channel} en attente`;
export const textSent = (channel: string) => `${channel} envoyé`;
export const textDelivered = (channel: string) => `${channel} arrivé`;
export const textUndelivered = (channel: string) => `${channel} pas arrivé`;
export const textKept = (channel: string) => `${channel} gardé, pas envoyé`;
export const textDead = (channel: string) => `${channel} abandonné`;
export const textWithheld = (channel: string) => `${channel} retenu`;
export const allStaff = "Toute l'équipe";
export const sentAt = (time: string) => `envoyé le ${time}`;
export const tries = (n: number) => `${n} essais`;
export const triedOnce = "1 essai";

export const note = "Note";
export const forgotten = "N'est plus enregistré";

export const returnAsked = (number: string) => `Retour ${number} demandé`;
export const returnApproved = (number: string) => `Retour ${number} accepté`;
export const returnReceived = (number: string) => `Retour ${number} reçu`;
export const returnSettled = (number: string) => `Retour ${number} réglé`;
export const returnDeclined = (number: string) => `Retour ${number} refusé`;
export const returnWithdrawn = (number: string) =>
  `Retour ${number} fermé\u00a0: le client garde les pièces`;
export const approvedAtOnce = "accepté tout de suite";
export const goesBack = (amount: string) => `${amount} sont rendus`;
export const exchangeOrder = (orderNumber: string) => `${orderNumber} en échange`;
export const openReturn = (number: string) => `Voir le retour ${number}`;

export const receiptMade = (number: number) => `Reçu ${number} créé`;
export const receiptSigned = (number: number) => `Reçu ${number} signé`;
export const creditNoteMade = (number: number) => `Note de crédit ${number} créée`;
export const creditNoteSigned = (number: number) => `Note de crédit ${number} signée`;
export const signedAs = (number: number) => `Numéro EBM ${number}`;
export const refused = (reason: string) => `refusé\u00a0: ${reason}`;

export const ACTIONS: Readonly<Record<string, string>> = {
  "order.update": "Commande modifiée",
  "order.split": "Répartie en colis",
  "parcel.plan": "Livraison planifiée",
  "parcel.send": "Remis au livreur",
  "receipt.update": "Reçu modifié",
  "mail.retry": "Nouvel essai d'e-mail",
  "gift_card.update": "Carte cadeau modifiée",
  "native.call": "Modifié dans l'administration de Medusa",
};
export const fieldChange = (name: string, before: string, after: string) =>
  `${name}\u00a0: ${before} → ${after}`;
export const nothing = "rien";
export const yes = "oui";
export const no = "non";

export const looked = (name: string) => `${name} a regardé la commande`;
export const lookedTimes = (name: string, times: number) =>
  `${name} a regardé la commande ${times} fois`;
export const lastAt = (time: string) => `la dernière fois à ${time}`;
