import type { Receipt, ReceiptLine } from "../../../contracts/receipts";

/** What a receipt on paper says; the same as on screens. */
export interface ReceiptWords {
  /** How dates are written. */
  dateLocale: string;
  titles: Record<Receipt["kind"], { unsigned: string; signed: string }>;
  tin: (number: string) => string;
  receipt: (number: number) => string;
  order: (number: string) => string;
  date: (day: string) => string;
  corrects: (number: number) => string;
  soldTo: string;
  purchaseCode: (code: string) => string;
  item: string;
  quantity: string;
  amount: string;
  lines: Record<Exclude<ReceiptLine["kind"], "article">, string>;
  withoutVat: string;
  vat: (rate: number) => string;
  total: string;
  signature: string;
  sdcId: string;
  sdcNumber: string;
  internalData: string;
  signatureText: string;
  machine: string;
  signedAt: string;
  fileName: (number: number) => string;
}

export const en: ReceiptWords = {
  dateLocale: "en",
  titles: {
    sale: { unsigned: "Order summary, not a tax invoice", signed: "Tax invoice" },
    credit_note: {
      unsigned: "Refund summary, not a tax credit note",
      signed: "Tax credit note",
    },
  },
  tin: (number) => `TIN ${number}`,
  receipt: (number) => `Receipt no. ${number}`,
  order: (number) => `Order ${number}`,
  date: (day) => `Date ${day}`,
  corrects: (number) => `Corrects receipt no. ${number}`,
  soldTo: "Sold to",
  purchaseCode: (code) => `Purchase code ${code}`,
  item: "Item",
  quantity: "Qty",
  amount: "RWF",
  lines: {
    delivery: "Delivery",
    returned: "Articles returned",
    refund: "Refund",
    part: "Rest of the order",
  },
  withoutVat: "Without VAT",
  vat: (rate) => `VAT ${rate} % (B)`,
  total: "Total, VAT included",
  signature: "EBM",
  sdcId: "SDC ID",
  sdcNumber: "SDC receipt no.",
  internalData: "Internal data",
  signatureText: "Signature",
  machine: "Machine no.",
  signedAt: "Signed",
  fileName: (number) => `receipt-${number}.pdf`,
};
