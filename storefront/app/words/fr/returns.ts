import { sizeNamed } from "./sizes";

export const title = "Retour ou échange";
export const faultTitle = "Signaler un défaut";
export const loading = "Chargement...";
export const order = (orderNumber: string) => `Commande ${orderNumber}`;

export const section = "Retours";
export const canReturn = (day: string) =>
  `Ça ne vous va pas\u00a0? Vous pouvez rendre ou échanger vos articles jusqu'au ${day}.`;
export const canReport = (day: string, faultDay: string) =>
  `Les 7 jours pour rendre un article ont pris fin le ${day}. Quelque chose est abîmé, ou n'est pas ce que vous avez commandé\u00a0? Vous pouvez nous le dire jusqu'au ${faultDay}.`;
export const isOver = "Les 7 jours sont passés";
export const isOverHelp = (day: string) =>
  `Vous pouviez rendre des articles de cette commande jusqu'au ${day}. Il y a un problème\u00a0? Écrivez-nous, nous verrons ce que nous pouvons faire.`;
export const allBack = "Plus rien à rendre";
export const allBackHelp = "Vous rendez déjà toute cette commande.";
export const tooMany = "Pour rendre plus, écrivez-nous";
export const tooManyHelp =
  "Vous avez déjà demandé beaucoup de retours pour cette commande. Écrivez-nous, nous vous aiderons.";
export const notPossible = "Pas de retour possible pour cette commande";
export const notPossibleHelp =
  "Vous pouvez rendre ce que nous vous avons livré. Les cartes cadeaux ne sont pas reprises.";
export const contact = "Nous écrire";
export const backToOrder = "Retour à la commande";

export const itemsStep = "Articles";
export const moneyStep = "Vous recevez";
export const handOverStep = "Transport";
export const stepOf = (at: number, all: number) => `Étape ${at} sur ${all}`;
export const ofAll = (at: number, all: number) => `${at} sur ${all}`;
export const next = "Continuer";
export const book = "Valider le retour";
export const report = "Signaler le défaut";
export const offline =
  "Vous êtes hors ligne. Vos réponses restent ici, vous les enverrez plus tard.";

export const whichItems = "Que voulez-vous rendre\u00a0?";
export const whichFaults = "Quels articles posent problème\u00a0?";
export const doReturn = (name: string) => `Rendre ${name}`;
export const howMany = "Combien";
export const howManyOf = (name: string) => `Combien\u00a0: ${name}`;
export const isGiftCard = "Les cartes cadeaux ne sont pas reprises.";
export const isBackAlready = "Déjà rendu, ou en route vers nous.";
export const reason = "Raison";
export const reasonFor = (name: string) => `Raison pour ${name}`;
export const chooseReason = "Choisissez une raison";
export const chooseItems = "Choisissez ce que vous voulez rendre";
export const tooSmall = "Trop petit";
export const tooLarge = "Trop grand";
export const notAsShown = "Différent des photos";
export const changedMind = "J'ai changé d'avis";
export const other = "Une autre raison";
export const faulty = "Abîmé ou défectueux";
export const wrongItem = "Pas ce que j'ai commandé";
export const note = "Quelque chose à nous dire\u00a0? (facultatif)";
export const faultNote = "Qu'est-ce qui ne va pas\u00a0? (facultatif)";
export const faultNoteHint = "Vous préférez une réparation\u00a0? Écrivez-le ici.";
export const unworn = (day: string) => `Non porté, non lavé, avec l'étiquette. Jusqu'au ${day}.`;
export const weLook = "Nous regardons et vous répondons dans les 72 heures.";

export const whichOne = "Que voulez-vous à la place\u00a0?";
export const whichMoney = "Comment voulez-vous récupérer votre argent\u00a0?";
export const moneyBack = "Remboursement";
export const toWallet = (phone: string) => `Sur le ${phone}, le numéro avec lequel vous avez payé.`;
export const askNumber =
  "Vous avez payé en espèces\u00a0: nous vous demanderons un numéro mobile money.";
export const wayYouPaid = "De la même façon que vous avez payé.";
export const creditComesBack =
  "La part payée en crédit boutique revient sur votre crédit boutique.";
export const exchangeComesBack =
  "Vous avez payé avec ce que vous aviez rendu\u00a0: nous vous demanderons un numéro mobile money.";
export const cardComesBack = "La part payée par carte cadeau revient sur la carte.";
export const notRecorded =
  "Nous n'avons pas encore enregistré votre paiement. Nous le vérifions d'abord, puis nous vous remboursons de la même façon.";
export const moneyWhen = "Au plus tard 15 jours après la réception de vos articles.";
export const storeCredit = "Crédit boutique";
export const creditHelp = "Dans votre compte dès que nous avons vérifié ce que vous rendez.";
export const deliveryToo =
  "Vous rendez toute la commande\u00a0: nous vous remboursons donc aussi la livraison.";

export const anotherOne = "Autre taille ou couleur";
export const sameAgain = "Le même article";
export const keptForYou = (days: number) =>
  `Livraison gratuite. Nous le gardons pour vous pendant ${days} jours.`;
export const lookingUp = "Nous regardons ce qu'il nous reste...";
export const notLookedUp = "Nous n'avons pas pu voir ce qu'il nous reste.";
export const isGone = "Cet article n'est plus en vente.";
export const allSoldOut = "Toutes les autres tailles et couleurs sont épuisées.";
export const isSingle = "Cet article n'existe pas dans une autre taille ou couleur.";
export const soMoney = (why: string) => `${why} Nous vous remboursons.`;
export const notRecordedSwap =
  "Nous n'avons pas encore enregistré votre paiement. Écrivez-nous, et nous ferons l'échange.";
export const partlyBackSwap =
  "Une partie de cette commande est déjà remboursée, ou va l'être. Écrivez-nous, et nous ferons l'échange.";
export const chosenIsGone =
  "Ce que vous avez choisi est épuisé. Faites un autre choix, ou demandez un remboursement.";
export const noSwapNow =
  "L'échange n'est pas possible pour le moment. Demandez un remboursement, ou écrivez-nous.";
export const instead = (name: string, look: string) =>
  look === "" ? `Pour remplacer ${name}` : `Pour remplacer ${name}, ${look}`;
export const size = "Taille";
export const colors = "Couleurs";
export const soldOut = (look: string) => `${look}, épuisé`;
export const onlyLeftOf = (look: string, left: number) => `${look}, plus que ${left}`;
export const yourOwn = (look: string) => `${look}, ce que vous rendez`;
export const crossedOut = "Ce qui est barré est épuisé.";
export const crossedOutOwn = "Ce qui est barré est épuisé, ou c'est ce que vous rendez.";
export const noExchange = "Pas d'échange\u00a0: remboursement";
export const chooseAnother = "Choisissez une autre taille ou couleur";
export const chooseSize = "Choisissez une taille";
export const waitForIt = "Nous vérifions encore ce qu'il nous reste. Réessayez.";
export const isFree = "Gratuit";
export const payMore = (amount: string) => `Vous payez ${amount} de plus`;
export const payLater = (days: number) =>
  `À payer dans les ${days} jours après la validation du retour.`;
export const comesBack = (amount: string) => `Vous récupérez ${amount}`;
export const goneNow = (look: string) =>
  `${look}\u00a0: épuisé à l'instant. Choisissez autre chose.`;
export const fewNow = (look: string, left: number) =>
  `${look}\u00a0: plus que ${left}. Choisissez autre chose, ou rendez-en moins.`;
export const priceFree =
  "Le prix a changé\u00a0: c'est gratuit maintenant. Appuyez encore pour valider.";
export const priceBack = (amount: string) =>
  `Le prix a changé\u00a0: il y a maintenant ${amount} à vous rembourser. Dites-nous comment, puis validez encore.`;
export const pricePay = (amount: string) =>
  `Le prix a changé\u00a0: il y a maintenant ${amount} à payer. Appuyez encore pour valider.`;

export const whichWay = "Comment allez-vous nous le rendre\u00a0?";
export const free = "Gratuit";
export const rider = "Le livreur vient le prendre";
export const riderHelp = (phone: string) => `Nous appellerons le ${phone} pour fixer l'heure.`;
export const onlyKigali = (districts: string, own: string) =>
  `Seulement à ${districts}. Votre adresse est à ${own}.`;
export const shop = "Vous nous l'apportez";
export const shopHelp = "À Kigali. Nous vous dirons où.";
export const bus = "En colis par bus";
export const busHelp = "Vous l'envoyez de votre district à Kigali.";
export const onlyOutside = (own: string) =>
  `Pour les adresses hors de Kigali. Votre adresse est à ${own}.`;
export const youPay = "C'est vous qui payez le transport.";
export const wePay = "Il y a un défaut ou une erreur\u00a0: c'est nous qui payons le transport.";

export const summary = "Votre retour";
export const swapped = (old: string, wanted: string) =>
  `Vous rendez ${old}, vous recevez ${wanted}`;
export const change = (old: string, wanted: string) => `${old} contre ${wanted}`;
export const lookOf = (...parts: readonly string[]) => parts.join(", ");
export const changeFree = (change: string) => `${change}, gratuit`;
export const exchange = "Échange";
export const newOnes = "Vous recevez";
export const theirDelivery = "Sa livraison";
export const youPayNow = "Vous payez";
export const backToYou = (amount: string) => `${amount} pour vous`;
export const toPay = (amount: string) => `${amount} à payer`;
export const nothingChosen = "Rien de choisi";

export const returnNumber = (number: string) => `Retour ${number}`;
export const isBooked = (number: string) => `Le retour ${number} est validé.`;
export const earlierBooked = "Votre premier essai était bien arrivé\u00a0: le retour est validé.";
export const isReported = (number: string) => `Nous avons bien reçu votre signalement ${number}.`;
export const requested = "Nous vérifions";
export const approved = "Validé";
export const received = "Chez nous";
export const settled = "Terminé";
export const declined = "Refusé";
export const withdrawn = "Annulé";

export const steps = "Suivi du retour";
export const wasBooked = "Retour validé";
export const wasReported = "Défaut signalé";
export const weLookAtIt = "Nous vérifions";
export const weSaidYes = "Nous le reprenons";
export const isOnItsWay = "En route vers nous";
export const wasReceived = "Arrivé chez nous";
export const wePayBack = "Nous vous remboursons";
export const paidBack = "Remboursé";
export const less = (amount: string) => `−${amount}`;
export const paysExchange = "Sert à payer votre échange";
export const exchanged = "Échangé";
export const wasDeclined = "Retour refusé";
export const wasWithdrawn = "Retour annulé";

export const items = "Articles";
export const camePieces = (came: number, asked: number) => `Reçu\u00a0: ${came} sur ${asked}`;
export const moneyGoes = "Votre argent";
export const amount = "Vous récupérez";
export const youGot = "Montant rendu";
export const deliveryCost = "Livraison";
export const yourNote = "Votre note";
export const writeOnBag = (number: string) => `Écrivez ${number} sur le sac.`;
export const nextRequested = "Nous vous répondons dans les 72 heures. D'ici là, gardez bien tout.";
export const nextRider = (phone: string) =>
  `Nous appellerons le ${phone} pour fixer le passage du livreur. Mettez tout dans un sac, n'importe lequel.`;
export const nextShop = "Apportez-le-nous à Kigali. Écrivez-nous d'abord, et nous vous dirons où.";
export const nextBus = "Envoyez-le à Kigali par bus. Écrivez-nous avant, et nous vous dirons où.";
export const nextReceived = "Nous avons reçu votre retour. Maintenant, nous vous remboursons.";
export const nextReceivedSwap =
  "Nous avons reçu votre retour. Il va maintenant servir à payer votre échange.";
export const paidSwap = (amount: string, orderNumber: string) =>
  `Nous avons utilisé ${amount} pour payer votre échange ${orderNumber}.`;
export const asCredit = (amount: string) => `Nous avons mis ${amount} sur votre crédit boutique.`;
export const asPayment = (amount: string) =>
  `Nous vous remboursons ${amount} de la même façon que vous avez payé.`;
export const askNumberFor = (amount: string) =>
  `Nous vous remboursons ${amount}. Nous vous demanderons un numéro mobile money.`;
export const asCash = (amount: string) => `Nous vous remboursons ${amount}.`;
export const onCard = (amount: string) => `Nous avons remis ${amount} sur la carte cadeau.`;
export const asCreditAndCard = (credit: string, card: string) =>
  `Nous avons mis ${credit} sur votre crédit boutique et remis ${card} sur la carte cadeau.`;
export const nothingBack = "Rien n'a été remboursé.";
export const whyDeclined = "Nous ne pouvons pas le reprendre.";
export const keptIt = "Vous gardez tout. Rien n'est remboursé.";

export const yourExchange = "Votre échange";
export const comes = (pieces: number, name: string, look: string) =>
  pieces === 1 ? `${name}\u00a0: ${look}` : `${pieces} × ${name}\u00a0: ${look}`;
export const sizeAndColor = (size: string, color: string) => `${sizeNamed(size)}, ${color}`;
export const exchangeOrder = (orderNumber: string) => `Commande ${orderNumber}`;
export const keptUntil = (day: string) =>
  `Nous le gardons pour vous jusqu'au ${day}. Ce que vous rendez doit être chez nous d'ici là.`;
export const leftToPay = (amount: string) =>
  `Il reste ${amount} à payer. Payez aussi d'ici là\u00a0: sinon, nous ne pourrons pas vous le garder.`;
export const leftToPayNow = (amount: string) => `Il reste ${amount} à payer.`;
export const payExchange = (amount: string) => `Payer ${amount}`;
export const leftAsAgreed = (amount: string) =>
  `Il reste ${amount} à payer à la livraison, ou comme convenu.`;
export const exchangeGoesOn = "Nous avons reçu votre retour et nous vous envoyons votre échange.";
export const exchangePacked = "Nous le préparons.";
export const exchangeSent = "Il est en route vers vous.";
export const exchangeThere = "Vous l'avez reçu.";
export const exchangeCancelled =
  "L'échange est annulé et l'article est revenu en boutique. Nous vous remboursons ce que vous rendez.";
export const worthComesBack = (amount: string) =>
  `Votre retour avait déjà payé ${amount} de cet échange\u00a0: nous vous les remboursons.`;
export const besidesComesBack = (amount: string) =>
  `Nous vous remboursons ce que vous aviez payé en plus, ${amount}.`;
export const exchangeOver = "L'échange est annulé et l'article est revenu en boutique.";

export const withdraw = "Annuler le retour";
export const withdrawQuestion = (number: string) => `Annuler le retour ${number}\u00a0?`;
export const withdrawHelp = "Vous gardez tout, et rien n'est remboursé.";
export const withdrawSwapHelp = (orderNumber: string) =>
  `Vous gardez ce que vous avez. Votre échange, la commande ${orderNumber}, retourne en boutique.`;
export const keep = "Ne pas annuler";
export const withdrawing = "Annulation...";
