export const title = "Votre commande";
export const missingHelp =
  "Si vous avez commandé sans compte, la commande ne s'ouvre que dans l'onglet où vous l'avez passée, ou avec le lien de notre e-mail.";
export const findOrder = "Retrouver ma commande";
export const notShown = "Impossible d'afficher votre commande";

export const expired = "Le paiement n'est pas arrivé à temps. Cette commande a été annulée.";
export const unconfirmed =
  "Nous sommes désolés\u00a0: nous n'avons pas confirmé cette commande à temps, elle a donc été annulée.";
export const exchangeExpired =
  "Votre retour ne nous est pas parvenu à temps. Cet échange a été annulé.";
export const exchangeEnded = "Le retour a été annulé ou refusé, donc cet échange aussi.";
export const backInShop = "Ce que nous gardions pour vous est de nouveau en vente.";
export const moneyInstead = (returnNumber: string) =>
  `Nous vous remboursons votre retour (${returnNumber}) dès que nous l'avons reçu.`;
export const moneyNext = (returnNumber: string) =>
  `Nous avons reçu votre retour (${returnNumber}). Votre remboursement arrive.`;
export const isKept = (firstName: string) =>
  `Merci, ${firstName}. Votre commande est gardée pour vous.`;
export const waitsForReturn = (until: string) =>
  `Nous la gardons jusqu'au ${until}. Votre retour doit nous parvenir d'ici là.`;
export const partUnpaid =
  "Votre échange est gardé pour vous. Il n'est pas encore entièrement payé.";
export const partExchangedHelp = (returned: string, owed: string) =>
  `Votre retour en paie ${returned}. Choisissez comment payer le reste\u00a0: ${owed}.`;
export const cancelled = "Cette commande a été annulée.";
export const waiting = "Nous attendons votre paiement.";
export const approve = (amount: string, phone: string) => `Approuvez ${amount} sur le ${phone}`;
export const unpaid = "Votre commande est enregistrée, mais pas encore payée.";
export const paidBack = "Votre paiement a été remboursé.";
export const gotIt = (firstName: string) =>
  `Merci, ${firstName}. Nous avons bien reçu votre commande.`;
export const packing = (firstName: string) => `Merci, ${firstName}. Nous préparons votre commande.`;
export const onItsWay = (firstName: string) => `Merci, ${firstName}. Votre commande est en route.`;
export const isReady = (firstName: string) => `Merci, ${firstName}. Votre commande vous attend.`;
export const wasCollected = (firstName: string) =>
  `Merci, ${firstName}. Votre commande est entre vos mains.`;
export const delivered = (firstName: string) => `Merci, ${firstName}. Votre commande a été livrée.`;

export const keepReference =
  "Gardez ce numéro. La livraison prend 1 à 2 jours ouvrables à Kigali, 3 à 5 jours ouvrables ailleurs au Rwanda.";
// No full stop: French short dates may end with one ("1er juil.").
export const arrives = (days: string) => `Gardez ce numéro. Livraison prévue\u00a0: ${days}`;
export const collect = "Gardez ce numéro. Vous retirez votre commande dans notre boutique.";
export const mailed = "Gardez ce numéro. Les cartes cadeaux arrivent par e-mail.";
export const expiredHelp =
  "Rien n'a été débité. Les articles sont de nouveau en vente\u00a0: vous pouvez les commander à nouveau.";
export const failed = "Le paiement n'a pas abouti.";
export const held = (until: string) => `Nous gardons ces articles pour vous jusqu'au ${until}.`;
export const nothingPacked = "La préparation commence après votre paiement.";
export const paymentPending = "Paiement en attente";
export const unpaidHelp =
  "Votre commande est enregistrée et rien n'a été débité. Choisissez comment payer.";
export const partPaidHelp = (credit: string, owed: string) =>
  `Votre commande est enregistrée. Votre carte cadeau ou votre crédit boutique en paie ${credit}. Choisissez comment payer le reste\u00a0: ${owed}.`;
export const dearerHelp = (paid: string, owed: string) =>
  `Votre commande a été modifiée et coûte maintenant plus cher. Vous en avez déjà payé ${paid}. Choisissez comment payer le reste\u00a0: ${owed}.`;
export const notPaidYet = "Pas encore payé";
export const cashHelp = (amount: string) => `Payez ${amount} en espèces au livreur, à son arrivée.`;
export const agreedHelp = (amount: string) =>
  `Nous vous contacterons pour confirmer votre commande et voir avec vous comment payer ${amount}.`;
export const owedHelp = (amount: string) =>
  `Nous n'avons pas encore enregistré vos ${amount}. Déjà payé\u00a0? Écrivez-nous et nous vérifierons.`;
export const paid = "Payé";
export const viewTransit = "Voir le suivi";

export const payment = "Paiement";
export const payOnDelivery = "Payer à la livraison";
export const tryAgain = "Réessayer";
export const pay = (amount: string) => `Payer ${amount}`;

/** Of a card, which is paid on a page elsewhere. */
export const payByCard = (amount: string) => `Payer ${amount} par carte`;
export const cardBadge = "En attente de votre carte";
export const cardHelp =
  "Vous payez sur la page de Flutterwave. Nous ne voyons jamais votre numéro de carte. À votre retour, nous vérifions avec eux.";
export const cardPreparing = "Ouverture de la page de paiement...";
export const cardLeft =
  "Vous avez quitté la page de paiement. Rien n'a été débité. Vous pouvez réessayer, ou payer autrement.";
export const cardChecking = "Vous revoilà. Nous vérifions votre paiement...";
export const cardTimeOver = "Le temps est écoulé. Nous vérifions votre paiement encore une fois...";
export const leftToPay = "pour payer";
export const otherWay = "Payer autrement";
export const waitingBadge = "En attente sur le téléphone";
export const timeLeft = "Temps restant pour approuver";
export const leftToApprove = "pour approuver";
export const timeOver =
  "Le temps est écoulé. Nous vérifions une dernière fois auprès de votre compte mobile money...";
export const openRequest = "Ouvrez la demande mobile money sur votre téléphone.";
export const enterPin = "Entrez-y votre PIN. Nous ne vous le demandons jamais.";
export const noRequest = <T>(code: T) => ["Pas de demande\u00a0? Composez le ", code, "."];
export const canClose = (email: string) =>
  `Cette page se met à jour toute seule après votre paiement. Vous pouvez la fermer\u00a0: vos articles sont gardés et nous vous écrirons à ${email}.`;
export const canCloseOnly =
  "Cette page se met à jour toute seule après votre paiement. Vous pouvez la fermer\u00a0: vos articles sont gardés.";
export const keepWaiting = "Attendre encore";
export const changeNumber = "Changer de numéro ou de moyen";
