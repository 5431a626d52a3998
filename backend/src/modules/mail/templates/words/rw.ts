import { kinyarwandaColor } from "../../../../contracts/color-names";
import { CODE_LIFE_MINUTES } from "../../../../contracts/accounts";
import { isOneSize, yearsOf } from "../../../../contracts/named-sizes";
import type { CameBy } from "../../../../contracts/order-money";
import type { OrderStatus } from "../../../../contracts/orders";
import type { PaymentFailure, PaymentMethod } from "../../../../contracts/payments";
import type { en } from "./en";

const statuses: Record<OrderStatus, { title: string; text: string }> = {
  pending: {
    title: "Komande yawe itegereje",
    text: "Komande yawe twayibonye, tugiye kuyitunganya.",
  },
  processing: { title: "Turimo gutegura komande yawe", text: "Komande yawe irimo gutegurwa." },
  shipped: {
    title: "Komande yawe iri mu nzira",
    text: "Komande yawe yavuye iwacu, iri mu nzira ikugana.",
  },
  delivered: {
    title: "Komande yawe yagezeyo",
    text: "Komande yawe yakugezeho. Turakwifuriza kuyishimira.",
  },
  cancelled: {
    title: "Komande yawe yahagaritswe",
    text: "Komande yawe yahagaritswe, nta kintu kizakugeraho.",
  },
};

const collected = {
  ...statuses,
  shipped: { title: "Komande yawe iriteguye", text: "Komande yawe igutegereje mu iduka." },
  delivered: {
    title: "Komande yawe urayifite",
    text: "Waje gufata komande yawe. Turakwifuriza kuyishimira.",
  },
};

const methods: Record<PaymentMethod, string> = {
  momo: "Mobile Money",
  card: "Ikarita ya banki",
  cod: "Kwishyura bikugezeho",
  placeholder: "Kwishyura tumaze kwemeza",
};

const came: Record<CameBy, (phone: string) => string> = {
  wallet: (phone) => `kuri Mobile Money na ${phone}`,
  card: () => "n'ikarita ya banki",
  rider: () => "mu ntoki ku mumotari",
  cash: () => "mu ntoki",
  mobile_money: () => "kuri Mobile Money",
  bank_transfer: () => "kuri banki",
  credit: () => "ku mafaranga yawe mu iduka",
  gift_card: () => "ku ikarita y'impano",
  exchange: () => "ku byo usubiza",
};

const failures: Record<PaymentFailure, string> = {
  rejected:
    "Wanze kwishyura kuri telefoni yawe. Nta mafaranga yakuweho. Ushobora kongera ukagerageza.",
  timed_out: "Ntibyemejwe ku gihe. Nta mafaranga yakuweho. Ushobora kongera ukagerageza.",
  not_enough_funds:
    "Kuri iyi konti ya Mobile Money nta mafaranga ahagije ariho. Nta yakuweho. Shyiraho andi, cyangwa ukoreshe indi nimero.",
  limit_reached:
    "Iyi konti ya Mobile Money yageze ku mubare ntarengwa. Nta mafaranga yakuweho. Gerageza ejo, cyangwa ukoreshe indi nimero.",
  payer_not_found:
    "Iyi nimero nta konti ya Mobile Money ifite. Yirebe neza, cyangwa ukoreshe indi nimero.",
  wrong_pin:
    "PIN wanditse si yo. Nta mafaranga yakuweho. Ongera ugerageze na PIN yawe ya Mobile Money.",
  account_not_active:
    "Iyi konti ya Mobile Money ntikora. Nta mafaranga yakuweho. Koresha indi nimero.",
  not_allowed:
    "Iyi konti ya Mobile Money ntiyemerewe kwishyura ibi. Nta mafaranga yakuweho. Koresha indi nimero.",
  wrong_amount: "Amafaranga ntahuye n'aya komande. Turimo kubireba, tuzakwandikira.",
  provider_unavailable: "Mobile Money ntirimo gusubiza. Nta mafaranga yakuweho. Ongera ugerageze.",
  card_declined:
    "Ikarita yanzwe. Nta mafaranga yakuweho. Gerageza indi karita, cyangwa wishyure ukundi.",
  card_unavailable:
    "Kwishyura n'ikarita ubu ntibikora. Nta mafaranga yakuweho. Ongera ugerageze, cyangwa wishyure ukundi.",
  order_cancelled: "Komande yahagaritswe.",
  abandoned: "Watangiye kwishyura bundi bushya.",
  unknown: "Kwishyura ntibyakunze. Nta mafaranga yakuweho. Ushobora kongera ukagerageza.",
};

/** Every text of the shop's mails, in Kinyarwanda. */
function sizeText(size: string): string {
  if (isOneSize(size)) return "Ingano imwe";
  const years = yearsOf(size);
  if (years === null) return `Ingano ${size}`;
  return years === "1" ? "Umwaka 1" : `Imyaka ${years}`;
}

export const rw: typeof en = {
  language: "rw",
  dateLocale: "rw",
  hello: "Muraho,",
  helloName: (firstname) => `Muraho ${firstname},`,
  goToShop: "Jya mu iduka",
  seeOrder: "Reba komande yawe",
  codeLife: `Iyi kode imara iminota ${CODE_LIFE_MINUTES}.`,

  verificationCode: {
    subject: (code, siteName) => `${code} ni kode yawe yo kwemeza muri ${siteName}`,
    title: "Emeza imeyili yawe",
    typeIt: "Andika iyi kode mu iduka kugira ngo urangize kwiyandikisha:",
    notYou: "Si wowe wiyandikishije? Iyi imeyili yireke. Kode ntukayihe umuntu n'umwe.",
  },
  resetCode: {
    subject: (code, siteName) => `${code} ni kode yo guhindura ijambo ry'ibanga muri ${siteName}`,
    title: "Shyiraho ijambo ry'ibanga rishya",
    typeIt: "Andika iyi kode mu iduka kugira ngo ushyireho ijambo ry'ibanga rishya:",
    notYou:
      "Si wowe wabisabye? Iyi imeyili yireke: ijambo ry'ibanga ryawe ntirihinduka. Kode ntukayihe umuntu n'umwe.",
  },
  emailCode: {
    subject: (code, siteName) => `${code} ni kode yawe yo kwemeza muri ${siteName}`,
    title: "Emeza imeyili yawe nshya",
    typeIt: "Andika iyi kode mu iduka kugira ngo iyi imeyili ibe iya konti yawe:",
    notYou: "Si wowe wabisabye? Iyi imeyili yireke. Kode ntukayihe umuntu n'umwe.",
  },
  accountExists: {
    subject: (siteName) => `Usanzwe ufite konti muri ${siteName}`,
    preview: "Injira ukoresheje iyo konti, cyangwa ushyireho ijambo ry'ibanga rishya.",
    title: "Usanzwe ufite konti",
    tried: (siteName) =>
      `Hari umuntu wagerageje kwiyandikisha muri ${siteName} akoresheje iyi imeyili. Isanzwe ifite konti, ni yo mpamvu tutafunguye indi.`,
    triedChange: (siteName) =>
      `Hari umuntu wagerageje gukoresha iyi imeyili ku yindi konti ya ${siteName}. Isanzwe ifite konti, ni yo mpamvu nta cyo twahinduye.`,
    wasYou:
      "Ni wowe? Injira gusa. Niba utibuka ijambo ry'ibanga, hitamo \"Nibagiwe ijambo ry'ibanga\".",
    notYou: "Si wowe? Nta cyo usabwa gukora. Konti yawe n'ijambo ry'ibanga ntibyahindutse.",
  },
  passwordChanged: {
    subject: (siteName) => `Ijambo ry'ibanga ryawe muri ${siteName} ryahinduwe`,
    preview: "Si wowe? Shyiraho irindi nonaha.",
    title: "Ijambo ry'ibanga ryawe ryahinduwe",
    text: "Ijambo ry'ibanga rya konti yawe rimaze guhindurwa. Ahandi hose wari winjiye havuyemo.",
    notYou:
      "Si wowe? Jya mu iduka nonaha, uhitemo \"Nibagiwe ijambo ry'ibanga\" ushyireho irishya. Hindura n'ijambo ry'ibanga rya imeyili yawe.",
  },
  emailChanged: {
    subject: (siteName) => `Imeyili yawe muri ${siteName} yahinduwe`,
    preview: "Si wowe? Twandikire nonaha.",
    title: "Imeyili yawe yahinduwe",
    text: (newEmail) =>
      `Konti yawe ubu ifite indi imeyili, ${newEmail}. Guhera ubu injira ukoresheje iyo. Ahandi hose wari winjiye havuyemo.`,
    notYou:
      "Si wowe? Hari umuntu uzi ijambo ry'ibanga ryawe. Jya mu iduka nonaha, utwandikire kugira ngo tugusubize konti yawe.",
  },
  phoneChanged: {
    subject: (siteName) => `Kwinjira muri ${siteName} ukoresheje telefoni byahindutse`,
    preview: "Si wowe? Hindura ijambo ry'ibanga nonaha.",
    title: "Kwinjira ukoresheje telefoni byahindutse",
    text: (phone) =>
      `Nimero ya telefoni irangira na ${phone} ubu ishobora kwinjira muri konti yawe ikoresheje kode iza muri SMS.`,
    textOff:
      "Nta nimero ya telefoni igishobora kwinjira muri konti yawe. Imeyili n'ijambo ry'ibanga biracyakora.",
    notYou:
      "Si wowe? Jya mu iduka nonaha, uhindure ijambo ry'ibanga kandi wemeze telefoni yawe muri konti yawe.",
  },
  welcome: {
    title: (siteName) => `Ikaze muri ${siteName}`,
    preview: "Konti yawe iriteguye.",
    text: "Imeyili yawe yemejwe kandi konti yawe iriteguye. Ni ho uzajya usanga komande zawe.",
    start: "Tangira guhaha",
  },

  bill: {
    quantityOf: (quantity, name) => `${quantity} × ${name}`,
    color: kinyarwandaColor,
    variant: (size, color) => `${sizeText(size)}, ${color}`,
    subtotal: "Igiteranyo cy'ibintu",
    shipping: "Kugezwaho",
    code: (code) => `Kode ${code}`,
    total: "Igiteranyo",
    credit: "Amafaranga yawe mu iduka",
    giftCard: (endsWith) => `Ikarita y'impano …${endsWith}`,
    exchange: (returnNumber) => `Ibyo usubiza (${returnNumber})`,
    paidBefore: "Ayishyuwe mbere",
    toPay: "Ayo kwishyura",
  },
  pictureOf: (name, color) => `${name}, ${color}`,
  money: {
    methods,
    came,
    failures,
    notPaid: "Ntirishyurwa",
    failed: "Kwishyura byanze",
    paid: "Yishyuwe",
    partlyRefunded: "Igice cyasubijwe",
    refunded: "Amafaranga yasubijwe",
    choose: (amount) =>
      `Komande yawe yageze iwacu, nta mafaranga yakuweho. Hitamo uko wishyura ${amount}.`,
    chooseButton: "Hitamo uko wishyura",
    approve: (amount, phone, until) =>
      `Ntirishyurwa. Emeza ${amount} kuri ${phone} bitarenze ${until}.`,
    waiting: (amount) => `Ntirishyurwa. Dutegereje ubwishyu bwawe bwa ${amount}.`,
    payRider: (amount) => `Ishyura umumotari ${amount} mu ntoki, bikugezeho.`,
    agree: (amount) =>
      `Ntirishyurwa. Tuzakuvugisha twemeze komande yawe, twumvikane uko wishyura ${amount}.`,
    unseen: (amount) => `${amount} yawe ntituyandika. Wamaze kwishyura? Twandikire turebe.`,
    wentWrong: (method, why) => `${method}: ${why}`,
    stillToPay: (amount) => `Hasigaye kwishyura ${amount}.`,
    heldUntil: (time) => `Ibintu byawe twabikubikiye kugeza ${time}.`,
    payBy: "Nitishyurwa kugeza icyo gihe, komande izahagarikwa.",
    nothingToPay: "Nta kindi cyo kwishyura.",
    paidHow: (amount, how, time) =>
      how === "" ? `${amount}, ${time}.` : `${amount} ${how}, ${time}.`,
    wasPaidBack: (amount) => `Twagusubije ${amount}.`,
    isPaidBack: (amount) => `Turimo kugusubiza ${amount}.`,
    isCreditAgain: (amount) => `${amount} ubu ari mu mafaranga yawe mu iduka.`,
    paidExchange: (amount) => `${amount} yishyuye ibyo uhabwa mu guhinduza.`,
    isOnCardAgain: (amount) => `${amount} yasubiye ku ikarita yawe y'impano.`,
    notPaidBack: (amount) => `Ntiturashobora kugusubiza ${amount}. Tuzakwandikira.`,
  },
  deliveryTo: "Komande izagezwa:",
  collect: "Izafatirwa mu iduka na:",
  orderReceived: {
    subject: (orderNumber) => `Komande yawe ${orderNumber} twayibonye`,
    preview: (total, orderNumber) => `${total}. Bika iyi nimero: ${orderNumber}`,
    title: (firstname) => (firstname === null ? "Urakoze" : `Urakoze, ${firstname}`),
    text: (siteName, orderNumber) =>
      `${siteName} yabonye komande yawe. Bika iyi nimero: ${orderNumber}`,
    promise: "Kigali: iminsi 1–2 y'akazi. Hanze ya Kigali: iminsi 3–5 y'akazi.",
    aboutLink:
      "Iyi linki ifungura komande yawe nta jambo ry'ibanga. Yihe gusa uwo ushaka ko ayireba.",
  },
  orderStatus: {
    statuses,
    collected,
    other: (status) => ({
      title: "Amakuru ya komande yawe",
      text: `Komande yawe ubu: ${status}.`,
    }),
    subject: (title, orderNumber) => `${title}: ${orderNumber}`,
    text: (text, orderNumber) => `${text} Nimero yayo ni ${orderNumber}.`,
    brings: (name, phone) => `${name} ni we uyikuzaniye. Wamuhamagara kuri ${phone}.`,
  },
  orderChanged: {
    subject: (orderNumber) => `Komande yawe yahinduwe: ${orderNumber}`,
    preview: "Uku ni ko komande yawe imeze ubu.",
    title: "Komande yawe yahinduwe",
    text: (orderNumber) => `Komande yawe ${orderNumber} yahinduwe. Uku ni ko imeze ubu.`,
    line: (quantity, look, price) => `${quantity} × ${look}, ${price} kuri buri kimwe`,
    now: (line) => `ubu ${line}`,
    added: (line) => `byongewemo: ${line}`,
    removed: "byakuwemo",
    notYou: "Si wowe wabisabye? Tuvugishe nonaha.",
  },
  newOrder: {
    subject: (orderNumber, total) => `Komande nshya ${orderNumber}: ${total}`,
    title: (orderNumber) => `Komande nshya ${orderNumber}`,
    email: (email) => `Imeyili: ${email}`,
    note: (note) => `Icyo yanditse: ${note}`,
    open: "Fungura ubuyobozi",
  },
  paymentReceived: {
    subject: (orderNumber) => `Ubwishyu bwawe bwa ${orderNumber} twabubonye`,
    preview: (amount) => `${amount} yageze iwacu.`,
    title: "Urakoze kwishyura",
    text: (amount, orderNumber) =>
      `Ubwishyu bwawe bwa ${amount} bwageze iwacu. Komande yawe ${orderNumber} yishyuwe.`,
  },
  paymentRefunded: {
    money: {
      subject: (amount, orderNumber) => `Twasubije ${amount}: ${orderNumber}`,
      preview: (amount) => `Twasubije ${amount}.`,
      title: "Twagusubije amafaranga",
      text: (amount, orderNumber) => `Twasubije ${amount} kuri komande yawe ${orderNumber}.`,
    },
    credit: {
      subject: (amount, orderNumber) => `${amount} yawe mu iduka: ${orderNumber}`,
      preview: (amount) => `${amount} ni ayawe kuri komande itaha.`,
      title: "Ufite amafaranga mu iduka",
      text: (amount, orderNumber) =>
        `${amount} ya komande yawe ${orderNumber} ubu ari mu mafaranga yawe mu iduka. Injira uyakoreshe kuri komande itaha. Ntarangira igihe.`,
    },
    card: (endsWith) => ({
      subject: (amount, orderNumber) => `${amount} yasubiye ku ikarita y'impano: ${orderNumber}`,
      preview: (amount) => `${amount} yasubiye ku ikarita yawe y'impano …${endsWith}.`,
      title: "Ikarita yawe y'impano yasubijweho amafaranga",
      text: (amount, orderNumber) =>
        `${amount} ya komande yawe ${orderNumber} yasubiye ku ikarita y'impano irangira na ${endsWith}. Koresha kode yayo kuri komande itaha. Ntirangira igihe.`,
    }),
  },
  returned: {
    requested: {
      title: "Turimo kubireba",
      text: (returnNumber, orderNumber) =>
        `Watubwiye ko hari ikitagenda kuri komande yawe ${orderNumber}. Turabireba tugusubize bitarenze amasaha 72. Nimero yabyo ni ${returnNumber}.`,
    },
    approved: {
      title: "Ibyo usubiza twabyanditse",
      text: (returnNumber, orderNumber) =>
        `Isubizwa ${returnNumber} rya komande yawe ${orderNumber} ryanditswe.`,
    },
    received: {
      title: "Ibyo wasubije byatugezeho",
      text: (returnNumber, orderNumber) =>
        `Ibya ${returnNumber} bya komande yawe ${orderNumber} biri iwacu. Tuzongera kukwandikira birangiye.`,
    },
    settled: {
      title: "Ibyo wasubije byarangiye",
      text: (returnNumber, orderNumber) =>
        `Twasuzumye ibya ${returnNumber} bya komande yawe ${orderNumber}.`,
    },
    declined: {
      title: "Ntidushobora kubyakira",
      text: (returnNumber, orderNumber) =>
        `Ntidushobora kwakira ibya ${returnNumber} bya komande yawe ${orderNumber}.`,
    },
    withdrawn: {
      title: "Gusubiza byahagaritswe",
      text: (returnNumber, orderNumber) =>
        `Isubizwa ${returnNumber} rya komande yawe ${orderNumber} ryahagaritswe. Ibintu urabigumana.`,
    },
    subject: (title, returnNumber) => `${title}: ${returnNumber}`,
    handOver: {
      rider: "Turaguhamagara twumvikane igihe umumotari wacu aza kubifata.",
      shop: "Bizane iwacu i Kigali. Banza usubize iyi imeyili, tukubwire aho ari ho.",
      bus: "Byohereze i Kigali na bisi. Banza usubize iyi imeyili, tukubwire aho ubyohereza.",
    },
    writeNumber: (returnNumber) =>
      `Bishyire mu gafuka ako ari ko kose, wandikeho ${returnNumber}. Bibe bitarambawe, biriho ibirango byabyo.`,
    money: (amount) => `Turagusubiza ${amount}. Tuzongera kukwandikira tumaze kuyohereza.`,
    credit: (amount) =>
      `${amount} aje mu mafaranga yawe mu iduka. Ayo ikarita y'impano yishyuye yasubiye kuri iyo karita.`,
    nothing: "Nta mafaranga asubizwa.",
    kept: (orderNumber, time) =>
      `Ibyo uhabwa mu guhinduza ni komande ${orderNumber}. Twayikubikiye kugeza ${time}: ibyo usubiza bigomba kutugeraho mbere y'icyo gihe.`,
    stillToPay: (amount, orderNumber) =>
      `Hasigaye kwishyura ${amount} kuri ${orderNumber}. Fungura iyo komande wishyure.`,
    paidExchange: (amount, orderNumber) =>
      `${amount} yishyuye ibyo uhabwa mu guhinduza, komande ${orderNumber}.`,
    exchangeEnded: (orderNumber) =>
      `Ibyo washakaga mu guhinduza, komande ${orderNumber}, ntibizaza. Ayo wongeyeho turayagusubiza.`,
    complain: "Ntubyemera? Subiza iyi imeyili. Tugusubiza bitarenze amasaha 72.",
  },
  creditGiven: {
    subject: (amount, siteName) => `${amount} yawe mu iduka rya ${siteName}`,
    preview: (balance) => `Ubu ufite ${balance}.`,
    title: "Ufite amafaranga mu iduka",
    text: (amount, siteName) => `${siteName} yaguhaye ${amount} yo gukoresha mu iduka:`,
    has: (balance) =>
      `Ubu ufite ${balance}. Injira uyakoreshe kuri komande itaha. Ntarangira igihe.`,
  },
  giftCard: {
    subject: (amount, siteName) => `Ikarita y'impano ya ${amount} yo muri ${siteName}`,
    preview: "Yigureshe icyo ushaka cyose mu iduka.",
    title: (amount) => `${amount} yawe`,
    text: (siteName) => `Iyi ni ikarita y'impano yo muri ${siteName}. Ni iyawe.`,
    from: (giver, siteName) =>
      `${giver} akoherereje ikarita y'impano yo muri ${siteName}. Ni iyawe.`,
    typeIt:
      "Andika iyi kode utanga komande. Wayikoresha yose cyangwa igice: asigaye aguma ku ikarita.",
    care: "Ntirangira igihe. Uwo ari we wese ufite kode yayikoresha, yibike nk'amafaranga.",
  },
  paymentExpired: {
    subject: (orderNumber) => `Komande yawe ntiyishyuwe ku gihe: ${orderNumber}`,
    preview: "Yahagaritswe. Nta mafaranga yakuweho.",
    title: "Komande yawe ntiyishyuwe ku gihe",
    text: (amount, orderNumber) =>
      `Ubwishyu bwa Mobile Money bwa ${amount} kuri komande yawe ${orderNumber} ntibwemejwe ku gihe, ni yo mpamvu komande yahagaritswe. Ushobora kongera kuyitanga.`,
    late: "Niba ubwishyu bwawe buje nyuma, tuzabusubiza kuri ya nimero.",
  },
  orderExpired: {
    "never-paid": {
      subject: (orderNumber) => `Komande yawe ntiyishyuwe: ${orderNumber}`,
      preview: "Yahagaritswe. Nta mafaranga yakuweho.",
      title: "Komande yawe ntiyishyuwe",
      text: (amount, orderNumber) =>
        `Ntitwabonye ubwishyu bwawe bwa ${amount} kuri komande ${orderNumber}, ni yo mpamvu twayihagaritse kandi ibintu byasubiye mu iduka. Nta mafaranga yakuweho.`,
      again: "Uracyabishaka? Ongera utange komande. Niba warishyuye, subiza iyi imeyili.",
    },
    "not-confirmed": {
      subject: (orderNumber) => `Ntitwashoboye kwemeza komande yawe: ${orderNumber}`,
      preview: "Yahagaritswe. Nta mafaranga yakuweho.",
      title: "Ntitwashoboye kwemeza komande yawe",
      text: (amount, orderNumber) =>
        `Tubabarire: ntitwemeje ku gihe komande yawe ${orderNumber} ya ${amount}, ni yo mpamvu yahagaritswe. Nta mafaranga yakuweho.`,
      again: "Uracyayishaka? Ongera uyitange, cyangwa usubize iyi imeyili.",
    },
    "exchange-expired": {
      subject: (orderNumber) => `Guhinduza kwawe kwarangiye: ${orderNumber}`,
      preview: "Ibyo usubiza ntibyatugezeho ku gihe.",
      title: "Guhinduza kwawe kwarangiye",
      text: (_amount, orderNumber) =>
        `Twari twakubikiye ${orderNumber}, ariko ibyo usubiza ntibyatugezeho ku gihe, ni yo mpamvu ibyo bintu byasubiye mu iduka. Ayo wongeyeho turayagusubiza.`,
      again:
        "Biri mu nzira? Tuzagusubiza amafaranga bikitugeraho. Subiza iyi imeyili niba ugishaka ibyo bindi.",
    },
    "exchange-unpaid": {
      subject: (orderNumber) => `Guhinduza kwawe kwarangiye: ${orderNumber}`,
      preview: "Asigaye ntiyishyuwe.",
      title: "Guhinduza kwawe kwarangiye",
      text: (amount, orderNumber) =>
        `Twari twakubikiye ${orderNumber}, ariko ${amount} ntiyishyuwe ku gihe, ni yo mpamvu ibyo bintu byasubiye mu iduka.`,
      again:
        "Ibyo usubiza tuzabigusubiriza amafaranga tumaze kubisuzuma. Subiza iyi imeyili niba ugishaka ibyo bindi.",
    },
  },
  reach: {
    title: "Ufite ikibazo? Turahari.",
    phone: "Telefoni",
    whatsapp: "WhatsApp",
    email: "Imeyili",
    question: (siteName, orderNumber) =>
      `Muraho ${siteName}, mfite ikibazo kuri komande yanjye ${orderNumber}.`,
  },
  alerts: {
    see: "Birebe mu iduka",
    size: sizeText,
    back: {
      subject: (name, siteName) => `${name} yagarutse muri ${siteName}`,
      preview: "Wadusabye kukubwira. Hari bike gusa.",
      title: (name) => `${name} yagarutse`,
      text: (siteName) =>
        `Wasabye ${siteName} kukubwira ibi nibigaruka. Byagarutse, ariko ntitubikubikira: utanze komande mbere ni we ubibona.`,
      end: "Ubu ni bwo butumwa bwonyine kuri ibi. Reba ibindi wasabye, cyangwa ubihagarike:",
    },
    prices: {
      subject: (name, price, siteName) => `${name} ubu ni ${price} muri ${siteName}`,
      subjects: (count, siteName) => `Ibintu ${count} mu byo ukunda byagabanutse muri ${siteName}`,
      preview: "Ibiciro byagabanutse mu byo ukunda.",
      title: (count) =>
        count === 1
          ? "Ikintu mu byo ukunda cyagabanutse igiciro"
          : "Ibintu mu byo ukunda byagabanutse igiciro",
      text: "Wadusabye kukubwira igihe igiciro cy'ibyo ukunda kigabanutse.",
      was: (price) => `byari ${price}`,
      end: "Ntushaka izindi imeyili ku biciro? Zihagarike hano:",
    },
    cart: {
      subject: (siteName) => `Panier yawe muri ${siteName}`,
      preview: "Wadusabye kukwibutsa rimwe.",
      title: "Panier yawe iracyahari",
      text: (siteName) =>
        `Wasabye ${siteName} kukwibutsa panier yawe. Ibi ni ibiciro by'uyu munsi. Ntitubikubikira: utanze komande mbere ni we ubibona.`,
      pieces: (count) => `Umubare: ${count}`,
      gone: (names) => `Ibyashize ubu: ${names}.`,
      open: "Fungura panier yanjye",
      kept: (days) =>
        `Iyi linki ikora iminsi ${days}, kuri telefoni cyangwa mudasobwa iyo ari yo yose.`,
    },
  },
  contactMessage: {
    subject: (siteName, subject) => `Ubutumwa kuri ${siteName}: ${subject}`,
    preview: (name) => `${name} yakwandikiye.`,
    from: (name, email) => `Uwanditse: ${name}\nImeyili: ${email}`,
    howToAnswer:
      "Bwavuye mu rupapuro rwo kutwandikira rw'iduka. Nusubiza iyi imeyili, igisubizo kijya ku wanditse.",
  },
};
