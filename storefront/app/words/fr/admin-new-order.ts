import { plural } from "~/lib/plural";

export const title = "Nouvelle commande";
export const orders = "Commandes";
export const formLabel = "Nouvelle commande";
export const loadingDraft = "Chargement du brouillon...";
export const notOpened = "Impossible d'ouvrir le brouillon";
export const draftSaved = (time: string) => `Brouillon enregistré à ${time}`;
export const draftNotSaved = "Impossible d'enregistrer le brouillon sur cet appareil";
export const clear = "Effacer";
export const clearQuestion = "Effacer ce brouillon\u00a0?";
export const clearHelp =
  "Les produits, le client et la réduction sont retirés. Aucune commande n'est passée.";
export const keepDraft = "Le garder";

export const products = "Produits";
export const lines = "Produits de cette commande";
export const remove = (name: string) => `Retirer ${name}`;
export const saleWas = (amountText: string) => `Promotion, au lieu de ${amountText}`;
export const someLeft = (left: number) =>
  plural(left, { one: `Plus que ${left}`, other: `Plus que ${left}` });
export const noneLeft = "Épuisé. Retirez-le.";
export const useWhatIsLeft = "Prendre ce qui reste";
export const tooManyLines = "Une commande peut avoir 50 lignes au maximum";
export const noItems = "Ajoutez au moins un produit";
export const notEnough = "Il n'y a pas assez de pièces pour tout";

export const customer = "Client";
export const searchBuyers = "Nom, téléphone ou e-mail";
export const noBuyers = "Aucun client trouvé. Ajoutez-en un nouveau.";
export const buyersFound = (count: number) =>
  plural(count, { one: `${count} client`, other: `${count} clients` });
export const newCustomer = "Nouveau client";
export const change = "Changer";
export const changeCustomer = "Changer de client";
export const editContact = "Modifier nom, téléphone ou e-mail";
export const orderCount = (count: number) =>
  plural(count, { one: `${count} commande`, other: `${count} commandes` });
export const noBuyer = "Choisissez un client, ou ajoutez-en un nouveau";
export const emailOptional = "E-mail (facultatif)";
export const emailHint = "Sans adresse, nous n'envoyons pas d'e-mail au client.";
export const languageHint = "C'est celle de nos messages.";
export const emailHintAccount = "Sans adresse ici, les e-mails vont à celle de son compte.";
export const wayThere = "Comment le client la reçoit";
export const riderDelivers = "Par le livreur";
export const collected = "Retrait en boutique";
export const address = "Adresse";
export const city = "Ville";
export const kigali = "Kigali";
export const note = "Note (facultatif)";
export const noteHint =
  "Pour le livreur et la personne qui emballe\u00a0: une heure, qui demander.";
export const noteHintPickup = "Pour la personne qui emballe.";
export const companyTin = "TIN de l'entreprise (facultatif)";
export const purchaseCode = "Code d'achat (facultatif)";
export const codeNeedsTin = "Avec un code d'achat, il faut le TIN de l'entreprise";

export const total = "Total";
export const emptyTotal = "Ajoutez un produit pour voir le total.";
export const totalUnknown = "Impossible de calculer le total";
export const loadingTotal = "Calcul du total...";
export const totalIs = (amountText: string) => `Total ${amountText}`;
export const items = (count: number) => `Articles (${count})`;
export const discount = "Réduction";
export const discountPercent = (percent: number) => `Réduction, ${percent}\u00a0%`;
export const changeDiscount = "Changer la réduction";
export const addDiscount = "Faire une réduction";
export const less = (amountText: string) => `−${amountText}`;
export const delivery = "Livraison";
export const freeDelivery = "Gratuite";
export const includesVat = (rate: number) => `TVA de ${rate}\u00a0% comprise`;
export const reasonIs = (reason: string) => `Raison\u00a0: ${reason}`;
export const kind = "Réduction en";
export const percent = "Pour cent";
export const rwf = "RWF";
export const wholeRwf = "Montant en RWF";
export const reason = "Raison";
export const reasonHint = "Pour votre équipe. Le client ne la voit pas.";
export const apply = "Appliquer";
export const removeDiscount = "Retirer";
export const cancel = "Annuler";
export const percentRange = "Entrez un nombre entier de 1 à 100";
export const wholeAmount = "Entrez un montant entier en RWF";
export const needsReason = "Indiquez la raison";

export const payment = "Paiement";
export const ways = "Façons de payer";
export const sendLink = "Par lien";
export const takePayment = "Encaisser";
export const payRider = "Au livreur";
export const linkHelp = (duration: string) =>
  `Le client paie par mobile money sur son téléphone. Le lien garde les articles pendant ${duration}.`;
export const holdFor = "Garder les articles";
export const hours = (count: number) =>
  plural(count, { one: `${count} heure`, other: `${count} heures` });
export const days = (count: number) =>
  plural(count, { one: `${count} jour`, other: `${count} jours` });
export const riderHelp = (amountText: string) =>
  `Le livreur encaisse ${amountText} en espèces à la livraison.`;
export const handed = "Reçu";
export const giveBack = "À rendre";
export const missing = (amountText: string) => `Il manque ${amountText}`;
export const placeWithLink = "Commander et créer le lien";
export const placeForRider = "Commander, paiement au livreur";
export const placeFree = "Commander";
export const placing = "Commande en cours...";
export const nothingToPay = "Il n'y a rien à payer.";

export const notPlaced = "Impossible de passer la commande";
export const nothingOrdered = "Aucune commande n'a été passée.";
export const unanswered =
  "La commande est peut-être passée quand même. Appuyez à nouveau\u00a0: cela fera une commande, pas deux.";
export const sentBefore = "Cette commande a déjà été envoyée, avec d'autres détails.";
export const sentBeforeHelp =
  "Elle est peut-être passée. Ouvrez-la pour voir, ou passez-en une autre avec ce qui est écrit ici maintenant.";
export const openEarlier = "Voir cette commande";
export const placeAnother = "En passer une autre";
export const seeOrders = "Voir les commandes";
export const pricesChanged = "Le prix a changé.";
export const pricesChangedHelp =
  "Aucune commande n'a été passée. Prévenez le client, puis appuyez à nouveau.";
export const newTotal = "Nouveau total";
export const before = "avant\u00a0:";

export const isPlaced = (orderNumber: string) => `La commande ${orderNumber} est passée.`;
export const isPaid = (orderNumber: string) => `La commande ${orderNumber} est passée et payée.`;
export const isHeld = (duration: string) => `Les articles sont gardés pendant ${duration}.`;
export const inCash = (amountText: string, time: string) =>
  `${amountText} en espèces, enregistrés à ${time}.`;
export const byTill = (amountText: string, time: string) =>
  `${amountText} par MoMo à la caisse, enregistrés à ${time}.`;
export const byBank = (amountText: string, time: string) =>
  `${amountText} par virement, enregistrés à ${time}.`;
export const anotherOrder = "Nouvelle commande";
export const openOrder = "Voir la commande";
export const receipt = "Reçu";
export const packingSlip = "Bon de livraison";
export const ordered = "Articles commandés";
export const quantityOf = (quantity: number) => `${quantity} ×`;
