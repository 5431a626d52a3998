import { plural } from "~/lib/plural";

export const title = "Commandes";
export const newOrder = "Nouvelle commande";
export const search = "Numéro, nom, e-mail, téléphone";
export const loading = "Chargement des commandes...";
export const none = "Aucune commande trouvée";
export const noneHelp = "Les commandes apparaissent ici dès que quelqu'un achète.";
export const count = (n: number) => `Nombre de commandes\u00a0: ${n.toLocaleString("en")}`;

export const counters = "Commandes par statut";
export const payment = "Paiement";
export const toBePaid = "À payer";
export const toCall = "Confirmer par appel";
export const anyPayment = "Paiement\u00a0: tous";
export const onlyPayment = (state: string) => `Paiement\u00a0: ${state.toLowerCase()}`;

export const order = "Commande";
export const customer = "Client";
export const total = "Total";
export const date = "Date";
export const status = "Statut";
export const details = "Détails";
export const orderNamed = (number: string) => `Commande ${number}`;
export const orderOn = (number: string, day: string) => `Commande ${number} · ${day}`;
export const viewOrder = (number: string) => `Voir la commande ${number}`;
export const statusOf = (number: string) => `Statut de la commande ${number}`;

export const statusNotUpdated = "Impossible de changer le statut de la commande";
export const nowIs = (number: string, state: string) =>
  `La commande ${number} passe à «\u00a0${state}\u00a0»`;
export const isAgain = (number: string, state: string) =>
  `La commande ${number} revient à «\u00a0${state}\u00a0»`;
/** Not "Annuler": beside an order that would read as cancelling it. */
export const undo = "Rétablir";
export const leftOf = (name: string, requested: number, available: number) =>
  `${name}\u00a0: il en faut ${requested}, il en reste ${available}`;

export const cancelQuestion = (number: string) => `Annuler la commande ${number}\u00a0?`;
export const cancelPaidHelp = (amount: string) =>
  `Les ${amount} payés seront remboursés, et le client reçoit un e-mail.`;
export const reopenHelp = "Rouvrir la commande plus tard n'annule pas le remboursement.";
export const creditGoesBack = (amount: string) =>
  `${amount} de crédit boutique ou de cartes cadeaux sont rendus tout de suite.`;
export const exchangeGoesBack = (amount: string) =>
  `Les ${amount} payés par un retour reviennent à ce retour.`;
export const cardsSpent = (amount: string) =>
  `${amount} des cartes cadeaux achetées sont déjà dépensés et ne seront pas remboursés.`;
export const cardsTakenBack =
  "Ce qui reste sur les cartes cadeaux achetées est repris, et une commande avec des cartes cadeaux ne peut pas être rouverte.";
export const keep = "Non, garder";
export const doCancel = "Oui, annuler";

export const setStatus = "Changer le statut des commandes sélectionnées";
export const setStatusTo = "Nouveau statut...";
export const bulkTitle = (state: string) => `Passage des commandes à «\u00a0${state}\u00a0»`;
export const bulkCancelQuestion = (n: number) =>
  plural(n, { one: `Annuler ${n} commande\u00a0?`, other: `Annuler ${n} commandes\u00a0?` });
export const bulkCancelHelp = (amount: string) =>
  `Les clients reçoivent un e-mail, et les articles retournent en stock. Les ${amount} payés seront remboursés.`;
export const bulkCancelUnpaidHelp =
  "Les clients reçoivent un e-mail, et les articles retournent en stock.";

export const bulkOwedQuestion = (n: number) =>
  plural(n, {
    one: `Passer ${n} commande à «\u00a0Livrée\u00a0»\u00a0?`,
    other: `Passer ${n} commandes à «\u00a0Livrée\u00a0»\u00a0?`,
  });
export const bulkOwedHelp = (amount: string) =>
  `${amount} ne sont pas encore enregistrés. Enregistrez-les commande par commande\u00a0: d'ici là, ils restent marqués comme dus.`;
export const setDelivered = "Passer à «\u00a0Livrée\u00a0»";

export const doExport = "Exporter CSV";
export const exporting = "Exportation...";
export const exportFile = "commandes.csv";
export const exported = (file: string) => `${file} est téléchargé`;
export const notExported = "Impossible d'exporter les commandes";

export const notLoaded = "Impossible de charger la commande";
export const whatsAppText = (name: string, shop: string, orderNumber: string) =>
  `Bonjour ${name}, ici ${shop}, au sujet de votre commande ${orderNumber}.`;
export const bought = (orders: number, amount: string) =>
  plural(orders, {
    one: `${orders} commande, ${amount}`,
    other: `${orders.toLocaleString("en")} commandes, ${amount}`,
  });
export const notCounted = "Impossible de compter ses commandes.";
export const noEmail = "Pas d'adresse e-mail";
export const collected = "Retrait en boutique";
export const theirOrders = "Toutes les commandes de ce client";
export const address = "Adresse de livraison";
export const promised = (days: string) => `Promis\u00a0: ${days}`;
export const customerNote = "Note du client";
export const items = "Articles";
export const times = (quantity: number, price: string) => `${quantity} × ${price}`;
export const byEmail = "Carte cadeau\u00a0: envoyée par e-mail";
export const subtotal = "Sous-total";
export const shipping = "Livraison";
export const totalAmount = "Montant total";

export const exchangeFor = (returnNumber: string, orderNumber: string) =>
  `Échange pour ${returnNumber} de la commande ${orderNumber}`;
export const isNotBack = "Le retour n'est pas encore arrivé.";
export const isBack = "Le retour est arrivé.";
export const isReturnOver = "Ce retour a été annulé ou refusé.";

export const giftCards = "Cartes cadeaux";
export const giftFor = "Pour";
export const sentTo = "Envoi à";
export const theBuyer = "Le client";
export const when = "Quand";
export const afterPayment = "Juste après le paiement";
export const giftMessage = "Message";
export const giftForgotten = "Leur destinataire n'est plus enregistré.";
export const madeOncePaid = "Elles seront créées dès que la commande est payée.";
export const noneMade = "Aucune n'a été créée.";
export const beingMade = "Création en cours.";
export const cardAmounts = (sold: string, left: string) => `${sold}, reste ${left}`;

export const previousOrder = "Commande précédente de la liste";
export const nextOrder = "Commande suivante de la liste";

export const packingSlip = "Bon de livraison";
export const packingSlips = (n: number) =>
  plural(n, { one: "Bon de livraison", other: `Bons de livraison (${n})` });
export const receipt = "Reçu";
export const receiptOf = (orderNumber: string) => `Reçu ${orderNumber}`;
export const packingSlipOf = (orderNumber: string) => `Bon de livraison ${orderNumber}`;
export const print = "Imprimer";
export const back = "Retour aux commandes";
export const backToOrder = "Retour à la commande";
export const printLoading = "Préparation de l'impression...";
export const deliverTo = "Livrer à";
export const orderNumber = "Numéro de commande";
export const ordered = "Commandé le";
export const delivery = "Livraison";
export const item = "Article";
export const quantity = "Qté";
export const packedTick = "Emballé";
export const unitPrice = "Prix unitaire";
export const lineTotal = "Total";
export const nothingToPack = "Rien à emballer";
export const units = (n: number) => plural(n, { one: `${n} pièce`, other: `${n} pièces` });
export const collect = (amount: string) => `Encaisser ${amount} en espèces`;
export const notPaidYet = (amount: string) =>
  `Pas encore payé\u00a0: ${amount}. Demandez à la boutique avant de remettre le colis.`;
export const nothingToPay = "Rien à payer";
export const collectNothing = "Rien à encaisser";
export const notTaxInvoice =
  "Récapitulatif de commande. Ce n'est ni une facture fiscale ni une facture EBM.";
export const sellerRegistration = (number: string) => `N° d'enregistrement ${number}`;
export const sellerTin = (tin: string) => `TIN ${tin}`;
export const soldTo = "Vendu à";
export const paidOn = (method: string, day: string) => `Payé\u00a0: ${method}, ${day}`;
export const paidBack = "Remboursé";
export const stillToPay = "Reste à payer";
export const country = "Rwanda";

export const mapPin = (place: string) => `Point sur la carte ${place}`;
