import { plural } from "~/lib/plural";

export const title = "Ibisubizwa";
export const search = "Isubizwa, komande, izina, telefoni";
export const tabs = "Ibisubizwa ukurikije aho bigeze";
export const loading = "Ibisubizwa birimo kuza...";
export const count = (n: number) => `Ibisubizwa byose: ${n.toLocaleString("en")}`;
export const openTab = "Bitarangiye";
export const allTab = "Byose";
export const notFound = "Gushaka isubizwa byanze";

export const noneOpen = "Nta bisubizwa bitarangiye";
export const noneOpenHelp = "Nta muntu utegereje. Umuntu nabisaba, bizahita bigaragara hano.";
export const noneOfState = "Nta bisubizwa bigeze aha";
export const noneYet = "Nta kintu kirasubizwa";
export const noneYetHelp = "Umuntu nagira icyo asubiza, kizahita kigaragara hano.";
export const noMatch = "Nta bisubizwa bibonetse";
export const matchElsewhere = (n: number) =>
  plural(n, {
    one: "Hari isubizwa 1 rigeze ahandi rihuye n'ibyo ushaka.",
    other: `Hari ibisubizwa ${n.toLocaleString("en")} bigeze ahandi bihuye n'ibyo ushaka.`,
  });
export const searchAll = "Shakisha muri byose";
export const clearSearch = "Reka gushakisha";

export const requested = "Byasabwe";
export const approved = "Biragaruka";
export const received = "Byakiriwe";
export const settled = "Byarangiye";
export const declined = "Byanzwe";
export const withdrawn = "Yabigumanye";

export const tooSmall = "Ni gito cyane";
export const tooLarge = "Ni kinini cyane";
export const notAsShown = "Ntigisa n'ifoto";
export const changedMind = "Yisubiyeho";
export const otherReason = "Indi mpamvu";
export const faulty = "Cyangiritse, gifite ikibazo";
export const wrongItem = "Twohereje ikitari cyo";

export const rider = "Umumotari aza kubifata";
export const shop = "Bizanwa mu iduka";
export const bus = "Ipaki muri bisi";
export const asPaid = "Uko byishyuwe";
export const asCredit = "Aye mu iduka";

export const returnColumn = "Isubizwa";
export const order = "Komande";
export const buyer = "Umukiriya";
export const pieces = "Ibintu";
export const amount = "Amafaranga";
export const asked = "Byasabwe";
export const state = "Aho bigeze";
export const noAmount = "–";
export const viewOrder = (number: string) => `Reba komande ${number}`;
export const returnNamed = (number: string) => `Isubizwa ${number}`;
export const oneReturn = "Isubizwa";
export const isGone = "Iryo subizwa ntiribaho.";
export const times = (quantity: number, name: string) => `${quantity} × ${name}`;
export const pieceCount = (n: number) => plural(n, { one: "ikintu 1", other: `ibintu ${n}` });

export const pictureCount = (n: number) => plural(n, { one: "ifoto 1", other: `amafoto ${n}` });

export const contact = "Kumuvugisha";
export const whatsAppText = (name: string, shopName: string, number: string) =>
  `Muraho ${name}, ni ${shopName}. Tukwandikiye ku bijyanye n'ibintu usubiza, ${number}.`;
export const handOver = "Uko bigaruka";
export const refundWish = "Ashaka gusubizwa";
export const approvedAt = "Byemejwe";
export const receivedAt = "Byakiriwe";
export const settledAt = "Byarangiye";
export const declinedAt = "Byanzwe";
export const withdrawnAt = "Yabigumanye";
export const paidBack = "Ayasubijwe";
export const reasonGiven = "Impamvu yatanzwe";
export const withDelivery = (amountText: string, delivery: string) =>
  `${amountText}, arimo ${delivery} yo kumugezaho`;
export const noteFromBuyer = "Inyandiko y'umukiriya";
export const byLaw = "Byasabwe mu minsi 7 bimugezeho: amategeko ntatwemerera kubyanga.";
export const items = "Ibintu";
export const itemsTotal = "Ay'ibintu";
export const counted = (sellable: number, damaged: number, missing: number) =>
  [
    sellable > 0 ? `nk'ibishya: ${sellable}` : "",
    damaged > 0 ? `byangiritse: ${damaged}` : "",
    missing > 0 ? `bitaje: ${missing}` : "",
  ]
    .filter((part) => part !== "")
    .join(", ");

export const exchange = "Guhinduza";
export const forIt = (look: string) => `Azahabwa: ${look}`;
export const exchangeOrder = "Komande y'ihinduza";
export const exchangeState = (orderState: string, moneyState: string) =>
  `${orderState} · ${moneyState}`;
export const keptUntil = "Bibitswe kugeza";
export const coveredByReturn = "Yishyurwa n'ibisubizwa";
export const stillToPay = "Asigaye kwishyurwa";
export const exchangeCancelled = "Yahagaritswe";
export const ofItExchange = "Muri yo, ay'ihinduza";
export const toBePaid = (orderNumber: string) =>
  `Komande ${orderNumber} yaroherejwe: icyo gihe izagomba kwishyurwa yose.`;
export const besidesBack = (amountText: string) =>
  `${amountText} umukiriya yayishyuriye azasubizwa.`;
export const missingOfExchange = (costText: string, missingText: string) =>
  `Ihinduza ryatwaye ${costText}: haraburaho ${missingText}.`;
export const alsoCancelled = (orderNumber: string) =>
  `Komande y'ihinduza ${orderNumber} na yo irahagarara.`;

export const approve = "Emeza";
export const approving = "Biremezwa...";
export const notApproved = "Kwemeza isubizwa byanze";
export const isApproved = (number: string) => `Isubizwa ${number} ryemejwe`;
export const nextApprove = "Reba ibyo umukiriya avuga, hanyuma ubyemeze cyangwa ubyange.";

export const decline = "Byange";
export const declining = "Birakorwa...";
export const declineTitle = (number: string) => `Kwanga isubizwa ${number}`;
export const declineHelp = "Umukiriya agumana ibintu, kandi nta mafaranga asubizwa.";
export const declineReason = "Impamvu";
export const buyerReadsIt = "Umukiriya azayisoma.";
export const notDeclined = "Kwanga isubizwa ntibyakunze";
export const isDeclined = (number: string) => `Isubizwa ${number} ryanzwe`;

export const withdraw = "Umukiriya abigumane";
export const withdrawing = "Birafungwa...";
export const withdrawQuestion = (number: string) => `Urashaka gufunga isubizwa ${number}?`;
export const withdrawHelp = "Umukiriya agumana ibintu, kandi nta mafaranga asubizwa.";
export const doWithdraw = "Funga isubizwa";
export const notWithdrawn = "Gufunga isubizwa byanze";
export const isWithdrawn = (number: string) =>
  `Isubizwa ${number} ryafunzwe: umukiriya agumanye ibintu`;

export const countTitle = "Bara ibyagarutse";
export const countHelp = "Ibimeze nk'ibishya bihita bisubira muri sitoke.";
export const ofPieces = (n: number) => plural(n, { one: "hoherejwe 1", other: `hoherejwe ${n}` });
export const sellable = "Nk'ibishya";
export const damaged = "Byangiritse";
export const countOf = (kind: string, name: string) => `${kind}: ${name}`;
export const countOne = "Bara nibura ikintu kimwe cyagarutse";
export const missing = (n: number) =>
  plural(n, { one: "Ikintu 1 nticyaje.", other: `Ibintu ${n} ntibyaje.` });
export const receive = "Akira";
export const receivePieces = (n: number) =>
  plural(n, { one: "Akira ikintu 1", other: `Akira ibintu ${n}` });
export const receiving = "Birabikwa...";
export const notReceived = "Kwakira isubizwa byanze";
export const isReceived = (number: string, toStock: number) =>
  toStock === 0
    ? `Isubizwa ${number} ryakiriwe`
    : plural(toStock, {
        one: `Isubizwa ${number} ryakiriwe: ikintu 1 cyasubiye muri sitoke`,
        other: `Isubizwa ${number} ryakiriwe: ibintu ${toStock} byasubiye muri sitoke`,
      });

export const settleTitle = "Subiza amafaranga";
export const settleAmount = "Amafaranga muri RWF";
export const settleHint = (amountText: string) => `Ntarenga ${amountText}.`;
export const paysExchange = (amountText: string, orderNumber: string) =>
  `${amountText} yishyura komande y'ihinduza ${orderNumber}.`;
export const restBack = (amountText: string) => `${amountText} asubizwa umukiriya.`;
export const nothingBesides = "Nta yandi asubizwa.";
export const settleExchange = "Ishyura ihinduza";
export const settleExchangeAnd = (amountText: string) => `Ishyura ihinduza, usubize ${amountText}`;
export const isExchanged = (number: string) => `Isubizwa ${number} ryarangiye: ihinduza ryishyuwe`;
export const isExchangedAnd = (number: string, amountText: string) =>
  `Isubizwa ${number} ryarangiye: ihinduza ryishyuwe, kandi ${amountText} arasubizwa`;
export const tickDelivery = (amountText: string) => `Hamwe n'ayo kumugezaho, ${amountText}`;
export const shortHint = (amountText: string, shortText: string) =>
  `${settleHint(amountText)} Havuyeho ${shortText}: hari amafaranga y'iyi komande yasubijwe mbere.`;
export const noMoneyLeft =
  "Nta mafaranga y'iyi komande asigaye yo gusubiza. Ese yarishyuwe ntihagira ubyandika? Banza ubyandike.";
export const partlyBack = "Hari igice cyasubijwe mbere";
export const lessReason = "Kuki ari make";
export const payBackBy = "Uko asubizwa";
export const payBackAsPaid = "Asubizwa uko yishyuwe.";
export const wholeAmount = "Andika umubare wuzuye muri RWF";
export const tooMuch = (amountText: string) => `Ntarenga ${amountText}`;
export const notNothing = "Mu minsi 7 umukiriya asubizwa amafaranga: andika arenze 0";
export const payBack = (amountText: string) => `Subiza ${amountText}`;
export const settleWithout = "Rangiza nta mafaranga";
export const settling = "Birarangizwa...";
export const notSettled = "Kurangiza isubizwa byanze";
export const isSettled = (number: string, amountText: string) =>
  `Isubizwa ${number} ryarangiye: ${amountText} arasubizwa`;
export const isSettledWithout = (number: string) => `Isubizwa ${number} ryarangiye nta mafaranga`;

export const forBuyer = "Isubizwa ry'umukiriya";
export const forBuyerTitle = (orderNumber: string) => `Isubizwa rya komande ${orderNumber}`;
export const forBuyerHelp = "Ni iry'umukiriya wahamagaye. Rihita ryemezwa.";
export const whatComes = "Ibigaruka";
export const quantityOf = (name: string) => `Umubare: ${name}`;
export const someOf = (n: number, most: number) => `${n} muri ${most}`;
export const reasonOf = (name: string) => `Impamvu: ${name}`;
export const exchangeOf = (name: string) => `Guhinduza: ${name}`;
export const moneyBack = "Amafaranga gusa, nta guhinduza";
export const lookLeft = (look: string, left: number) => `${look}, hasigaye ${left}`;
export const sameAgain = (look: string) => `Ikindi nka cyo: ${look}`;
export const lookingUp = "Turareba ibihari...";
export const notLookedUp = "Kureba ibihari byanze.";
export const isNotForSale = "Ntibikigurishwa: ni ugusubizwa amafaranga gusa.";
export const nothingElse =
  "Nta yindi ngano cyangwa irindi bara bisigaye: ni ugusubizwa amafaranga gusa.";
export const lookSoldOut = (look: string) => `${look}, byashize`;
export const chosenOne = "Icyahiswemo";
export const hasSoldOut = "Byashize: ongera uhitemo";
export const notPaidSwap =
  "Iyi komande ntirishyurwa yose, cyangwa nta wabyanditse: guhinduza ntibishoboka.";
export const partlyBackSwap =
  "Amafaranga asigaye kuri iyi komande ntahagije: hari ayasubijwe cyangwa ari ku bindi bisubizwa.";
export const exchangeFree = "Guhinduza ni ubuntu.";
export const buyerPays = (amountText: string) => `Umukiriya yongeraho ${amountText}.`;
export const buyerGets = (amountText: string) => `${amountText} asubizwa umukiriya.`;
export const chooseReason = "Hitamo impamvu";
export const reasonMissing = "Hitamo impamvu kuri buri kintu";
export const chooseLine = "Hitamo ibigaruka";
export const nothingLeft = "Nta kintu cy'iyi komande gisigaye cyo gusubizwa.";
export const openedMeanwhile = (numbers: string) =>
  `Hagati aho hafunguwe ${numbers}. Banza ubirebe mbere yo gufungura irindi.`;
export const openIt = "Fungura isubizwa";
export const opening = "Birafungurwa...";
export const notOpened = "Gufungura isubizwa byanze";
export const isOpened = (number: string) =>
  `Isubizwa ${number} ryafunguwe: andika iyo nimero ku ipaki`;
