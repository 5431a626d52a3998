import type { ReceiptWords } from "./en";

export const fr: ReceiptWords = {
  dateLocale: "fr-FR",
  titles: {
    sale: {
      unsigned: "Récapitulatif de commande, pas une facture fiscale",
      signed: "Facture fiscale (EBM)",
    },
    credit_note: {
      unsigned: "Récapitulatif de remboursement, pas une note de crédit fiscale",
      signed: "Note de crédit fiscale",
    },
  },
  tin: (number) => `TIN ${number}`,
  receipt: (number) => `Reçu n°\u00a0${number}`,
  order: (number) => `Commande ${number}`,
  date: (day) => `Date\u00a0: ${day}`,
  corrects: (number) => `Corrige le reçu n°\u00a0${number}`,
  soldTo: "Vendu à",
  purchaseCode: (code) => `Code d'achat ${code}`,
  item: "Article",
  quantity: "Qté",
  amount: "RWF",
  lines: {
    delivery: "Livraison",
    returned: "Articles rendus",
    refund: "Remboursement",
    part: "Reste de la commande",
  },
  withoutVat: "Hors TVA",
  vat: (rate) => `TVA ${rate}\u00a0% (B)`,
  total: "Total, TVA comprise",
  signature: "EBM",
  sdcId: "SDC ID",
  sdcNumber: "N° de reçu SDC",
  internalData: "Données internes",
  signatureText: "Signature",
  machine: "N° de machine",
  signedAt: "Signé le",
  fileName: (number) => `recu-${number}.pdf`,
};
