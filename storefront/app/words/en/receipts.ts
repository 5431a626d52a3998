/** Receipts of sales and credit notes, on screens and on paper. */
export const title = "Receipts";
export const vat = (rate: number) => `Includes VAT (${rate} %)`;

/** What it is not, until it is signed. */
export const summary = "Order summary, not a tax invoice";
export const refundSummary = "Refund summary, not a tax credit note";
export const invoice = "Tax invoice";
export const creditNote = "Tax credit note";

export const receiptNumber = (number: number) => `Receipt no. ${number}`;
export const order = (number: string) => `Order ${number}`;
export const date = (day: string) => `Date ${day}`;
export const corrects = (number: number) => `Corrects receipt no. ${number}`;
export const tin = (number: string) => `TIN ${number}`;
export const soldTo = "Sold to";
export const buyerTin = (number: string) => `TIN ${number}`;
export const purchaseCode = (code: string) => `Purchase code ${code}`;

export const items = "Items";
export const item = "Item";
export const quantity = "Qty";
export const amount = "RWF";
export const delivery = "Delivery";
export const returned = "Articles returned";
export const refund = "Refund";
export const part = "Rest of the order";
export const total = "Total, VAT included";
export const withoutVat = "Without VAT";
export const vatAmount = (rate: number) => `VAT ${rate} % (B)`;

export const signature = "EBM";
export const sdcId = "SDC ID";
export const sdcNumber = "SDC receipt no.";
export const internalData = "Internal data";
export const signatureText = "Signature";
export const machine = "Machine no.";
export const signedAt = "Signed";

export const waiting = "The tax invoice follows as soon as it is signed.";
export const print = "Print";
export const savePdf = "Save as PDF";
export const saving = "Saving...";
export const notSaved = (why: string) => `The file was not saved. ${why}`;
/** Where the server names none. */
export const fileName = (number: number) => `receipt-${number}.pdf`;
export const view = "View and print";
export const viewNamed = (number: number) => `View and print receipt no. ${number}`;
export const back = "Back to the order";
export const loading = "Loading your receipts...";
export const missing = "There is no such receipt";
