export const title = "Komande yawe";
export const missingHelp =
  "Niba watanze komande udafite konti, uyifungura gusa muri tab ya browser wayitangiyemo, cyangwa kuri linki iri muri imeyili twakoherereje.";
export const findOrder = "Shaka komande yawe";
export const notShown = "Komande yawe yanze gufunguka";

export const expired = "Ubwishyu ntibwagereye igihe. Iyi komande yahagaritswe.";
export const unconfirmed =
  "Utubabarire: ntitwemeje iyi komande ku gihe, ni yo mpamvu yahagaritswe.";
export const exchangeExpired =
  "Ibyo wagombaga gusubiza ntibyatugezeho ku gihe. Iri hinduza ryahagaritswe.";
export const exchangeEnded =
  "Isubizwa ry'ibintu ryahagaritswe cyangwa ryanzwe, ni yo mpamvu n'iri hinduza ryahagaritswe.";
export const backInShop = "Ibintu byasubiye mu iduka.";
export const moneyInstead = (returnNumber: string) =>
  `Ibyo usubiza (${returnNumber}) nibitugeraho, uzasubizwa amafaranga yawe.`;
export const moneyNext = (returnNumber: string) =>
  `Ibyo wasubije (${returnNumber}) byatugezeho. Hakurikiyeho kugusubiza amafaranga yawe.`;
export const isKept = (firstName: string) => `Urakoze, ${firstName}. Twabikubikiye.`;
export const waitsForReturn = (until: string) =>
  `Twabikubikiye kugeza ku wa ${until}. Ibyo usubiza bigomba kutugeraho mbere y'icyo gihe.`;
export const partUnpaid = "Ibyo wahinduje twabikubikiye. Amafaranga ntaruzura.";
export const partExchangedHelp = (returned: string, owed: string) =>
  `Ibyo usubiza byishyuyeho ${returned}. Hitamo uko wishyura andi ${owed} asigaye.`;
export const cancelled = "Iyi komande yahagaritswe.";
export const waiting = "Dutegereje ubwishyu bwawe.";
export const approve = (amount: string, phone: string) => `Emeza ${amount} kuri ${phone}`;
export const unpaid = "Komande yawe yatanzwe, ariko ntirishyurwa.";
export const paidBack = "Wasubijwe amafaranga yawe.";
export const gotIt = (firstName: string) => `Urakoze, ${firstName}. Komande yawe yatugezeho.`;
export const packing = (firstName: string) =>
  `Urakoze, ${firstName}. Turimo gutegura komande yawe.`;
export const onItsWay = (firstName: string) => `Urakoze, ${firstName}. Komande yawe iri mu nzira.`;
export const isReady = (firstName: string) =>
  `Urakoze, ${firstName}. Komande yawe irateguye, ngwino uyifate.`;
export const wasCollected = (firstName: string) =>
  `Urakoze, ${firstName}. Komande yawe warayifashe.`;
export const delivered = (firstName: string) => `Urakoze, ${firstName}. Komande yawe yakugezeho.`;

export const keepReference =
  "Bika iyi nimero. Kukugezaho komande bitwara iminsi 1–2 y'akazi i Kigali, n'iminsi 3–5 y'akazi ahandi hose mu Rwanda.";
export const arrives = (days: string) =>
  `Bika iyi nimero. Biteganyijwe ko komande izakugeraho ${days}.`;
export const collect = "Bika iyi nimero. Komande yawe uzayifatira mu iduka ryacu.";
export const mailed = "Bika iyi nimero. Amakarita y'impano aza kuri imeyili.";
export const expiredHelp =
  "Nta mafaranga wakaswe. Ibintu byasubiye mu iduka: ushobora kongera kubitangira komande.";
export const failed = "Kwishyura byanze.";
export const held = (until: string) => `Ibi bintu twabikubikiye kugeza ku wa ${until}.`;
export const nothingPacked = "Ntidutegura komande utarishyura.";
export const paymentPending = "Ubwishyu butegereje";
export const unpaidHelp =
  "Komande yawe yatanzwe, kandi nta mafaranga wakaswe. Hitamo uko wishyura.";
export const partPaidHelp = (credit: string, owed: string) =>
  `Komande yawe yatanzwe. ${credit} yavuye ku ikarita yawe y'impano cyangwa ku mafaranga yawe mu iduka. Hitamo uko wishyura andi ${owed} asigaye.`;
export const dearerHelp = (paid: string, owed: string) =>
  `Komande yawe yarahindutse, ubu irahenze kurushaho. ${paid} yamaze kwishyurwa. Hitamo uko wishyura andi ${owed} asigaye.`;
export const notPaidYet = "Ntirishyurwa";
export const cashHelp = (amount: string) => `Umumotari nakugeraho, umwishyure ${amount} mu ntoki.`;
export const agreedHelp = (amount: string) =>
  `Tuzakuvugisha twemeze komande yawe, twumvikane n'uko uzishyura ${amount}.`;
export const owedHelp = (amount: string) =>
  `Ntiturandika ko wishyuye ${amount}. Waba waramaze kwishyura? Twandikire tubirebe.`;
export const paid = "Yishyuwe";
export const viewTransit = "Reba aho bigeze";

export const payment = "Ubwishyu";
export const payOnDelivery = "Ishyura bikugezeho";
export const tryAgain = "Ongera ugerageze";
export const pay = (amount: string) => `Ishyura ${amount}`;

/** Of a card, which is paid on a page elsewhere. */
export const payByCard = (amount: string) => `Ishyura ${amount} n'ikarita`;
export const cardBadge = "Dutegereje ikarita yawe";
export const cardHelp =
  "Wishyurira ku rubuga rwa Flutterwave. Nimero y'ikarita yawe ntituyibona na rimwe. Nugaruka, turabanza tukabaza.";
export const cardPreparing = "Turafungura aho wishyurira...";
export const cardLeft =
  "Wavuye aho wishyurira. Nta mafaranga yakuweho. Ushobora kongera kwishyura, cyangwa ukishyura ukundi.";
export const cardChecking = "Urakaza neza. Turareba ubwishyu bwawe...";
export const cardTimeOver = "Igihe kirarangiye. Turongera kureba ubwishyu bwawe...";
export const leftToPay = "usigaranye ngo wishyure";
export const otherWay = "Ishyura ukundi";
export const waitingBadge = "Emereza kuri telefoni yawe";
export const timeLeft = "Igihe gisigaye ngo wemeze";
export const leftToApprove = "usigaranye ngo wemeze";
export const timeOver = "Igihe kirarangiye. Turongera kureba kuri konti yawe ya Mobile Money...";
export const openRequest = "Fungura ubutumwa bwa Mobile Money kuri telefoni yawe.";
export const enterPin = "Andikamo PIN yawe. Twe ntituyikubaza na rimwe.";
export const noRequest = <T>(code: T) => ["Nta butumwa bwaje? Kanda ", code, "."];
export const canClose = (email: string) =>
  `Iyi paji irihindura ubwayo umaze kwishyura. Ushobora kuyifunga: ibintu byawe twabikubikiye, kandi tuzakwandikira kuri ${email}.`;
export const canCloseOnly =
  "Iyi paji irihindura ubwayo umaze kwishyura. Ushobora kuyifunga: ibintu byawe twabikubikiye.";
export const keepWaiting = "Komeza utegereze";
export const changeNumber = "Hindura nimero cyangwa uburyo";
