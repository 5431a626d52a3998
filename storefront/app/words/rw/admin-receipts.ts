export const title = "Inyemezabuguzi";
export const search = "Nimero, komande, izina, TIN";
export const tabs = "Inyemezabuguzi ukurikije uko zimeze";
export const loading = "Inyemezabuguzi zirimo kuza...";
export const count = (n: number) => `Inyemezabuguzi zose: ${n.toLocaleString("en")}`;
export const allTab = "Zose";
export const none = "Ntirabona nimero";
export const queued = "Itegereje EBM";
export const signed = "Yasinywe";
export const failed = "Byanze";

export const noneYet = "Nta nyemezabuguzi irakorwa";
export const noneYetHelp =
  "Iduka nirimara kwandikwa kuri TVA mu igenamiterere, buri komande yishyuwe izajya igira iyayo.";
export const noneOfState = "Nta nyemezabuguzi imeze itya";
export const noMatch = "Nta nyemezabuguzi ibonetse";
export const clearSearch = "Reka gushakisha";
export const noController =
  "Nta EBM ihujwe na sisitemu. Kuri buri nyemezabuguzi, andika ibyo imashini yawe ya EBM itanga.";

export const receiptColumn = "Inyemezabuguzi";
export const order = "Komande";
export const buyer = "Umukiriya";
export const kind = "Ubwoko";
export const sale = "Igurisha";
export const creditNote = "Inyandiko y'isubizwa";
export const total = "Igiteranyo";
export const vat = "TVA";
export const made = "Itariki";
export const state = "Uko imeze";
export const viewOrder = (number: string) => `Reba komande ${number}`;
export const receiptNamed = (number: number) => `Inyemezabuguzi ${number}`;
export const oneReceipt = "Inyemezabuguzi";
export const isGone = "Iyo nyemezabuguzi ntibaho.";
export const notLoaded = "Kuzana inyemezabuguzi byanze";

export const corrects = "Ikosora inyemezabuguzi";
export const shopTin = "TIN y'iduka";
export const buyerTin = "TIN y'umukiriya";
export const purchaseCode = "Kode y'ubuguzi";
export const sdcId = "SDC ID";
export const sdcNumber = "Nimero y'inyemezabuguzi ya SDC";
/** These two in English, as EBM devices print them. */
export const internalData = "Internal data";
export const signature = "Signature";
export const signedOn = "Yasinywe";
export const byHand = "yanditswe n'intoki";
export const tries = "Inshuro byageragejwe";

export const enterTitle = "Andika nimero n'intoki";
export const correctTitle = "Kosora ibyanditswe";
export const enterHelp = "Nk'uko imashini ya EBM ibyandika.";
export const numberHint = "Umubare wuzuye";
export const save = "Bika nimero";
export const saving = "Birabikwa...";
export const isEntered = (number: number) => `Inyemezabuguzi ${number} yasinywe.`;
export const notEntered = "Kubika nimero byanze";
export const retry = "Ongera wohereze kuri EBM";
export const retrying = "Biroherezwa...";
export const isQueued = (number: number) => `Inyemezabuguzi ${number} yongeye koherezwa.`;
export const notQueued = "Kohereza inyemezabuguzi byanze";

export const noCompany = "Nta TIN yatanzwe.";
export const changeCompany = "Hindura TIN";
export const companyTitle = "Fagitire ya kampani";
export const companyHelp = "TIN ijya ku nyemezabuguzi itarasinywa.";
export const tinHint = "Imibare 9; nusiga ubusa: nta kampani";
export const saveCompany = "Bika TIN";
export const companySaved = "Fagitire yahinduwe.";
export const companyNotSaved = "Guhindura fagitire byanze";

export const file = { a4: "PDF, A4", "80mm": "PDF, 80 mm" } as const;
export const makingFile = "Dosiye irakorwa...";
export const fileName = (number: number) => `inyemezabuguzi-${number}.pdf`;
export const saved = (name: string) => `Dosiye yabitswe yitwa ${name}`;
export const notSaved = "Dosiye ntiyakozwe";
