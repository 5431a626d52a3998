import type { ReceiptWords } from "./en";

export const rw: ReceiptWords = {
  dateLocale: "rw",
  titles: {
    sale: { unsigned: "Incamake ya komande, si fagitire ya EBM", signed: "Fagitire ya EBM" },
    credit_note: {
      unsigned: "Incamake y'ayasubijwe, si inyandiko y'isubizwa ya EBM",
      signed: "Inyandiko y'isubizwa ya EBM",
    },
  },
  tin: (number) => `TIN ${number}`,
  receipt: (number) => `Inyemezabuguzi nimero ${number}`,
  order: (number) => `Komande ${number}`,
  date: (day) => `Itariki ${day}`,
  corrects: (number) => `Ikosora inyemezabuguzi nimero ${number}`,
  soldTo: "Umuguzi",
  purchaseCode: (code) => `Kode y'ubuguzi ${code}`,
  item: "Ikintu",
  quantity: "Umubare",
  amount: "RWF",
  lines: {
    delivery: "Kukugezaho",
    returned: "Ibyasubijwe",
    refund: "Amafaranga yasubijwe",
    part: "Ibindi byo muri komande",
  },
  withoutVat: "TVA itarimo",
  vat: (rate) => `TVA ${rate} % (B)`,
  total: "Igiteranyo, TVA irimo",
  signature: "EBM",
  sdcId: "SDC ID",
  sdcNumber: "Nimero y'inyemezabuguzi ya SDC",
  internalData: "Amakuru y'imbere",
  signatureText: "Umukono",
  machine: "Nimero y'imashini",
  signedAt: "Yasinywe",
  fileName: (number) => `inyemezabuguzi-${number}.pdf`,
};
