export const title = "Cartes cadeaux et crédit";
export const tabs = "Types de crédit";
export const cardsTab = "Cartes cadeaux";
export const accountsTab = "Crédit des clients";
export const outstanding = (amount: string) => `${amount} en circulation`;
export const outstandingHelp =
  "Ce que les clients peuvent encore dépenser\u00a0: toutes les cartes cadeaux et tout le crédit boutique.";

export const searchCards = "Destinataire ou fin du code";
export const loadingCards = "Chargement des cartes cadeaux...";
export const noCards = "Pas encore de carte cadeau";
export const noCardsHelp = "Créez-en une pour la vendre, ou pour dire merci.";
export const cardCount = (n: number) => `Nombre de cartes cadeaux\u00a0: ${n.toLocaleString("en")}`;
export const card = "Carte";
export const ending = (endsWith: string) => `…${endsWith}`;
export const cardNamed = (endsWith: string) => `Carte cadeau …${endsWith}`;
export const recipient = "Pour";
export const nobody = "–";
export const balance = "Solde";
export const balanceRwf = "Solde, RWF";
export const totalIn = "Ajouté en tout";
export const balanceOf = (balanceText: string, totalText: string) =>
  `${balanceText} sur ${totalText}`;
export const made = "Créée le";
export const since = "Depuis le";
export const state = "État";
export const isOn = "Active";
export const isSwitchedOff = "Désactivée";
export const isUsedUp = "Épuisée";

export const searchAccounts = "Rechercher nom ou e-mail";
export const loadingAccounts = "Chargement du crédit boutique...";
export const noAccounts = "Aucun client n'a encore eu de crédit boutique";
export const noAccountsHelp = "Pour en donner, ouvrez un client dans Utilisateurs.";
export const chooseCustomer = "Choisir un client";
export const accountCount = (n: number) => `Nombre de clients\u00a0: ${n.toLocaleString("en")}`;
export const name = "Nom";
export const email = "E-mail";
export const deletedAccount = "Compte supprimé";

export const add = "Nouvelle carte";
export const formLabel = "Carte cadeau";
export const onTheCard = "Sur la carte";
export const forTheShop = "Pour la boutique";
export const amount = "Montant en RWF";
export const cardAmountHint = "De 1,000 à 1,000,000.";
export const recipientField = "Pour qui (facultatif)";
export const recipientHint = "Imprimé sur la carte.";
export const messageField = "Message (facultatif)";
export const messageHint = "Imprimé sur la carte, par exemple\u00a0: Joyeux anniversaire\u00a0!";
export const emailField = "E-mail (facultatif)";
export const emailHint = "Nous y envoyons la carte. Laissez vide pour la remettre vous-même.";
export const languageHint = "C'est celle de l'e-mail.";
export const reason = "Pourquoi";
export const cardReasonHint =
  "Seule l'équipe le voit, par exemple\u00a0: vendue en boutique en espèces.";
export const make = "Créer la carte";
export const making = "Création...";
export const isMade = (cardName: string, amountText: string) =>
  `${cardName} de ${amountText} est créée.`;
export const notMade = "Impossible de créer la carte cadeau";

export const loadingOne = "Chargement...";
export const gone = "Cette carte cadeau ou ce crédit n'existe pas";
export const backToList = "Toutes les cartes";
export const facts = "Détails";
export const customer = "Client";
export const code = "Code";
export const codeIsLogged =
  "Toute personne qui a le code peut dépenser la carte. Nous notons qui le regarde.";
export const showCode = "Voir le code";
export const loadingCode = "Chargement du code...";
export const copyCode = "Copier";
export const codeCopied = "Le code est copié.";
export const isSent = (address: string) => `Nous envoyons la carte à ${address}.`;
export const isNotSent =
  "Aucun e-mail n'est envoyé. Donnez au client le code, ou la carte imprimée.";

export const switchOff = "Désactiver";
export const switchOn = "Réactiver";
export const switching = "Enregistrement...";
export const offQuestion = (cardName: string) => `${cardName}\u00a0: la désactiver\u00a0?`;
export const offHelp =
  "Plus personne ne peut payer avec. Son solde reste, et vous pouvez la réactiver.";
export const onQuestion = (cardName: string) => `${cardName}\u00a0: la réactiver\u00a0?`;
export const onHelp = "Toute personne qui a le code peut de nouveau payer avec.";
export const nowOff = (cardName: string) => `${cardName} est désactivée.`;
export const nowOn = (cardName: string) => `${cardName} est réactivée.`;
export const notSwitchedOff = "Impossible de désactiver la carte cadeau";
export const notSwitchedOn = "Impossible de réactiver la carte cadeau";

export const print = "Imprimer";
export const printCard = "Imprimer";
export const backToCard = "Retour à la carte";
export const printLoading = "Préparation de l'impression...";
export const notShown = "Impossible de charger le code";
export const giftCard = "Carte cadeau";
export const cardFor = (person: string) => `Pour ${person}`;
export const howTo = (shop: string) => `Tapez ce code en passant votre commande chez ${shop}.`;
export const care = "Gardez-la bien\u00a0: toute personne qui a le code peut la dépenser.";

export const history = "Historique";
export const noHistory = "Rien pour l'instant.";
export const given = "Ajouté";
export const takenBack = "Repris";
export const paidFor = "Paiement de";
export const cameBackFrom = "Revenu de";
export const paidOrder = "Paiement d'une commande";
export const cameBack = "Revenu";
export const soldWith = "Vendue avec";
export const sold = "Vendue";
export const takenBackAs = "Repris\u00a0:";
export const cameToNothing = "n'a pas abouti";
export const erased = "Compte supprimé";
export const viewOrder = (orderNumber: string) => `Voir la commande ${orderNumber}`;
export const plus = (amountText: string) => `+${amountText}`;
export const minus = (amountText: string) => `−${amountText}`;
export const byCustomer = "Client";
export const bySystem = "Système";

export const storeCredit = "Crédit boutique";
export const give = "Créditer";
export const giveStoreCredit = "Donner du crédit";
export const takeBack = "Reprendre";
export const giveTitle = (person: string) => `Donner du crédit boutique à ${person}`;
export const giveHelp = "Le client reçoit un e-mail, et peut payer avec en passant sa commande.";
export const takeTitle = (person: string) => `Reprendre du crédit boutique à ${person}`;
export const takeHelp = (balanceText: string) => `Solde actuel\u00a0: ${balanceText}.`;
export const reasonField = "Raison";
export const reasonHint = "Le client la lira.";
export const doGive = (amountText: string) => `Donner ${amountText}`;
export const doTake = (amountText: string) => `Reprendre ${amountText}`;
export const saving = "Enregistrement...";
export const isGiven = (amountText: string, person: string) =>
  `${person} a ${amountText} de plus en crédit boutique.`;
export const isTaken = (amountText: string, person: string) =>
  `${amountText} sont repris à ${person}.`;
export const notGiven = "Impossible de donner du crédit boutique";
export const notTaken = "Impossible de reprendre le crédit boutique";
export const enterAmount = "Entrez un nombre entier de RWF, comme 5,000";
export const tooLarge = "Ce nombre est trop grand";
export const atMost = (balanceText: string) => `Vous pouvez reprendre ${balanceText} au maximum`;
export const creditLoading = "Chargement du crédit boutique...";
export const noneGiven = "Pas encore de crédit boutique.";
export const showHistory = "Voir l'historique";
