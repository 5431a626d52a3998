import { sizeNamed } from "./sizes";

export const title = "Subiza cyangwa uhinduze";
export const faultTitle = "Menyesha ikibazo";
export const loading = "Birimo kuza...";
export const order = (orderNumber: string) => `Komande ${orderNumber}`;

export const section = "Gusubiza ibintu";
export const canReturn = (day: string) =>
  `Ntibikubereye? Ushobora kubisubiza cyangwa kubihinduza kugeza ${day}.`;
export const canReport = (day: string, faultDay: string) =>
  `Iminsi 7 yo gusubiza yarangiye tariki ${day}. Hari icyangiritse, cyangwa ibyo wabonye si byo watumije? Ushobora kubitubwira kugeza tariki ${faultDay}.`;
export const isOver = "Iminsi 7 yararangiye";
export const isOverHelp = (day: string) =>
  `Washoboraga gusubiza ibyo muri iyi komande kugeza tariki ${day}. Hari ikibazo? Twandikire turebe icyo twakora.`;
export const allBack = "Nta cyo gusubiza gisigaye";
export const allBackHelp = "Wamaze gusaba gusubiza ibyo muri iyi komande byose.";
export const tooMany = "Twandikire niba ushaka gusubiza ibindi";
export const tooManyHelp =
  "Wasabye gusubiza ibyo muri iyi komande inshuro nyinshi. Twandikire tugufashe.";
export const notPossible = "Iyi komande ntishobora gusubizwa";
export const notPossibleHelp = "Ushobora gusubiza ibyakugezeho. Amakarita y'impano ntasubizwa.";
export const contact = "Twandikire";
export const backToOrder = "Subira kuri komande";

export const itemsStep = "Ibintu";
export const moneyStep = "Ibyo uhabwa";
export const handOverStep = "Kubitanga";
export const stepOf = (at: number, all: number) => `Intambwe ya ${at} muri ${all}`;
export const ofAll = (at: number, all: number) => `${at} muri ${all}`;
export const next = "Komeza";
export const book = "Emeza gusubiza";
export const report = "Menyesha ikibazo";
export const offline = "Nta murandasi ufite. Ibyo wujuje biguma hano kugeza ubashije kubyohereza.";

export const whichItems = "Ni iki ushaka gusubiza?";
export const whichFaults = "Ni iki cyangiritse cyangwa gifite ikibazo?";
export const doReturn = (name: string) => `Subiza ${name}`;
export const howMany = "Ni bingahe?";
export const howManyOf = (name: string) => `${name}: ni bingahe?`;
export const isGiftCard = "Amakarita y'impano ntasubizwa.";
export const isBackAlready = "Byarasubijwe, cyangwa biri mu nzira.";
export const reason = "Impamvu";
export const reasonFor = (name: string) => `Impamvu usubiza ${name}`;
export const chooseReason = "Hitamo impamvu";
export const chooseItems = "Hitamo ibyo usubiza";
export const tooSmall = "Ni gito cyane";
export const tooLarge = "Ni kinini cyane";
export const notAsShown = "Gitandukanye n'icyo nabonye ku mafoto";
export const changedMind = "Nisubiyeho";
export const other = "Indi mpamvu";
export const faulty = "Cyangiritse, gifite ikibazo";
export const wrongItem = "Si cyo natumije";
export const note = "Hari ikindi twamenya? (si ngombwa)";
export const faultNote = "Ikibazo ni ikihe? (si ngombwa)";
export const faultNoteHint = "Wifuza ko gisanwa aho kugisubiza? Byandike hano.";
export const unworn = (day: string) => `Bitambawe, bitameshwe, bigifite etikete. Kugeza ${day}.`;
export const weLook = "Turabisuzuma tukaguha igisubizo bitarenze amasaha 72.";

export const whichOne = "Wifuza iki mu mwanya wabyo?";
export const whichMoney = "Wifuza gusubizwa amafaranga ute?";
export const moneyBack = "Gusubizwa amafaranga";
export const toWallet = (phone: string) => `Kuri ${phone}, nimero wishyurishije.`;
export const askNumber = "Wishyuye amafaranga mu ntoki, tuzakubaza nimero ya Mobile Money.";
export const wayYouPaid = "Mu buryo wishyuyemo.";
export const creditComesBack = "Ayavuye ku mafaranga yawe mu iduka asubiraho.";
export const exchangeComesBack =
  "Wishyuye ukoresheje ibyo wasubije, tuzakubaza nimero ya Mobile Money.";
export const cardComesBack = "Ayavuye ku ikarita y'impano asubira kuri iyo karita.";
export const notRecorded =
  "Ubwishyu bwawe ntiturabwandika. Tuzabanza tubugenzure, hanyuma usubizwe amafaranga mu buryo wishyuyemo.";
export const moneyWhen = "Bitarenze iminsi 15 tumaze kubyakira.";
export const storeCredit = "Amafaranga yawe mu iduka";
export const creditHelp = "Ajya kuri konti yawe tukimara gusuzuma ibyo wasubije.";
export const deliveryToo =
  "Kuko usubiza komande yose, tugusubiza n'amafaranga wishyuye yo kukugezaho.";

export const anotherOne = "Indi ngano cyangwa irindi bara";
export const sameAgain = "Ikindi nka cyo";
export const keptForYou = (days: number) => `Kukugezaho ni ubuntu. Tubikubikira iminsi ${days}.`;
export const lookingUp = "Turareba ibihari...";
export const notLookedUp = "Ntitwabashije kureba ibihari.";
export const isGone = "Ntibikigurishwa.";
export const allSoldOut = "Ibindi byo muri ubu bwoko byashize.";
export const isSingle = "Nta yindi ngano cyangwa irindi bara bihari.";
export const soMoney = (why: string) => `${why} Uzasubizwa amafaranga yawe.`;
export const notRecordedSwap = "Ubwishyu bwawe ntiturabwandika. Twandikire tubiguhindurire.";
export const partlyBackSwap =
  "Igice cy'amafaranga y'iyi komande cyasubijwe, cyangwa kigiye gusubizwa. Twandikire tubiguhindurire.";
export const chosenIsGone =
  "Ibyo wahisemo byashize. Hitamo ibindi, cyangwa uhitemo gusubizwa amafaranga.";
export const noSwapNow =
  "Ubu ntidushobora kubihindura. Hitamo gusubizwa amafaranga, cyangwa utwandikire.";
/** "Aho kuba" takes a name as it is, whatever it begins with. */
export const instead = (name: string, look: string) =>
  look === "" ? `Aho kuba ${name}` : `Aho kuba ${name}, ${look}`;
export const size = "Ingano";
export const colors = "Amabara";
export const soldOut = (look: string) => `${look}, byashize`;
export const onlyLeftOf = (look: string, left: number) => `${look}, hasigaye ${left} gusa`;
export const yourOwn = (look: string) => `${look}, icyo usubiza`;
export const crossedOut = "Ibiciwemo akarongo byashize.";
export const crossedOutOwn = "Ibiciwemo akarongo byashize, cyangwa ni byo usubiza.";
export const noExchange = "Nta guhinduza: nsubizwe amafaranga";
export const chooseAnother = "Hitamo indi ngano cyangwa irindi bara";
export const chooseSize = "Hitamo ingano";
export const waitForIt = "Turacyareba ibihari. Ongera ugerageze.";
export const isFree = "Ubuntu";
export const payMore = (amount: string) => `Wongeraho ${amount}`;
export const payLater = (days: number) => `Ishyura bitarenze iminsi ${days} umaze kwemeza.`;
export const comesBack = (amount: string) => `Usubizwa ${amount}`;
export const goneNow = (look: string) => `${look}: bimaze gushira. Hitamo ibindi.`;
export const fewNow = (look: string, left: number) =>
  `${look}: hasigaye ${left} gusa. Hitamo ibindi, cyangwa ugabanye ibyo usubiza.`;
export const priceFree = "Igiciro cyahindutse: ubu ni ubuntu. Ongera ukande wemeze.";
export const priceBack = (amount: string) =>
  `Igiciro cyahindutse: ubu usubizwa ${amount}. Hitamo uko wifuza kuyahabwa, wongere wemeze.`;
export const pricePay = (amount: string) =>
  `Igiciro cyahindutse: ubu urishyura ${amount}. Ongera ukande wemeze.`;

export const whichWay = "Uzabiduha ute?";
export const free = "Ubuntu";
export const rider = "Umumotari aza kubifata";
export const riderHelp = (phone: string) => `Tuzaguhamagara kuri ${phone} twumvikane ku isaha.`;
export const onlyKigali = (districts: string, own: string) =>
  `Ni mu turere twa ${districts} gusa. Aderesi yawe iri mu karere ka ${own}.`;
export const shop = "Urabituzanira";
export const shopHelp = "Ni i Kigali. Tuzakubwira aho ubizana.";
export const bus = "Ubyohereza na bisi";
export const busHelp = "Biva mu karere kawe bikagera i Kigali.";
export const onlyOutside = (own: string) =>
  `Ni ku batuye hanze ya Kigali gusa. Aderesi yawe iri mu karere ka ${own}.`;
export const youPay = "Kubigarura ni wowe ubyishyura.";
export const wePay = "Kuko harimo ikibazo, kubigarura ni twe tubyishyura.";

export const summary = "Ibyo usubiza";
export const swapped = (old: string, wanted: string) => `Usubiza ${old}, ugahabwa ${wanted}`;
/** "L → M": a verb would have to agree with a size here, with a colour there. */
export const change = (old: string, wanted: string) => `${old} → ${wanted}`;
export const lookOf = (...parts: readonly string[]) => parts.join(", ");
export const changeFree = (change: string) => `${change}, ubuntu`;
export const exchange = "Guhinduza";
export const newOnes = "Ibyo uhabwa";
export const theirDelivery = "Kubikugezaho";
export const youPayNow = "Urishyura";
export const backToYou = (amount: string) => `Usubizwa ${amount}`;
export const toPay = (amount: string) => `Wishyura ${amount}`;
export const nothingChosen = "Nta cyo wahisemo";

export const returnNumber = (number: string) => `Isubizwa ${number}`;
export const isBooked = (number: string) => `Isubizwa ${number} ryemejwe.`;
export const earlierBooked = "Ibyo wohereje mbere byari byatugezeho: byemejwe.";
export const isReported = (number: string) => `Twabonye ikibazo watumenyesheje: ${number}.`;
export const requested = "Turabisuzuma";
export const approved = "Byemejwe";
export const received = "Twabyakiriye";
export const settled = "Byarangiye";
export const declined = "Ntibyemewe";
export const withdrawn = "Byahagaritswe";

export const steps = "Ibyakozwe kugeza ubu";
export const wasBooked = "Isubizwa ryemejwe";
export const wasReported = "Watumenyesheje ikibazo";
export const weLookAtIt = "Turabisuzuma";
export const weSaidYes = "Twemeye kubyakira";
export const isOnItsWay = "Biri mu nzira bigaruka";
export const wasReceived = "Twabyakiriye";
export const wePayBack = "Turagusubiza amafaranga";
export const paidBack = "Wasubijwe amafaranga";
export const less = (amount: string) => `−${amount}`;
export const paysExchange = "Byishyura ihinduza ryawe";
export const exchanged = "Byahinduwe";
export const wasDeclined = "Ntitwabyemeye";
export const wasWithdrawn = "Isubizwa ryahagaritswe";

export const items = "Ibintu";
export const camePieces = (came: number, asked: number) => `Haje ${came} muri ${asked}`;
export const moneyGoes = "Wahisemo";
export const amount = "Usubizwa";
export const youGot = "Ayo usubizwa";
export const deliveryCost = "Kukugezaho";
export const yourNote = "Wanditse";
export const writeOnBag = (number: string) => `Andika ${number} ku gafuka.`;
export const nextRequested =
  "Tuzaguha igisubizo bitarenze amasaha 72. Bika byose kugeza icyo gihe.";
export const nextRider = (phone: string) =>
  `Tuzaguhamagara kuri ${phone} twumvikane igihe umumotari azazira. Shyira byose mu gafuka ako ari ko kose.`;
export const nextShop = "Bituzanire i Kigali. Banza utwandikire tukubwire aho ubizana.";
export const nextBus =
  "Byohereze i Kigali na bisi. Mbere yo kubyohereza, twandikire tukubwire aho bijya.";
export const nextReceived = "Ibyo wasubije twabyakiriye. Igikurikira ni amafaranga yawe.";
export const nextReceivedSwap = "Ibyo wasubije twabyakiriye. Ubu bigiye kwishyura ihinduza ryawe.";
export const paidSwap = (amount: string, orderNumber: string) =>
  `${amount} yishyuye ihinduza ryawe ${orderNumber}.`;
export const asCredit = (amount: string) => `${amount} yagiye ku mafaranga yawe mu iduka.`;
export const asPayment = (amount: string) => `${amount} uzayasubizwa mu buryo wishyuyemo.`;
export const askNumberFor = (amount: string) =>
  `${amount} uzayasubizwa. Tuzakubaza nimero ya Mobile Money.`;
export const asCash = (amount: string) => `Wasubijwe ${amount}.`;
export const onCard = (amount: string) => `${amount} yasubiye ku ikarita y'impano.`;
export const asCreditAndCard = (credit: string, card: string) =>
  `${credit} yagiye ku mafaranga yawe mu iduka, naho ${card} yasubiye ku ikarita y'impano.`;
export const nothingBack = "Nta mafaranga yasubijwe.";
export const whyDeclined = "Ibi ntidushobora kubyakira.";
export const keptIt = "Byose urabigumana. Nta mafaranga asubizwa.";

export const yourExchange = "Ihinduza ryawe";
export const comes = (pieces: number, name: string, look: string) =>
  pieces === 1 ? `${name}: ${look}` : `${pieces} × ${name}: ${look}`;
export const sizeAndColor = (size: string, color: string) => `${sizeNamed(size)}, ${color}`;
export const exchangeOrder = (orderNumber: string) => `Komande ${orderNumber}`;
export const keptUntil = (day: string) =>
  `Tubikubikiye kugeza tariki ${day}. Icyo gihe ibyo usubiza bigomba kuba byatugezeho.`;
export const leftToPay = (amount: string) =>
  `Hasigaye kwishyura ${amount}. Na yo uyishyure bitarenze icyo gihe: utayishyuye ntitwakomeza kubikubikira.`;
export const leftToPayNow = (amount: string) => `Hasigaye kwishyura ${amount}.`;
export const payExchange = (amount: string) => `Ishyura ${amount}`;
export const leftAsAgreed = (amount: string) =>
  `Hasigaye kwishyura ${amount}: uzayishyura tubikuzaniye, cyangwa uko twabyumvikanye.`;
export const exchangeGoesOn = "Ibyo wasubije twabyakiriye, ibi turimo kubikoherereza.";
export const exchangePacked = "Turimo kubipakira.";
export const exchangeSent = "Biri mu nzira biza iwawe.";
export const exchangeThere = "Byakugezeho.";
export const exchangeCancelled =
  "Ihinduza ryahagaritswe, ibintu byasubiye mu iduka. Uzasubizwa amafaranga y'ibyo usubiza.";
export const worthComesBack = (amount: string) =>
  `${amount} y'ibyo wasubije yari yishyuye ihinduza: urayasubizwa.`;
export const besidesComesBack = (amount: string) =>
  `Ayandi wishyuye, ${amount}, na yo urayasubizwa.`;
export const exchangeOver = "Ihinduza ryahagaritswe, ibintu byasubiye mu iduka.";

export const withdraw = "Hagarika isubizwa";
export const withdrawQuestion = (number: string) => `Urashaka guhagarika isubizwa ${number}?`;
export const withdrawHelp = "Byose urabigumana, kandi nta mafaranga asubizwa.";
export const withdrawSwapHelp = (orderNumber: string) =>
  `Ibyo ufite urabigumana. Ibyo wari guhabwa (komande ${orderNumber}) bisubira mu iduka.`;
export const keep = "Oya, rigumeho";
export const withdrawing = "Birahagarikwa...";
