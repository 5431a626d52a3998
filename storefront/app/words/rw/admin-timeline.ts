export const title = "Amateka";
export const show = "Erekana";
export const all = "Byose";
export const payments = "Ubwishyu";
export const mails = "Imeyili na SMS";
export const notes = "Inyandiko";
export const changes = "Ibyahinduwe";
export const loading = "Amateka arimo kuza...";
export const notLoaded = "Kuzana amateka byanze";
export const none = "Nta kirabaho.";
export const nonePayments = "Nta bwishyu buraboneka.";
export const noneMails = "Nta meyili iroherezwa.";
export const noneNotes = "Nta nyandiko zirandikwa. Abakiriya ntibazibona na rimwe.";
export const noneChanges = "Nta kirahinduka.";
export const today = "Uyu munsi";
export const yesterday = "Ejo hashize";

export const newNote = "Andikira abakozi inyandiko";
export const addNote = "Ongeramo";
export const adding = "Birongerwamo...";
export const noteAdded = "Inyandiko yongewemo";
export const noteNotAdded = "Kongeramo inyandiko byanze";

export const buyer = "Umukiriya";
export const shop = "Iduka";
export const staff = "Umukozi";

export const placed = "Yatanzwe";
export const confirmed = "Yemejwe";
export const packed = "Yapakiwe";
export const unpacked = "Yapakuruwe";
export const paymentExpired = "Yahagaritswe: ntiyishyuwe ku gihe";
export const notConfirmed = "Yahagaritswe: ntiyemejwe ku gihe";
export const exchangeExpired = "Yahagaritswe: ibisubizwa ntibyaje ku gihe";
export const exchangeEnded = "Yahagaritswe hamwe n'isubizwa";
export const addressChanged = "Aho izagezwa hahinduwe";
export const articleChanged = "Ingano cyangwa ibara byahinduwe";
export const itemsChanged = "Ibintu byahinduwe";
export const rider = "Umumotari";
export const parcelDelivered = (number: number) => `Ipaki ya ${number} yashyikirijwe nyirayo`;
export const parcelFailed = (number: number) => `Ipaki ya ${number} ntiyashyikirijwe nyirayo`;
export const newDay = (day: string) => `Izongera kujyanwa: ${day}`;
export const receivedBy = (name: string) => `Uwayakiriye: ${name}`;
export const cashTaken = (amount: string) => `${amount} mu ntoki`;

export const momoAsked = "Mobile Money yasabwe";
export const cardStarted = "Kwishyura n'ikarita byatangiye";
export const cardPaid = "Byishyuwe n'ikarita";
export const momoApproved = "Mobile Money yemejwe";
export const codChosen = "Yahisemo kwishyura bimugezeho";
export const laterChosen = "Yahisemo kwishyura tumaze kwemeza";
export const recorded = "Ubwishyu bwanditswe";
export const nothingToPay = "Nta cyo kwishyura";
export const failed = "Kwishyura byanze";
export const creditUsed = "Hakoreshejwe amafaranga ye mu iduka";
export const cardUsed = (endsWith: string) => `Hakoreshejwe ikarita y'impano …${endsWith}`;
export const returnUsed = (number: string) => `Yishyuwe n'isubizwa ${number}`;
export const refundOwed = "Hari amafaranga yo gusubiza";
export const refundPaid = "Amafaranga yasubijwe";
export const refundFailed = "Gusubiza amafaranga byanze, ntarasubizwa";
export const backAsCredit = "Yasubijwe ku mafaranga ye mu iduka";
export const backOnCard = (endsWith: string) => `Yasubijwe ku ikarita y'impano …${endsWith}`;
export const backToReturn = (number: string) => `Yasubijwe ku isubizwa ${number}`;
export const cardSold = (endsWith: string) => `Hakozwe ikarita y'impano …${endsWith}`;
export const cardTakenBack = (endsWith: string) => `Hakuweho ikarita y'impano …${endsWith}`;
export const from = (phone: string) => `avuye kuri ${phone}`;
export const reference = (text: string) => `referanse ${text}`;

export const mailIs = (state: string, name: string) => `${state}: ${name}`;
export const mailSent = "Imeyili yoherejwe";
export const mailWaiting = "Imeyili itegereje";
export const mailKept = "Imeyili yabitswe, ntiyoherejwe";
export const mailPassedOn = "Imeyili yohererejwe abakozi";
export const mailDead = "Imeyili yananiranye";
export const mailWithheld = "Imeyili yahagaritswe";
export const textWaiting = (channel: string) => `${channel} itegereje`;
export const textSent = (channel: string) => `${channel} yoherejwe`;
export const textDelivered = (channel: string) => `${channel} yagezeyo`;
export const textUndelivered = (channel: string) => `${channel} ntiyagezeyo`;
export const textKept = (channel: string) => `${channel} yabitswe, ntiyoherejwe`;
export const textDead = (channel: string) => `${channel} yananiranye`;
export const textWithheld = (channel: string) => `${channel} yahagaritswe`;
export const allStaff = "Abakozi bose";
export const sentAt = (time: string) => `yoherejwe ${time}`;
export const tries = (n: number) => `byageragejwe inshuro ${n}`;
export const triedOnce = "byageragejwe rimwe";

export const note = "Inyandiko";
export const forgotten = "Ntikibitswe";

export const returnAsked = (number: string) => `Isubizwa ${number} ryasabwe`;
export const returnApproved = (number: string) => `Isubizwa ${number} ryemejwe`;
export const returnReceived = (number: string) => `Isubizwa ${number} ryakiriwe`;
export const returnSettled = (number: string) => `Isubizwa ${number} ryarangiye`;
export const returnDeclined = (number: string) => `Isubizwa ${number} ryanzwe`;
export const returnWithdrawn = (number: string) =>
  `Isubizwa ${number} ryafunzwe: umukiriya agumanye ibintu`;
export const approvedAtOnce = "ryahise ryemezwa";
export const goesBack = (amount: string) => `${amount} arasubizwa`;
export const exchangeOrder = (orderNumber: string) => `Komande y'ihinduza ${orderNumber}`;
export const openReturn = (number: string) => `Fungura isubizwa ${number}`;

export const receiptMade = (number: number) => `Inyemezabuguzi ${number} yakozwe`;
export const receiptSigned = (number: number) => `Inyemezabuguzi ${number} yasinywe`;
export const creditNoteMade = (number: number) => `Inyandiko y'isubizwa ${number} yakozwe`;
export const creditNoteSigned = (number: number) => `Inyandiko y'isubizwa ${number} yasinywe`;
export const signedAs = (number: number) => `Nimero ya EBM ${number}`;
export const refused = (reason: string) => `byanzwe: ${reason}`;

export const ACTIONS: Readonly<Record<string, string>> = {
  "order.update": "Komande yahinduwe",
  "order.split": "Yashyizwe mu mapaki",
  "parcel.plan": "Kuyijyana byateguwe",
  "parcel.send": "Yahawe umumotari",
  "receipt.update": "Inyemezabuguzi yahinduwe",
  "mail.retry": "Imeyili yongeye koherezwa",
  "gift_card.update": "Ikarita y'impano yahinduwe",
  "native.call": "Byahinduwe mu buyobozi bwa Medusa",
};
export const fieldChange = (name: string, before: string, after: string) =>
  `${name}: ${before} → ${after}`;
export const nothing = "nta cyo";
export const yes = "yego";
export const no = "oya";

export const looked = (name: string) => `${name} yayirebye`;
export const lookedTimes = (name: string, times: number) =>
  `${name} yayirebye inshuro\u00a0${times}`;
export const lastAt = (time: string) => `ubwa nyuma saa ${time}`;
