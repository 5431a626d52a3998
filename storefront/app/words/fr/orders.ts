export const days = (from: string, to: string) => `${from} au ${to}`;

export const summary = "Récapitulatif";
export const subtotal = "Sous-total";
export const shipping = "Livraison";
export const free = "Gratuite";
export const total = "Total";
export const youPay = (amount: string) => `Vous payez ${amount}.`;

export const giftCardOf = (amount: string) => `Carte cadeau · ${amount}`;
export const pieces = (what: string, quantity: number) => `${what} · ${quantity}\u00a0pc`;

export const loading = "Chargement de votre commande...";
export const notFound = "Commande introuvable";
export const details = "Détails de la commande";
export const status = "Statut";
export const ordered = "Date";
export const delivery = "Livraison";
export const payment = "Paiement";
export const payments = "Paiements";
export const address = "Adresse de livraison";
export const yourAddress = "Votre adresse";
export const collectIn = "Retrait en boutique";
export const ready = "Prête à retirer";
export const fetched = "Retirée";
export const country = "Rwanda";
export const note = "Note";
export const history = "Historique";
export const giftGoesTo = "Carte cadeau pour";
export const toYou = "Vous";
export const toPerson = (name: string, email: string) => `${name}, ${email}`;
export const sentOn = (day: string) => `Envoi le ${day}`;
export const sentWhenPaid = "Envoi après le paiement";

export const pending = "En attente";
export const processing = "En préparation";
export const shipped = "En route";
export const delivered = "Livrée";
export const cancelled = "Annulée";
export const confirmed = "Confirmée";
export const notYet = "pas encore";

// Not "À payer": it is also said of cancelled orders.
export const unpaid = "Non payé";
export const paymentPending = "Paiement en cours";
export const paid = "Payé";
export const paymentFailed = "Échec du paiement";
export const partlyRefunded = "Remboursé en partie";
export const refunded = "Remboursé";
export const waitsForPhone = "À valider sur mobile";
export const waitsForCard = "En attente de la carte";
export const waitsForRider = "Paiement à la livraison";
export const notPaidYet = "Pas encore payé";
export const paidHow = (amount: string, how: string, at: string) =>
  how === "" ? `${amount}, ${at}.` : `${amount} ${how}, ${at}.`;
export const byCard = "par carte";
export const byWallet = (phone: string) => `par mobile money depuis le ${phone}`;
export const toTheRider = "en espèces au livreur";
export const inCash = "en espèces";
export const byMobileMoney = "par mobile money";
export const byTransfer = "par virement";
export const byCredit = "en crédit boutique";
export const byGiftCard = "par carte cadeau";
export const byExchange = (returnNumber: string) => `avec ce que vous rendez (${returnNumber})`;
export const attempt = (method: string, outcome: string) => `${method}\u00a0: ${outcome}`;
export const attemptFrom = (method: string, phone: string, outcome: string) =>
  `${method}, ${phone}\u00a0: ${outcome}`;
export const continuePayment = "Continuer le paiement";
export const payNow = "Payer cette commande";

export const wasPaidBack = (amount: string) => `Nous vous avons remboursé ${amount}.`;
export const isPaidBack = (amount: string) => `Le remboursement de ${amount} est en cours.`;
export const notPaidBack = (amount: string) =>
  `Nous n'avons pas encore pu vous rembourser ${amount}. Nous vous écrirons.`;

export const isCreditNow = (amount: string) =>
  `Nous avons mis ${amount} sur votre crédit boutique.`;
export const isOnCardAgain = (amount: string) =>
  `Nous avons remis ${amount} sur votre carte cadeau.`;

export const paidExchange = (amount: string, orderNumbers: string) =>
  `Nous avons utilisé ${amount} pour payer votre échange ${orderNumbers}`.trimEnd() + ".";
export const isReturnsAgain = (amount: string, returnNumber: string) =>
  `Nous vous remboursons ${amount} avec le retour ${returnNumber}.`;

export const exchangeFor = (returnNumber: string, orderNumber: string) =>
  `Échange pour le retour ${returnNumber} de la commande ${orderNumber}`;
export const exchangeExpired = "Annulée\u00a0: ce que vous rendez n'est pas arrivé à temps";
export const exchangeEnded = "Annulée avec le retour";
export const askOnWhatsApp = "Écrire sur WhatsApp";
export const question = (shop: string, orderNumber: string) =>
  `Bonjour ${shop}, j'ai une question sur ma commande ${orderNumber}.`;
