export const title = "Inyemezabuguzi";
export const vat = (rate: number) => `Harimo TVA (${rate} %)`;

export const summary = "Incamake ya komande, si fagitire ya EBM";
export const refundSummary = "Incamake y'ayasubijwe, si inyandiko y'isubizwa ya EBM";
export const invoice = "Fagitire ya EBM";
export const creditNote = "Inyandiko y'isubizwa ya EBM";

export const receiptNumber = (number: number) => `Inyemezabuguzi nimero ${number}`;
export const order = (number: string) => `Komande ${number}`;
export const date = (day: string) => `Itariki ${day}`;
export const corrects = (number: number) => `Ikosora inyemezabuguzi nimero ${number}`;
export const tin = (number: string) => `TIN ${number}`;
export const soldTo = "Umuguzi";
export const buyerTin = (number: string) => `TIN ${number}`;
export const purchaseCode = (code: string) => `Kode y'ubuguzi ${code}`;

export const items = "Ibintu";
export const item = "Ikintu";
export const quantity = "Umubare";
export const amount = "RWF";
export const delivery = "Kukugezaho";
export const returned = "Ibyasubijwe";
export const refund = "Amafaranga yasubijwe";
export const part = "Ibindi byo muri komande";
export const total = "Igiteranyo, TVA irimo";
export const withoutVat = "TVA itarimo";
export const vatAmount = (rate: number) => `TVA ${rate} % (B)`;

export const signature = "EBM";
export const sdcId = "SDC ID";
export const sdcNumber = "Nimero y'inyemezabuguzi ya SDC";
export const internalData = "Amakuru y'imbere";
export const signatureText = "Umukono";
export const machine = "Nimero y'imashini";
export const signedAt = "Yasinywe";

export const waiting = "Fagitire ya EBM iraza ikimara gusinywa.";
export const print = "Capa";
export const savePdf = "Bika nka PDF";
export const saving = "Birabikwa...";
export const notSaved = (why: string) => `Dosiye ntiyabitswe. ${why}`;
export const fileName = (number: number) => `inyemezabuguzi-${number}.pdf`;
export const view = "Reba unacape";
export const viewNamed = (number: number) => `Reba unacape inyemezabuguzi nimero ${number}`;
export const back = "Subira kuri komande";
export const loading = "Inyemezabuguzi zawe zirimo kuza...";
export const missing = "Iyo nyemezabuguzi ntibaho";
