/** Receipts and their signing, for staff. */
export const title = "Receipts";
export const search = "Search receipt, order, name or TIN";
export const tabs = "Receipts by state";
export const loading = "Loading receipts...";
export const count = (n: number) => `Total receipts: ${n.toLocaleString("en")}`;
export const allTab = "All";
export const none = "No number yet";
export const queued = "Waiting for EBM";
export const signed = "Signed";
export const failed = "Failed";

export const noneYet = "No receipts yet";
export const noneYetHelp =
  "Once the shop is registered for VAT in the settings, every paid order gets one.";
export const noneOfState = "No receipts in this state";
export const noMatch = "No receipts found";
export const clearSearch = "Clear search";
export const noController =
  "No EBM controller is connected. Enter what your EBM device gives for each receipt.";

export const receiptColumn = "Receipt";
export const order = "Order";
export const buyer = "Buyer";
export const kind = "Kind";
export const sale = "Sale";
export const creditNote = "Credit note";
export const total = "Total";
export const vat = "VAT";
export const made = "Date";
export const state = "State";
export const viewOrder = (number: string) => `View order ${number}`;
/** "Receipt 17" */
export const receiptNamed = (number: number) => `Receipt ${number}`;
/** The sheet's title until the receipt has loaded. */
export const oneReceipt = "Receipt";
export const isGone = "There is no such receipt.";
export const notLoaded = "Failed to load the receipt";

export const corrects = "Corrects receipt";
export const shopTin = "Shop's TIN";
export const buyerTin = "Buyer's TIN";
export const purchaseCode = "Purchase code";
export const sdcId = "SDC ID";
export const sdcNumber = "SDC receipt number";
export const internalData = "Internal data";
export const signature = "Signature";
export const signedOn = "Signed";
export const byHand = "entered by hand";
export const tries = "Tries";

export const enterTitle = "Enter the number by hand";
export const correctTitle = "Correct what was entered";
export const enterHelp = "As the EBM device prints it.";
export const numberHint = "A whole number";
export const save = "Save number";
export const saving = "Saving...";
export const isEntered = (number: number) => `Receipt ${number} is signed.`;
export const notEntered = "Failed to save the number";
export const retry = "Send to EBM again";
export const retrying = "Sending...";
export const isQueued = (number: number) => `Receipt ${number} is sent again.`;
export const notQueued = "Failed to send the receipt";

export const noCompany = "No TIN was given.";
export const changeCompany = "Change TIN";
export const companyTitle = "Invoice for a company";
export const companyHelp = "It is on the receipt, as long as that is not signed.";
export const tinHint = "9 digits; empty: for nobody";
export const saveCompany = "Save TIN";
export const companySaved = "The invoice is changed.";
export const companyNotSaved = "Failed to change the invoice";

export const file = { a4: "PDF, A4", "80mm": "PDF, 80 mm" } as const;
export const makingFile = "Making the file...";
export const fileName = (number: number) => `receipt-${number}.pdf`;
export const saved = (name: string) => `Saved as ${name}`;
export const notSaved = "The file was not made";
