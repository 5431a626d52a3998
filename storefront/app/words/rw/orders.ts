export const days = (from: string, to: string) => `${from} kugeza ${to}`;

export const summary = "Incamake ya komande";
export const subtotal = "Igiteranyo cy'ibintu";
export const shipping = "Kukugezaho";
export const free = "Ubuntu";
export const total = "Igiteranyo";
export const youPay = (amount: string) => `Urishyura ${amount}.`;

export const giftCardOf = (amount: string) => `Ikarita y'impano · ${amount}`;
export const pieces = (what: string, quantity: number) => `${what} · pisi\u00a0${quantity}`;

export const loading = "Komande yawe irimo kuza...";
export const notFound = "Komande ntibonetse";
export const details = "Ibya komande yawe";
export const status = "Aho igeze";
export const ordered = "Yatanzwe";
export const delivery = "Kukugezaho";
export const payment = "Ubwishyu";
export const payments = "Ubwishyu";
export const address = "Aho komande izagezwa";
export const yourAddress = "Aderesi yawe";
export const collectIn = "Kwifatira mu iduka";
export const ready = "Iteguye gufatwa";
export const fetched = "Yafashwe";
export const country = "Rwanda";
export const note = "Inyandiko";
export const history = "Amateka";
export const giftGoesTo = "Uhabwa ikarita y'impano";
export const toYou = "Wowe";
export const toPerson = (name: string, email: string) => `${name}, ${email}`;
export const sentOn = (day: string) => `Yoherezwa tariki ${day}`;
export const sentWhenPaid = "Yoherezwa umaze kwishyura";

export const pending = "Itegereje";
export const processing = "Irategurwa";
export const shipped = "Iri mu nzira";
export const delivered = "Yagezeyo";
export const cancelled = "Yahagaritswe";
export const confirmed = "Yemejwe";
export const notYet = "bitaraba";

export const unpaid = "Ntirishyurwa";
export const paymentPending = "Ubwishyu butegereje";
export const paid = "Yishyuwe";
export const paymentFailed = "Kwishyura byanze";
export const partlyRefunded = "Hasubijwe igice";
/** "yose" is the money; "yasubijwe" alone could be the order. */
export const refunded = "Hasubijwe yose";
export const waitsForPhone = "Itegereje telefoni";
export const waitsForCard = "Itegereje ikarita";
export const waitsForRider = "Kwishyura bikugezeho";
export const notPaidYet = "Ntirishyurwa";
export const paidHow = (amount: string, how: string, at: string) =>
  how === "" ? `${amount}, ${at}.` : `${amount} ${how}, ${at}.`;
export const byCard = "n'ikarita ya banki";
export const byWallet = (phone: string) => `na Mobile Money ya ${phone}`;
export const toTheRider = "mu ntoki, yahawe umumotari";
export const inCash = "mu ntoki";
export const byMobileMoney = "na Mobile Money";
export const byTransfer = "kuri banki";
export const byCredit = "avuye ku mafaranga yawe mu iduka";
export const byGiftCard = "avuye ku ikarita y'impano";
export const byExchange = (returnNumber: string) => `avuye ku byo usubiza (${returnNumber})`;
export const attempt = (method: string, outcome: string) => `${method}: ${outcome}`;
export const attemptFrom = (method: string, phone: string, outcome: string) =>
  `${method}, ${phone}: ${outcome}`;
export const continuePayment = "Komeza wishyure";
export const payNow = "Ishyura iyi komande";

export const wasPaidBack = (amount: string) => `Wasubijwe ${amount}.`;
export const isPaidBack = (amount: string) => `Turimo kugusubiza ${amount}.`;
export const notPaidBack = (amount: string) => `Ntiturabasha kugusubiza ${amount}. Tuzakwandikira.`;

export const isCreditNow = (amount: string) => `${amount} yagiye ku mafaranga yawe mu iduka.`;
export const isOnCardAgain = (amount: string) => `${amount} yasubiye ku ikarita yawe y'impano.`;

/** @param orderNumbers of what was exchanged; empty: it is not known any more */
export const paidExchange = (amount: string, orderNumbers: string) =>
  `${amount} yishyuye ihinduza ryawe ${orderNumbers}`.trimEnd() + ".";
export const isReturnsAgain = (amount: string, returnNumber: string) =>
  `${amount} uzayasubizwa hamwe n'isubizwa ${returnNumber}.`;

export const exchangeFor = (returnNumber: string, orderNumber: string) =>
  `Ihinduza rya ${returnNumber}, komande ${orderNumber}`;
export const exchangeExpired = "Yahagaritswe: ibyo usubiza ntibyatugezeho ku gihe";
export const exchangeEnded = "Yahagaritswe hamwe n'isubizwa";
export const askOnWhatsApp = "Baza kuri WhatsApp";
export const question = (shop: string, orderNumber: string) =>
  `Muraho ${shop}, mfite ikibazo kuri komande yanjye ${orderNumber}.`;
