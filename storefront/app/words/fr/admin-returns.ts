import { plural } from "~/lib/plural";

export const title = "Retours";
export const search = "Retour, commande, nom, tél.";
export const tabs = "Retours par état";
export const loading = "Chargement des retours...";
export const count = (n: number) => `Nombre de retours\u00a0: ${n.toLocaleString("en")}`;
export const openTab = "Ouverts";
export const allTab = "Tous";
export const notFound = "La recherche du retour a échoué";

export const noneOpen = "Aucun retour ouvert";
export const noneOpenHelp =
  "Personne n'attend. Les nouveaux retours apparaissent ici dès qu'un client en demande un.";
export const noneOfState = "Aucun retour dans cet état";
export const noneYet = "Pas encore de retour";
export const noneYetHelp = "Les retours apparaissent ici dès que quelqu'un renvoie quelque chose.";
export const noMatch = "Aucun retour trouvé";
export const matchElsewhere = (n: number) =>
  plural(n, {
    one: `${n} retour dans un autre état correspond à votre recherche.`,
    other: `${n.toLocaleString("en")} retours dans d'autres états correspondent à votre recherche.`,
  });
export const searchAll = "Chercher partout";
export const clearSearch = "Tout afficher";

export const requested = "Demandé";
export const approved = "En chemin";
export const received = "Reçu";
export const settled = "Réglé";
export const declined = "Refusé";
export const withdrawn = "Abandonné";

export const tooSmall = "Trop petit";
export const tooLarge = "Trop grand";
export const notAsShown = "Pas comme en photo";
export const changedMind = "A changé d'avis";
export const otherReason = "Autre raison";
export const faulty = "Abîmé ou défectueux";
export const wrongItem = "Mauvais article reçu";

export const rider = "Pris par le livreur";
export const shop = "Apporté en boutique";
export const bus = "Colis par bus";
export const asPaid = "Par le même moyen";
export const asCredit = "Crédit boutique";

export const returnColumn = "Retour";
export const order = "Commande";
export const buyer = "Client";
export const pieces = "Pièces";
export const amount = "Montant";
export const asked = "Demandé le";
export const state = "État";
export const noAmount = "–";
export const viewOrder = (number: string) => `Voir la commande ${number}`;
export const returnNamed = (number: string) => `Retour ${number}`;
export const oneReturn = "Retour";
export const isGone = "Ce retour n'existe pas.";
export const times = (quantity: number, name: string) => `${quantity} × ${name}`;
export const pieceCount = (n: number) => plural(n, { one: `${n} pièce`, other: `${n} pièces` });

export const pictureCount = (n: number) => plural(n, { one: `${n} photo`, other: `${n} photos` });

export const contact = "Contact";
export const whatsAppText = (name: string, shopName: string, number: string) =>
  `Bonjour ${name}, ici ${shopName}, au sujet de votre retour ${number}.`;
export const handOver = "Mode de retour";
export const refundWish = "Remboursement";
export const approvedAt = "Accepté le";
export const receivedAt = "Reçu le";
export const settledAt = "Réglé le";
export const declinedAt = "Refusé le";
export const withdrawnAt = "Abandonné le";
export const paidBack = "Remboursé";
export const reasonGiven = "Raison donnée";
export const withDelivery = (amountText: string, delivery: string) =>
  `${amountText}, dont ${delivery} de livraison`;
export const noteFromBuyer = "Note du client";
export const byLaw =
  "Demandé dans les 7 jours après la livraison\u00a0: la loi ne nous permet pas de le refuser.";
export const items = "Articles";
export const itemsTotal = "Pour les pièces";
export const counted = (sellable: number, damaged: number, missing: number) =>
  [
    sellable > 0
      ? plural(sellable, { one: `${sellable} comme neuve`, other: `${sellable} comme neuves` })
      : "",
    damaged > 0 ? plural(damaged, { one: `${damaged} abîmée`, other: `${damaged} abîmées` }) : "",
    missing > 0
      ? plural(missing, { one: `${missing} pas arrivée`, other: `${missing} pas arrivées` })
      : "",
  ]
    .filter((part) => part !== "")
    .join(", ");

export const exchange = "Échange";
export const forIt = (look: string) => `En échange\u00a0: ${look}`;
export const exchangeOrder = "Commande d'échange";
export const exchangeState = (orderState: string, moneyState: string) =>
  `${orderState} · ${moneyState}`;
export const keptUntil = "Gardé jusqu'au";
export const coveredByReturn = "Payé par le retour";
export const stillToPay = "Reste à payer";
export const exchangeCancelled = "Annulé";
export const ofItExchange = "Dont pour l'échange";
export const toBePaid = (orderNumber: string) =>
  `La commande ${orderNumber} est déjà envoyée\u00a0: il faudra alors la payer en entier.`;
export const besidesBack = (amountText: string) =>
  `Les ${amountText} que le client avait payés en plus lui sont rendus.`;
export const missingOfExchange = (costText: string, missingText: string) =>
  `L'échange coûte ${costText}\u00a0: il manque ${missingText}.`;
export const alsoCancelled = (orderNumber: string) =>
  `La commande d'échange ${orderNumber} est annulée aussi.`;

export const approve = "Accepter";
export const approving = "Un instant...";
export const notApproved = "Impossible d'accepter le retour";
export const isApproved = (number: string) => `${number} est accepté`;
export const nextApprove = "Lisez ce que dit le client, puis acceptez ou refusez le retour.";

export const decline = "Refuser";
export const declining = "Un instant...";
export const declineTitle = (number: string) => `Refuser le retour ${number}`;
export const declineHelp = "Le client garde les pièces, et rien n'est remboursé.";
export const declineReason = "Raison";
export const buyerReadsIt = "Le client lira ce texte.";
export const notDeclined = "Impossible de refuser le retour";
export const isDeclined = (number: string) => `${number} est refusé`;

export const withdraw = "Le client le garde";
export const withdrawing = "Fermeture...";
export const withdrawQuestion = (number: string) => `Fermer le retour ${number}\u00a0?`;
export const withdrawHelp = "Le client garde les pièces, et rien n'est remboursé.";
export const doWithdraw = "Fermer le retour";
export const notWithdrawn = "Impossible de fermer le retour";
export const isWithdrawn = (number: string) =>
  `${number} est fermé\u00a0: le client garde les pièces`;

export const countTitle = "Comptez ce qui est revenu";
export const countHelp = "Les pièces comme neuves retournent tout de suite en stock.";
export const ofPieces = (n: number) =>
  plural(n, { one: `${n} pièce envoyée`, other: `${n} pièces envoyées` });
export const sellable = "Comme neuves";
export const damaged = "Abîmées";
export const countOf = (kind: string, name: string) => `${kind}\u00a0: ${name}`;
export const countOne = "Comptez au moins une pièce revenue";
export const missing = (n: number) =>
  plural(n, { one: `${n} pièce n'est pas arrivée.`, other: `${n} pièces ne sont pas arrivées.` });
export const receive = "Recevoir";
export const receivePieces = (n: number) =>
  plural(n, { one: `Recevoir ${n} pièce`, other: `Recevoir ${n} pièces` });
export const receiving = "Enregistrement...";
export const notReceived = "Impossible d'enregistrer l'arrivée du retour";
export const isReceived = (number: string, toStock: number) =>
  toStock === 0
    ? `${number} est reçu`
    : plural(toStock, {
        one: `${number} est reçu\u00a0: ${toStock} pièce est de retour en stock`,
        other: `${number} est reçu\u00a0: ${toStock} pièces sont de retour en stock`,
      });

export const settleTitle = "Rembourser";
export const settleAmount = "Montant en RWF";
export const settleHint = (amountText: string) => `Maximum\u00a0: ${amountText}.`;
export const paysExchange = (amountText: string, orderNumber: string) =>
  `${amountText} servent à payer l'échange ${orderNumber}.`;
export const restBack = (amountText: string) => `${amountText} sont rendus au client.`;
export const nothingBesides = "Rien d'autre n'est rendu.";
export const settleExchange = "Payer l'échange";
export const settleExchangeAnd = (amountText: string) => `Payer l'échange et rendre ${amountText}`;
export const isExchanged = (number: string) => `${number} est réglé\u00a0: l'échange est payé`;
export const isExchangedAnd = (number: string, amountText: string) =>
  `${number} est réglé\u00a0: l'échange est payé, et ${amountText} sont rendus au client`;
export const tickDelivery = (amountText: string) => `Avec la livraison, ${amountText}`;
export const shortHint = (amountText: string, shortText: string) =>
  `${settleHint(amountText)} C'est ${shortText} de moins\u00a0: une partie de cette commande a déjà été remboursée.`;
export const noMoneyLeft =
  "Il ne reste rien à rembourser sur cette commande. Le client a payé, mais personne ne l'a enregistré\u00a0? Enregistrez d'abord le paiement.";
export const partlyBack = "Une partie a déjà été remboursée";
export const lessReason = "Pourquoi moins";
export const payBackBy = "Remboursement";
export const payBackAsPaid = "Le client est remboursé par le moyen avec lequel il a payé.";
export const wholeAmount = "Entrez un montant entier en RWF";
export const tooMuch = (amountText: string) => `Maximum\u00a0: ${amountText}`;
export const notNothing = "Retour demandé sous 7 jours\u00a0: il faut rembourser, entrez plus de 0";
export const payBack = (amountText: string) => `Rembourser ${amountText}`;
export const settleWithout = "Régler sans rembourser";
export const settling = "Un instant...";
export const notSettled = "Impossible de régler le retour";
export const isSettled = (number: string, amountText: string) =>
  `${number} est réglé\u00a0: ${amountText} sont rendus au client`;
export const isSettledWithout = (number: string) => `${number} est réglé sans remboursement`;

export const forBuyer = "Retour pour le client";
export const forBuyerTitle = (orderNumber: string) => `Retour pour ${orderNumber}`;
export const forBuyerHelp = "Pour un client qui a appelé. Le retour est accepté tout de suite.";
export const whatComes = "Ce qui revient";
export const quantityOf = (name: string) => `Pièces\u00a0: ${name}`;
export const someOf = (n: number, most: number) => `${n} sur ${most}`;
export const reasonOf = (name: string) => `Raison pour ${name}`;
export const exchangeOf = (name: string) => `Échange pour ${name}`;
export const moneyBack = "Remboursement, pas d'échange";
export const lookLeft = (look: string, left: number) => `${look}, reste ${left}`;
export const sameAgain = (look: string) => `Le même\u00a0: ${look}`;
export const lookingUp = "Recherche de ce qui est disponible...";
export const notLookedUp = "Impossible de voir ce qui est disponible.";
export const isNotForSale = "N'est plus en vente\u00a0: remboursement seulement.";
export const nothingElse =
  "Il ne reste pas d'autre taille ni couleur\u00a0: remboursement seulement.";
export const lookSoldOut = (look: string) => `${look}, épuisé`;
export const chosenOne = "L'article choisi";
export const hasSoldOut = "Épuisé\u00a0: choisissez autre chose";
export const notPaidSwap =
  "Cette commande n'est pas entièrement payée, ou le paiement n'est pas enregistré\u00a0: pas d'échange.";
export const partlyBackSwap =
  "Il ne reste pas assez sur cette commande pour l'échange\u00a0: une partie est remboursée, ou sert à d'autres retours.";
export const exchangeFree = "L'échange est gratuit.";
export const buyerPays = (amountText: string) => `Le client paie ${amountText} de plus.`;
export const buyerGets = (amountText: string) => `${amountText} sont rendus au client.`;
export const chooseReason = "Choisir une raison";
export const reasonMissing = "Choisissez une raison pour chaque ligne";
export const chooseLine = "Choisissez ce qui revient";
export const nothingLeft = "Plus rien de cette commande ne peut revenir.";
export const openedMeanwhile = (numbers: string) =>
  `Créé entre-temps\u00a0: ${numbers}. Vérifiez avant d'en créer un autre.`;
export const openIt = "Créer le retour";
export const opening = "Création...";
export const notOpened = "Impossible de créer le retour";
export const isOpened = (number: string) => `${number} est créé\u00a0: écrivez-le sur le colis`;
