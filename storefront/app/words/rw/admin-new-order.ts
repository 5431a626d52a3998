import { plural } from "~/lib/plural";

export const title = "Komande nshya";
export const orders = "Komande";
export const formLabel = "Komande nshya";
export const loadingDraft = "Inyandiko itararangira irimo kuza...";
export const notOpened = "Gufungura inyandiko itararangira byanze";
export const draftSaved = (time: string) => `Inyandiko itararangira yabitswe saa ${time}`;
export const draftNotSaved = "Inyandiko itararangira ntishobora kubikwa kuri iki gikoresho";
export const clear = "Siba";
export const clearQuestion = "Urashaka gusiba iyi nyandiko itararangira?";
export const clearHelp = "Ibicuruzwa, umukiriya n'igabanyirizwa bivamo. Nta komande itangwa.";
export const keepDraft = "Igumeho";

export const products = "Ibicuruzwa";
export const lines = "Ibicuruzwa by'iyi komande";
export const remove = (name: string) => `Kuramo ${name}`;
export const saleWas = (amountText: string) => `Promosiyo, cyaguraga ${amountText}`;
export const someLeft = (left: number) =>
  plural(left, { one: `Hasigaye ${left} gusa`, other: `Hasigaye ${left} gusa` });
export const noneLeft = "Byashize. Bikuremo.";
export const useWhatIsLeft = "Fata ibisigaye";
export const tooManyLines = "Komande ntirenza imirongo 50";
export const noItems = "Ongeramo nibura igicuruzwa kimwe";
export const notEnough = "Hari ibintu bidahagije";

export const customer = "Umukiriya";
export const searchBuyers = "Izina, telefoni, imeyili";
export const noBuyers = "Nta we ubonetse. Ongeramo umukiriya mushya.";
export const buyersFound = (count: number) =>
  plural(count, { one: `Umukiriya ${count}`, other: `Abakiriya ${count}` });
export const newCustomer = "Umukiriya mushya";
export const change = "Hindura";
export const changeCustomer = "Hindura umukiriya";
export const editContact = "Hindura izina, telefoni, imeyili";
export const orderCount = (count: number) =>
  plural(count, { one: `komande ${count}`, other: `komande ${count}` });
export const noBuyer = "Hitamo umukiriya, cyangwa wongeremo mushya";
export const emailOptional = "Imeyili (si ngombwa)";
export const emailHint = "Nutayishyiramo, umukiriya ntazabona imeyili zacu.";
export const languageHint = "Ni rwo tumwandikiramo.";
export const emailHintAccount = "Nutayishyiramo, imeyili zizajya ku yanditse kuri konti ye.";
export const wayThere = "Uko umukiriya azabibona";
export const riderDelivers = "Umumotari abijyana";
export const collected = "Kwifatira mu iduka";
export const address = "Aderesi";
export const city = "Umujyi";
export const kigali = "Kigali";
export const note = "Inyandiko (si ngombwa)";
export const noteHint = "Ni iy'umumotari n'upakira: isaha, cyangwa uwo babaza.";
export const noteHintPickup = "Ni iy'uzabipakira.";
export const companyTin = "TIN ya kampani (si ngombwa)";
export const purchaseCode = "Kode y'ubuguzi (si ngombwa)";
export const codeNeedsTin = "Kode y'ubuguzi isaba TIN ya kampani";

export const total = "Igiteranyo";
export const emptyTotal = "Ongeramo igicuruzwa ubone igiteranyo.";
export const totalUnknown = "Kubara igiteranyo byanze";
export const loadingTotal = "Igiteranyo kirabarwa...";
export const totalIs = (amountText: string) => `Igiteranyo ni ${amountText}`;
export const items = (count: number) => `Ibintu (${count})`;
export const discount = "Igabanyirizwa";
export const discountPercent = (percent: number) => `Igabanyirizwa, ${percent}%`;
export const changeDiscount = "Hindura igabanyirizwa";
export const addDiscount = "Gabanya igiciro";
export const less = (amountText: string) => `−${amountText}`;
export const delivery = "Kugezwaho";
export const freeDelivery = "Ubuntu";
export const includesVat = (rate: number) => `Harimo TVA ya ${rate}%`;
export const reasonIs = (reason: string) => `Impamvu: ${reason}`;
export const kind = "Igabanyirizwa muri";
export const percent = "Ijanisha";
export const rwf = "RWF";
export const wholeRwf = "RWF yuzuye";
export const reason = "Impamvu";
export const reasonHint = "Ni iy'abakozi. Umukiriya ntayibona.";
export const apply = "Shyiraho";
export const removeDiscount = "Kuraho";
export const cancel = "Reka";
export const percentRange = "Andika umubare wuzuye kuva kuri 1 kugeza kuri 100";
export const wholeAmount = "Andika umubare wuzuye muri RWF";
export const needsReason = "Andika impamvu";

export const payment = "Ubwishyu";
export const ways = "Uburyo bwo kwishyura";
export const sendLink = "Linki";
export const takePayment = "Akira ubwishyu";
export const payRider = "Ku mumotari";
export const linkHelp = (duration: string) =>
  `Umukiriya yishyura kuri telefoni ye akoresheje Mobile Money. Linki imubikira ibintu ${duration}.`;
export const holdFor = "Igihe ibintu bibikwa";
export const hours = (count: number) =>
  plural(count, { one: `isaha ${count}`, other: `amasaha ${count}` });
export const days = (count: number) =>
  plural(count, { one: `umunsi ${count}`, other: `iminsi ${count}` });
export const riderHelp = (amountText: string) =>
  `Umumotari azishyuza ${amountText} mu ntoki agejeje ibintu ku mukiriya.`;
export const handed = "Ayo uhawe";
export const giveBack = "Ayo ugarura";
export const missing = (amountText: string) => `Haraburaho ${amountText}`;
export const placeWithLink = "Tanga komande ukore linki";
export const placeForRider = "Tanga komande, yishyurwe umumotari";
export const placeFree = "Tanga komande";
export const placing = "Komande iratangwa...";
export const nothingToPay = "Nta cyo kwishyura.";

export const notPlaced = "Gutanga komande byanze";
export const nothingOrdered = "Nta komande yatanzwe.";
export const unanswered = "Birashoboka ko yatanzwe. Ongera ukande: bizaba komande imwe, si ebyiri.";
export const sentBefore = "Iyi komande yari yaroherejwe, ariko irimo ibitandukanye n'ibi.";
export const sentBeforeHelp =
  "Birashoboka ko yatanzwe. Yifungure urebe, cyangwa utange indi irimo ibiri hano ubu.";
export const openEarlier = "Fungura iyo komande";
export const placeAnother = "Tanga indi";
export const seeOrders = "Reba komande zose";
export const pricesChanged = "Igiciro cyahindutse.";
export const pricesChangedHelp = "Nta komande yatanzwe. Bwira umukiriya, hanyuma wongere ukande.";
export const newTotal = "Igiteranyo gishya";
export const before = "mbere:";

export const isPlaced = (orderNumber: string) => `Komande ${orderNumber} yatanzwe.`;
export const isPaid = (orderNumber: string) => `Komande ${orderNumber} yatanzwe kandi yishyuwe.`;
export const isHeld = (duration: string) => `Ibintu bizabikwa ${duration}.`;
export const inCash = (amountText: string, time: string) =>
  `${amountText} mu ntoki, yanditswe saa ${time}.`;
export const byTill = (amountText: string, time: string) =>
  `${amountText} kuri MoMo y'iduka, yanditswe saa ${time}.`;
export const byBank = (amountText: string, time: string) =>
  `${amountText} yoherejwe kuri banki, yanditswe saa ${time}.`;
export const anotherOrder = "Komande nshya";
export const openOrder = "Fungura komande";
export const receipt = "Inyemezabuguzi";
export const packingSlip = "Urupapuro rw'ipaki";
export const ordered = "Ibyatumijwe";
export const quantityOf = (quantity: number) => `${quantity} ×`;
