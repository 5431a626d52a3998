export const title = "Ubwishyu";
export const loading = "Ubwishyu burimo kuza...";
export const none = "Nta bwishyu bubonetse";
export const noneHelp =
  "Umuntu niyishyura, cyangwa niyemera kwishyura bimugezeho, bizahita bigaragara hano.";
export const count = (n: number) => `Ubwishyu bwose: ${n.toLocaleString("en")}`;

export const status = "Uko bimeze";
export const anyStatus = "Uko bimeze";
export const method = "Uburyo";
export const anyMethod = "Uburyo: bwose";
export const refundQueue = "Ayo gusubiza";

export const date = "Itariki";
export const order = "Komande";
export const viewOrder = (number: string) => `Reba komande ${number}`;
export const amount = "Amafaranga";
export const state = "Uko bimeze";
export const refunds = "Ayasubijwe";
export const todo = "Ibyo gukora";
export const paymentOf = (orderNumber: string) => `Ubwishyu bwa komande ${orderNumber}`;

export const momo = "Mobile Money";
export const mtn = "MTN MoMo";
export const airtel = "Airtel Money";
export const card = "Ikarita ya banki";
export const cod = "Ku mumotari";
export const placeholder = "Tumaze kwemeza";
export const credit = "Ayo mu iduka";
export const giftCard = (endsWith: string) => `Ikarita y'impano …${endsWith}`;
export const byReturn = (returnNumber: string) => `Ihinduza rya ${returnNumber}`;
export const cash = "Mu ntoki";
export const till = "MoMo y'iduka";
export const bank = "Kuri banki";
export const otherWay = "Ubundi buryo";

export const pending = "Itegereje";
export const completed = "Yishyuwe";
export const failed = "Byanze";
export const refunded = "Yasubijwe";

export const rejected = "Umukiriya yabyanze kuri telefoni";
export const timedOut = "Ntibyemejwe ku gihe";
export const notEnoughFunds = "Kuri konti ya Mobile Money nta mafaranga ahagije ariho";
export const limitReached = "Konti ya Mobile Money yageze ku mubare ntarengwa";
export const payerNotFound = "Iyi nimero nta konti ya Mobile Money ifite";
export const wrongPin = "PIN yanditswe si yo";
export const accountNotActive = "Konti ya Mobile Money ntikora";
export const notAllowed = "Konti ya Mobile Money ntiyemerewe kwishyura ibi";
export const wrongAmount = "Amafaranga ntahuye n'aya komande";
export const providerUnavailable = "Mobile Money ntiyasubije";
export const cardDeclined = "Ikarita yanzwe";
export const cardUnavailable = "Flutterwave ntiyakiriye ubwishyu";
export const orderCancelled = "Komande yahagaritswe";
export const abandoned = "Umukiriya yatangiye kwishyura bundi bushya";
export const unknown = "Mobile Money ntiyavuze impamvu";

export const payments = "Ubwishyu";
export const total = "Igiteranyo";
export const less = (amountText: string) => `−${amountText}`;
export const stillToPay = "Asigaye kwishyurwa";
export const noneYet = "Nta we uragerageza kwishyura.";
export const transaction = (id: string) => `Transaction ID ${id}`;
export const wallet = (phone: string) => `Konti ya Mobile Money ${phone}`;

export const notProcessed = "Iby'ubwishyu byanze";
export const markFailed = "Andika ko byanze";
export const markFailedQuestion = (amountText: string) =>
  `Urashaka kwandika ko kwishyura ${amountText} byanze?`;
export const markFailedHelp = "Nta mafaranga yaje. Ibi ntibihindurwa nyuma.";
export const cancel = "Reka";
export const saving = "Birabikwa...";
export const isFailed = "Handitswe ko kwishyura byanze";

export const record = "Andika ubwishyu";
export const recordTitle = (orderNumber: string) => `Andika ubwishyu bwa komande ${orderNumber}`;
export const recordHelp = "Andika amafaranga ari uko umaze kuyabona.";
export const howItCame = "Uko yishyuwe";
export const forThisOrder = "Ay'iyi komande";
export const tillReference = "Transaction ID ya MTN";
export const tillReferenceHint = "Ntishobora gukoreshwa ku yindi komande.";
export const bankReference = "Referanse ya banki";
export const bankReferenceHint =
  "Nk'uko iri ku rupapuro rwa banki. Ntishobora gukoreshwa ku yindi komande.";
export const checkTheTill = "Banza urebe telefoni ya MoMo y'iduka. STRIVE ntibona ubu bwishyu.";
export const cannotBeChanged = "Ubwishyu ntibuhindurwa nyuma. Ushobora gusubiza amafaranga.";
export const recordCash = (amountText: string) => `Andika ${amountText} mu ntoki`;
export const doRecord = (amountText: string) => `Andika ${amountText}`;
export const isRecorded = (amountText: string, orderNumber: string) =>
  `${amountText} yanditswe kuri komande ${orderNumber}`;
export const deliveredQuestion = (number: string) => `Komande ${number}: yarishyuwe?`;
export const deliveredHelp = (amountText: string) =>
  `${amountText} ntarandikwa. Yandike ubu, cyangwa wemeze ko komande yagezeyo uzayandike nyuma: haguma handitse ko harimo ideni.`;
export const notYet = "Ntirishyurwa";

export const stillOwed = "Harimo ideni";
export const owedAfterDelivery = (amountText: string) =>
  `Yagezeyo, ariko haracyarimo ideni rya ${amountText}. Uzayandike umaze kuyabona.`;
export const riderCollects = (amountText: string) => `Umumotari azishyuza ${amountText} mu ntoki.`;
export const shopCollects = (amountText: string) =>
  `Umvikana n'umukiriya uko ${amountText} azishyurwa, hanyuma uyandike.`;
export const cardPays = (amountText: string, until: string) =>
  `Umukiriya agomba kwishyura ${amountText} n'ikarita bitarenze ${until}.`;
export const phoneApproves = (amountText: string, phone: string, until: string) =>
  `Umukiriya agomba kwemeza ${amountText} kuri ${phone} bitarenze ${until}.`;
export const notStarted = (amountText: string) => `${amountText} ntarishyurwa.`;
export const seenBy = (amountText: string, how: string, at: string, by: string) =>
  `${amountText} · ${how} · ${at} · byanditswe na ${by}`;
export const told = (amountText: string, how: string, at: string) =>
  `${amountText} · ${how} · ${at}`;
export const nothingOwed = "Nta cyishyuwe, kandi nta deni ririmo.";

export const refund = "Subiza";
export const refundTitle = (orderNumber: string) => `Subiza amafaranga ya komande ${orderNumber}`;
export const refundAmount = "Amafaranga muri RWF";
export const refundHint = (rest: string) => `Ntarenga ${rest}. Ushobora gusubiza igice cyayo.`;
export const refundReason = "Impamvu";
export const refundReasonHint = "Ibikwa mu bitabo, ikagaragara iruhande rw'ayasubijwe.";
export const refundHelp =
  "Aya Mobile Money ahita asubizwa na sisitemu iyo bishoboka. Ayandi yose uyasubize ubwawe, hanyuma wandike ko yasubijwe.";
export const asCredit = "Abe amafaranga ye mu iduka";
export const asCreditHelp = "Umukiriya ahita ayabona. Ni kuri komande zatanzwe n'abafite konti.";
export const refundToCreditHelp = "Ahita asubira ku mafaranga y'umukiriya mu iduka.";
export const refundToCardHelp = (cardName: string) => `Aho ahita asubira: ${cardName}.`;
export const refundToReturnHelp =
  "Isubizwa ritararangira, aya mafaranga asubira kuri ryo. Nirirangira, uyasubize ubwawe, hanyuma wandike ko yasubijwe.";
export const returnRefundMade = (amountText: string) => `${amountText} yasubiye ku isubizwa`;
export const doRefundAsCredit = (amountText: string) =>
  `Shyira ${amountText} ku mafaranga ye mu iduka`;
export const creditRefundMade = (amountText: string) =>
  `${amountText} yasubiye ku mafaranga ye mu iduka`;
export const cardRefundMade = (amountText: string, cardName: string) =>
  `${cardName}: hasubiyeho ${amountText}`;
export const doRefund = (amountText: string) => `Subiza ${amountText}`;
export const refunding = "Arasubizwa...";
export const refundMade = (amountText: string) => `Handitswe ko ${amountText} asubizwa`;
export const wholeAmount = "Andika umubare wuzuye muri RWF";
export const tooMuch = (rest: string) => `Ntihasubizwa arenze ${rest}`;

export const refundRequested = "Ayo gusubiza";
export const refundCompleted = "Yasubijwe";
export const refundFailed = "Gusubiza byanze";
export const refundedAsCredit = "Aye mu iduka";
export const paidExchange = "Yishyuye ihinduza";
export const backToReturn = "Yasubiye ku isubizwa";
export const refundedToCard = "Yasubiye ku ikarita y'impano";
export const refundBy = (reason: string, by: string, at: string) => `${reason} · ${by} · ${at}`;
export const markPaidOut = "Andika ko yasubijwe";
export const markNotPaidOut = "Gusubiza byanze";
export const paidOutQuestion = (amountText: string) => `Ese ${amountText} yasubijwe?`;
export const paidOutHelp = "Umukiriya yabonye amafaranga. Ibi ntibihindurwa nyuma.";
export const notPaidOutQuestion = (amountText: string) => `Ese gusubiza ${amountText} byanze?`;
export const notPaidOutHelp =
  "Amafaranga aguma mu iduka; ushobora kongera kuyasubiza. Ibi ntibihindurwa nyuma.";
export const isPaidOut = "Handitswe ko amafaranga yasubijwe";
export const isNotPaidOut = "Handitswe ko gusubiza amafaranga byanze";
