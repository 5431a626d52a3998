export const title = "Paiements";
export const loading = "Chargement des paiements...";
export const none = "Aucun paiement trouvé";
export const noneHelp =
  "Ils apparaissent ici dès que quelqu'un paie, ou promet de payer à la livraison.";
export const count = (n: number) => `Nombre de paiements\u00a0: ${n.toLocaleString("en")}`;

export const status = "Statut";
export const anyStatus = "Statut\u00a0: tous";
export const method = "Moyen";
export const anyMethod = "Moyen\u00a0: tous";
export const refundQueue = "Remboursements à verser";

export const date = "Date";
export const order = "Commande";
export const viewOrder = (number: string) => `Voir la commande ${number}`;
export const amount = "Montant";
export const state = "État";
export const refunds = "Remboursements";
export const todo = "À faire";
export const paymentOf = (orderNumber: string) => `Paiement de ${orderNumber}`;

export const momo = "Mobile money";
export const mtn = "MTN MoMo";
export const airtel = "Airtel Money";
export const card = "Carte bancaire";
export const cod = "À la livraison";
export const placeholder = "À confirmer";
export const credit = "Crédit boutique";
export const giftCard = (endsWith: string) => `Carte cadeau …${endsWith}`;
export const byReturn = (returnNumber: string) => `Échange pour ${returnNumber}`;
export const cash = "Espèces";
export const till = "MoMo caisse";
export const bank = "Virement";
export const otherWay = "Autre moyen";

export const pending = "En cours";
export const completed = "Payé";
export const failed = "Échoué";
export const refunded = "Remboursé";

export const rejected = "Le client a refusé sur son téléphone";
export const timedOut = "Pas accepté à temps";
export const notEnoughFunds = "Pas assez d'argent sur le compte mobile money";
export const limitReached = "Le compte mobile money a atteint sa limite";
export const payerNotFound = "Ce numéro n'a pas de compte mobile money";
export const wrongPin = "PIN incorrect";
export const accountNotActive = "Le compte mobile money n'est pas actif";
export const notAllowed = "Le compte mobile money n'a pas le droit de faire ce paiement";
export const wrongAmount = "Le montant ne correspondait pas à la commande";
export const providerUnavailable = "Mobile money n'a pas répondu";
export const cardDeclined = "La carte a été refusée";
export const cardUnavailable = "Flutterwave n'a pas pris le paiement";
export const orderCancelled = "La commande a été annulée";
export const abandoned = "Le client a commencé un autre paiement";
export const unknown = "L'opérateur n'a pas donné de raison";

export const payments = "Paiements";
export const total = "Total";
export const less = (amountText: string) => `−${amountText}`;
export const stillToPay = "Reste à payer";
export const noneYet = "Personne n'a encore essayé de payer.";
export const transaction = (id: string) => `Transaction ${id}`;
export const wallet = (phone: string) => `Compte ${phone}`;

export const notProcessed = "Impossible de traiter le paiement";
export const markFailed = "Marquer comme échoué";
export const markFailedQuestion = (amountText: string) =>
  `Marquer le paiement de ${amountText} comme échoué\u00a0?`;
export const markFailedHelp =
  "L'argent n'est pas arrivé. Vous ne pourrez plus changer cela ensuite.";
export const cancel = "Annuler";
export const saving = "Enregistrement...";
export const isFailed = "Le paiement est marqué comme échoué";

export const record = "Saisir le paiement";
export const recordTitle = (orderNumber: string) => `Saisir le paiement de ${orderNumber}`;
export const recordHelp = "Enregistrez l'argent seulement quand vous l'avez vu.";
export const howItCame = "Comment le client a payé";
export const forThisOrder = "Pour cette commande";
export const tillReference = "Numéro de transaction MTN";
export const tillReferenceHint = "Il ne peut pas servir pour une autre commande.";
export const bankReference = "Référence bancaire";
export const bankReferenceHint =
  "Comme sur le relevé. Elle ne peut pas servir pour une autre commande.";
export const checkTheTill =
  "Regardez d'abord le téléphone de la caisse. STRIVE ne voit pas ce paiement.";
export const cannotBeChanged = "Un paiement ne se modifie plus ensuite. Vous pouvez le rembourser.";
export const recordCash = (amountText: string) => `Enregistrer ${amountText} en espèces`;
export const doRecord = (amountText: string) => `Enregistrer ${amountText}`;
export const isRecorded = (amountText: string, orderNumber: string) =>
  `${amountText} sont enregistrés pour ${orderNumber}`;
export const deliveredQuestion = (number: string) =>
  `Commande ${number}\u00a0: a-t-elle été payée\u00a0?`;
export const deliveredHelp = (amountText: string) =>
  `${amountText} ne sont pas encore enregistrés. Enregistrez-les maintenant, ou passez la commande à «\u00a0Livrée\u00a0» et enregistrez-les plus tard\u00a0: ils restent marqués comme dus.`;
export const notYet = "Pas encore";

export const stillOwed = "Encore dû";
export const owedAfterDelivery = (amountText: string) =>
  `Livrée, et ${amountText} sont encore dus. Enregistrez-les quand vous les avez.`;
export const riderCollects = (amountText: string) =>
  `Le livreur encaisse ${amountText} en espèces.`;
export const shopCollects = (amountText: string) =>
  `Voyez avec le client comment il paie ${amountText}, puis enregistrez le paiement.`;
export const cardPays = (amountText: string, until: string) =>
  `Le client a jusqu'au ${until} pour payer ${amountText} par carte.`;
export const phoneApproves = (amountText: string, phone: string, until: string) =>
  `Le client a jusqu'au ${until} pour accepter ${amountText} sur le ${phone}.`;
export const notStarted = (amountText: string) => `${amountText} ne sont pas encore payés.`;
export const seenBy = (amountText: string, how: string, at: string, by: string) =>
  `${amountText} · ${how} · ${at} · enregistré par ${by}`;
export const told = (amountText: string, how: string, at: string) =>
  `${amountText} · ${how} · ${at}`;
export const nothingOwed = "Rien n'a été payé, et rien n'est dû.";

export const refund = "Rembourser";
export const refundTitle = (orderNumber: string) => `Rembourser la commande ${orderNumber}`;
export const refundAmount = "Montant en RWF";
export const refundHint = (rest: string) =>
  `Maximum\u00a0: ${rest}. Vous pouvez en rembourser une partie.`;
export const refundReason = "Raison";
export const refundReasonHint = "Gardée dans les comptes et montrée avec le remboursement.";
export const refundHelp =
  "Le mobile money est versé automatiquement quand l'opérateur le permet. Versez le reste vous-même, puis marquez-le comme versé.";
export const asCredit = "En crédit boutique";
export const asCreditHelp =
  "Le client l'a tout de suite. Pour les commandes passées avec un compte.";
export const refundToCreditHelp = "Revient tout de suite dans le crédit boutique du client.";
export const refundToCardHelp = (cardName: string) =>
  `${cardName}\u00a0: l'argent y revient tout de suite.`;
export const refundToReturnHelp =
  "Tant que le retour est ouvert, cet argent va au retour. Une fois le retour réglé, versez-le vous-même, puis marquez-le comme versé.";
export const returnRefundMade = (amountText: string) => `${amountText} sont rendus au retour`;
export const doRefundAsCredit = (amountText: string) =>
  `Rembourser ${amountText} en crédit boutique`;
export const creditRefundMade = (amountText: string) =>
  `${amountText} sont revenus en crédit boutique`;
export const cardRefundMade = (amountText: string, cardName: string) =>
  `${cardName}\u00a0: ${amountText} y sont revenus`;
export const doRefund = (amountText: string) => `Rembourser ${amountText}`;
export const refunding = "Remboursement...";
export const refundMade = (amountText: string) =>
  `Le remboursement de ${amountText} est enregistré`;
export const wholeAmount = "Entrez un montant entier en RWF";
export const tooMuch = (rest: string) => `Vous pouvez rembourser ${rest} au maximum`;

export const refundRequested = "À verser";
export const refundCompleted = "Versé";
export const refundFailed = "Versement échoué";
export const refundedAsCredit = "En crédit boutique";
export const paidExchange = "A payé un échange";
export const backToReturn = "Rendu au retour";
export const refundedToCard = "Sur la carte cadeau";
export const refundBy = (reason: string, by: string, at: string) => `${reason} · ${by} · ${at}`;
export const markPaidOut = "Marquer comme versé";
export const markNotPaidOut = "Versement échoué";
export const paidOutQuestion = (amountText: string) => `Avez-vous versé ${amountText}\u00a0?`;
export const paidOutHelp = "Le client a l'argent. Vous ne pourrez plus changer cela ensuite.";
export const notPaidOutQuestion = (amountText: string) =>
  `Le versement de ${amountText} a-t-il échoué\u00a0?`;
export const notPaidOutHelp =
  "L'argent reste à la boutique, et vous pouvez faire un autre remboursement. Vous ne pourrez plus changer cela ensuite.";
export const isPaidOut = "Le remboursement est marqué comme versé";
export const isNotPaidOut = "Le versement est marqué comme échoué";
