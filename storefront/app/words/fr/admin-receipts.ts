export const title = "Reçus";
export const search = "Reçu, commande, nom ou TIN";
export const tabs = "Reçus par état";
export const loading = "Chargement des reçus...";
export const count = (n: number) => `Nombre de reçus\u00a0: ${n.toLocaleString("en")}`;
export const allTab = "Tous";
export const none = "Sans numéro";
export const queued = "En attente d'EBM";
export const signed = "Signé";
export const failed = "Échec";

export const noneYet = "Pas encore de reçu";
export const noneYetHelp =
  "Dès que la boutique est inscrite à la TVA dans les paramètres, chaque commande payée en reçoit un.";
export const noneOfState = "Aucun reçu dans cet état";
export const noMatch = "Aucun reçu trouvé";
export const clearSearch = "Tout afficher";
export const noController =
  "Aucun contrôleur EBM n'est connecté. Saisissez ce que votre appareil EBM donne pour chaque reçu.";

export const receiptColumn = "Reçu";
export const order = "Commande";
export const buyer = "Client";
export const kind = "Type";
export const sale = "Vente";
export const creditNote = "Note de crédit";
export const total = "Total";
export const vat = "TVA";
export const made = "Date";
export const state = "État";
export const viewOrder = (number: string) => `Voir la commande ${number}`;
export const receiptNamed = (number: number) => `Reçu ${number}`;
export const oneReceipt = "Reçu";
export const isGone = "Ce reçu n'existe pas.";
export const notLoaded = "Impossible de charger le reçu";

export const corrects = "Corrige le reçu";
export const shopTin = "TIN de la boutique";
export const buyerTin = "TIN du client";
export const purchaseCode = "Code d'achat";
export const sdcId = "SDC ID";
export const sdcNumber = "Numéro de reçu SDC";
export const internalData = "Données internes";
export const signature = "Signature";
export const signedOn = "Signé le";
export const byHand = "saisi à la main";
export const tries = "Essais";

export const enterTitle = "Saisir le numéro à la main";
export const correctTitle = "Corriger ce qui a été saisi";
export const enterHelp = "Comme l'appareil EBM l'imprime.";
export const numberHint = "Un nombre entier";
export const save = "Enregistrer";
export const saving = "Enregistrement...";
export const isEntered = (number: number) => `Le reçu ${number} est signé.`;
export const notEntered = "Impossible d'enregistrer le numéro";
export const retry = "Renvoyer à l'EBM";
export const retrying = "Envoi...";
export const isQueued = (number: number) => `Le reçu ${number} est renvoyé.`;
export const notQueued = "Impossible d'envoyer le reçu";

export const noCompany = "Aucun TIN n'est donné.";
export const changeCompany = "Changer le TIN";
export const companyTitle = "Facture pour une entreprise";
export const companyHelp = "Le TIN va sur le reçu, tant que celui-ci n'est pas signé.";
export const tinHint = "9 chiffres\u00a0; vide\u00a0: aucune entreprise";
export const saveCompany = "Enregistrer";
export const companySaved = "La facture est modifiée.";
export const companyNotSaved = "Impossible de modifier la facture";

export const file = { a4: "PDF, A4", "80mm": "PDF, 80 mm" } as const;
export const makingFile = "Création du fichier...";
export const fileName = (number: number) => `recu-${number}.pdf`;
export const saved = (name: string) => `Enregistré sous ${name}`;
export const notSaved = "Le fichier n'a pas été créé";
