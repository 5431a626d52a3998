import type { Receipt, ReceiptLine } from "../../contracts/receipts";

/** What a receipt on paper says; the same as on screens. */
export const words = {
  dateLocale: "en",
  titles: {
    sale: { unsigned: "Order summary, not a tax invoice", signed: "Tax invoice" },
    credit_note: {
      unsigned: "Refund summary, not a tax credit note",
      signed: "Tax credit note",
    },
  } satisfies Record<Receipt["kind"], { unsigned: string; signed: string }>,
  tin: (number: string) => `TIN ${number}`,
  receipt: (number: number) => `Receipt no. ${number}`,
  order: (number: string) => `Order ${number}`,
  date: (day: string) => `Date ${day}`,
  corrects: (number: number) => `Corrects receipt no. ${number}`,
  soldTo: "Sold to",
  purchaseCode: (code: string) => `Purchase code ${code}`,
  item: "Item",
  quantity: "Qty",
  amount: "RWF",
  lines: {
    delivery: "Delivery",
    returned: "Articles returned",
    refund: "Refund",
    part: "Rest of the order",
  } satisfies Record<Exclude<ReceiptLine["kind"], "article">, string>,
  withoutVat: "Without VAT",
  vat: (rate: number) => `VAT ${rate} % (B)`,
  total: "Total, VAT included",
  signature: "EBM",
  sdcId: "SDC ID",
  sdcNumber: "SDC receipt no.",
  internalData: "Internal data",
  signatureText: "Signature",
  machine: "Machine no.",
  signedAt: "Signed",
  fileName: (number: number) => `receipt-${number}.pdf`,
} as const;
