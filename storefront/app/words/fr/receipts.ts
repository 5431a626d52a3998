export const title = "Reçus";
export const vat = (rate: number) => `TVA comprise (${rate}\u00a0%)`;

export const summary = "Récapitulatif de commande, pas une facture fiscale";
export const refundSummary = "Récapitulatif de remboursement, pas une note de crédit fiscale";
export const invoice = "Facture fiscale (EBM)";
export const creditNote = "Note de crédit fiscale";

export const receiptNumber = (number: number) => `Reçu n°\u00a0${number}`;
export const order = (number: string) => `Commande ${number}`;
export const date = (day: string) => `Date\u00a0: ${day}`;
export const corrects = (number: number) => `Corrige le reçu n°\u00a0${number}`;
export const tin = (number: string) => `TIN ${number}`;
export const soldTo = "Vendu à";
export const buyerTin = (number: string) => `TIN ${number}`;
export const purchaseCode = (code: string) => `Code d'achat ${code}`;

export const items = "Articles";
export const item = "Article";
export const quantity = "Qté";
export const amount = "RWF";
export const delivery = "Livraison";
export const returned = "Articles rendus";
export const refund = "Remboursement";
export const part = "Reste de la commande";
export const total = "Total, TVA comprise";
export const withoutVat = "Hors TVA";
export const vatAmount = (rate: number) => `TVA ${rate}\u00a0% (B)`;

export const signature = "EBM";
export const sdcId = "SDC ID";
export const sdcNumber = "N° de reçu SDC";
export const internalData = "Données internes";
export const signatureText = "Signature";
export const machine = "N° de machine";
export const signedAt = "Signé le";

export const waiting = "La facture fiscale suit dès qu'elle est signée.";
export const print = "Imprimer";
export const savePdf = "Enregistrer en PDF";
export const saving = "Enregistrement...";
export const notSaved = (why: string) => `Le fichier n'a pas été enregistré. ${why}`;
export const fileName = (number: number) => `recu-${number}.pdf`;
export const view = "Voir et imprimer";
export const viewNamed = (number: number) => `Voir et imprimer le reçu n°\u00a0${number}`;
export const back = "Retour à la commande";
export const loading = "Chargement de vos reçus...";
export const missing = "Ce reçu n'existe pas";
