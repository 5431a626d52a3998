import { plural } from "~/lib/plural";

export const title = "Komande";
export const newOrder = "Komande nshya";
export const search = "Nimero, izina, imeyili, telefoni";
export const loading = "Komande zirimo kuza...";
export const none = "Nta komande ibonetse";
export const noneHelp = "Umuntu akigura, komande ye ihita igaragara hano.";
export const count = (n: number) => `Komande zose: ${n.toLocaleString("en")}`;

export const counters = "Komande ukurikije aho zigeze";
export const payment = "Ubwishyu";
export const toBePaid = "Izo kwishyuza";
export const toCall = "Hamagara wemeze";
export const anyPayment = "Ubwishyu: bwose";
export const onlyPayment = (state: string) => `Ubwishyu: ${state.toLowerCase()}`;

export const order = "Komande";
export const customer = "Umukiriya";
export const total = "Igiteranyo";
export const date = "Itariki";
export const status = "Aho igeze";
export const details = "Birambuye";
export const orderNamed = (number: string) => `Komande ${number}`;
export const orderOn = (number: string, day: string) => `Komande ${number} · ${day}`;
export const viewOrder = (number: string) => `Reba komande ${number}`;
export const statusOf = (number: string) => `Aho komande ${number} igeze`;

export const statusNotUpdated = "Guhindura aho komande igeze byanze";
export const nowIs = (number: string, state: string) => `Komande ${number} ubu: ${state}`;
export const isAgain = (number: string, state: string) =>
  `Komande ${number} yasubiye kuri: ${state}`;
export const undo = "Subiza uko byari";
export const leftOf = (name: string, requested: number, available: number) =>
  `${name}: hakenewe ${requested}, hasigaye ${available}`;

export const cancelQuestion = (number: string) => `Urashaka guhagarika komande ${number}?`;
export const cancelPaidHelp = (amount: string) =>
  `Hishyuwe ${amount}. Azasubizwa, kandi umukiriya azabona imeyili.`;
export const reopenHelp = "Niwongera gufungura iyi komande nyuma, amafaranga yasubijwe ntagaruka.";
export const creditGoesBack = (amount: string) =>
  `${amount} yavuye ku mafaranga y'umukiriya mu iduka cyangwa ku makarita y'impano ahita asubirayo.`;
export const exchangeGoesBack = (amount: string) =>
  `${amount} yishyuwe n'isubizwa asubira kuri iryo subizwa.`;
export const cardsSpent = (amount: string) =>
  `${amount} yo ku makarita y'impano yaguzwe yarakoreshejwe, ntazasubizwa.`;
export const cardsTakenBack =
  "Asigaye ku makarita y'impano yaguzwe akurwaho, kandi komande irimo amakarita y'impano ntishobora kongera gufungurwa.";
export const keep = "Igumeho";
export const doCancel = "Hagarika komande";

export const setStatus = "Hindura aho komande wahisemo zigeze";
export const setStatusTo = "Aho zigeze...";
export const bulkTitle = (state: string) => `Komande zirashyirwa kuri: ${state}`;
export const bulkCancelQuestion = (n: number) =>
  plural(n, {
    one: `Urashaka guhagarika komande ${n}?`,
    other: `Urashaka guhagarika komande ${n}?`,
  });
export const bulkCancelHelp = (amount: string) =>
  `Abakiriya bazabona imeyili, n'ibintu bisubire muri sitoke. Hishyuwe ${amount}, azasubizwa.`;
export const bulkCancelUnpaidHelp = "Abakiriya bazabona imeyili, n'ibintu bisubire muri sitoke.";

export const bulkOwedQuestion = (n: number) =>
  plural(n, {
    one: `Urashaka kwemeza ko komande ${n} yagezeyo?`,
    other: `Urashaka kwemeza ko komande ${n} zagezeyo?`,
  });
export const bulkOwedHelp = (amount: string) =>
  `${amount} yazo ntarandikwa. Yandike kuri buri komande ukwayo: kugeza icyo gihe haguma handitse ko harimo ideni.`;
export const setDelivered = "Emeza ko zagezeyo";

export const doExport = "Sohora CSV";
export const exporting = "Birasohoka...";
export const exportFile = "komande.csv";
export const exported = (file: string) => `Dosiye ${file} yasohotse`;
export const notExported = "Gusohora komande byanze";

export const notLoaded = "Kuzana amakuru ya komande byanze";
export const whatsAppText = (name: string, shop: string, orderNumber: string) =>
  `Muraho ${name}, ni ${shop}. Tukwandikiye ku bijyanye na komande yawe ${orderNumber}.`;
export const bought = (orders: number, amount: string) =>
  plural(orders, {
    one: `Komande 1, ${amount}`,
    other: `Komande ${orders.toLocaleString("en")}, ${amount}`,
  });
export const notCounted = "Kubara komande ze byanze.";
export const noEmail = "Nta meyili afite";
export const collected = "Kwifatira mu iduka";
export const theirOrders = "Komande zose z'uyu mukiriya";
export const address = "Aho komande izagezwa";
export const promised = (days: string) => `Igihe twasezeranye: ${days}`;
export const customerNote = "Inyandiko y'umukiriya";
export const items = "Ibintu";
export const times = (quantity: number, price: string) => `${quantity} × ${price}`;
export const byEmail = "Ikarita y'impano: yoherezwa kuri imeyili";
export const subtotal = "Igiteranyo cy'ibintu";
export const shipping = "Kugezwaho";
export const totalAmount = "Igiteranyo cyose";

export const exchangeFor = (returnNumber: string, orderNumber: string) =>
  `Ihinduza rya ${returnNumber} ryo kuri komande ${orderNumber}`;
export const isNotBack = "Ibisubizwa ntibiragera hano.";
export const isBack = "Ibisubizwa byageze hano.";
export const isReturnOver = "Iryo subizwa ryahagaritswe cyangwa ryanzwe.";

export const giftCards = "Amakarita y'impano";
export const giftFor = "Uwo agenewe";
export const sentTo = "Yoherezwa kuri";
export const theBuyer = "Uwayaguze";
export const when = "Ryari";
export const afterPayment = "Bikimara kwishyurwa";
export const giftMessage = "Ubutumwa";
export const giftForgotten = "Izina ry'uwo agenewe ntirikibitswe.";
export const madeOncePaid = "Azakorwa komande imaze kwishyurwa.";
export const noneMade = "Nta yakozwe.";
export const beingMade = "Arimo gukorwa.";
export const cardAmounts = (sold: string, left: string) => `${sold}, hasigaye ${left}`;

export const previousOrder = "Komande ibanjirije iyi ku rutonde";
export const nextOrder = "Komande ikurikira ku rutonde";

export const packingSlip = "Urupapuro rw'ipaki";
export const packingSlips = (n: number) =>
  plural(n, { one: "Urupapuro rw'ipaki", other: `Impapuro z'amapaki (${n})` });
export const receipt = "Inyemezabuguzi";
export const receiptOf = (orderNumber: string) => `Inyemezabuguzi ${orderNumber}`;
export const packingSlipOf = (orderNumber: string) => `Urupapuro rw'ipaki ${orderNumber}`;
export const print = "Capa";
export const back = "Subira kuri komande";
export const backToOrder = "Subira kuri iyi komande";
export const printLoading = "Birategurwa ngo bicapwe...";
export const deliverTo = "Bigezwe kuri";
export const orderNumber = "Nimero ya komande";
export const ordered = "Itariki yatanzweho";
export const delivery = "Kugezwaho";
export const item = "Ikintu";
export const quantity = "Umubare";
export const packedTick = "Byapakiwe";
export const unitPrice = "Igiciro cya 1";
export const lineTotal = "Igiteranyo";
export const nothingToPack = "Nta cyo gupakira";
export const units = (n: number) => plural(n, { one: `Ikintu ${n}`, other: `Ibintu ${n}` });
export const collect = (amount: string) => `Ishyuza ${amount} mu ntoki`;
export const notPaidYet = (amount: string) =>
  `Ntirishyurwa: ${amount}. Banza ubaze mu iduka mbere yo kuyitanga.`;
export const nothingToPay = "Nta cyo kwishyura";
export const collectNothing = "Nta cyo kwishyuza";
export const notTaxInvoice =
  "Incamake ya komande. Iyi si fagitire y'imisoro, si na fagitire ya EBM.";
export const sellerRegistration = (number: string) => `Nimero y'iyandikwa ${number}`;
export const sellerTin = (tin: string) => `TIN ${tin}`;
export const soldTo = "Byaguzwe na";
export const paidOn = (method: string, day: string) => `Yishyuwe: ${method}, ${day}`;
export const paidBack = "Ayasubijwe";
export const stillToPay = "Asigaye kwishyurwa";
export const country = "Rwanda";

export const mapPin = (place: string) => `Aho ari ku ikarita: ${place}`;
