import { plural } from "~/lib/plural";
import { sizeInText } from "./sizes";

export const title = "Gutanga komande";
export const loading = "Birimo kuza...";
export const loadingAddresses = "Aderesi zawe zirimo kuza...";
export const backToCart = "Subira kuri panier";
export const backToShop = "Subira mu iduka";
export const backToProduct = "Subira ku gicuruzwa";
export const cartEmpty = "Panier yawe irimo ubusa";
export const cartEmptyHelp = "Panier yawe irimo ubusa. Banza ushyiremo ibyo ugura.";
export const nothing = "Nta kintu wahisemo kugura";

export const phoneHint = "Umumotari ahamagara iyi nimero.";
export const phoneHintTexted = "Umumotari ahamagara iyi nimero. Tuyoherezaho amakuru kuri SMS.";
export const phoneTexted = "Kuri iyi nimero twoherezaho amakuru ya komande kuri SMS.";
export const deliveryIn = (promise: string) => `Kukugezaho bitwara ${promise}`;
export const contact = "Uko twakuvugisha";
export const deliveryDetails = "Kukugezaho";
export const howItComes = "Uko komande ikugeraho";
export const bringIt = "Mubingezeho";
export const collectIt = "Nzabyifatira mu iduka";
export const free = "Ubuntu";
export const collectAt = (address: string) =>
  `Iduka ryacu: ${address}. Tuzakubwira komande yawe imaze gutegurwa. Uzaze witwaje nimero ya komande.`;
export const collectShort = "Kwifatira mu iduka";
export const whenReady = "Igihe tuzakubwirira";
export const emailHint = "Aho twohereza inyemezabuguzi.";
export const inKigali = (districts: readonly string[]) => `I Kigali: ${districts.join(", ")}`;
export const giftCards = (count: number) =>
  plural(count, { one: "Ikarita y'impano", other: "Amakarita y'impano" });
export const sendTo = "Uwo twoherereza";
export const toMe = "Ni njyewe";
export const asGift = "Ni impano y'undi";
export const theirName = "Izina rye (si ngombwa)";
export const theirEmail = "Imeyili ye";
export const message = "Ubutumwa (si ngombwa)";
export const when = "Ryari";
export const afterPayment = "Ukimara kwishyura";
export const onADay = "Ku munsi uhitamo";
export const sendOn = "Umunsi wo kohereza";
export const otherDay = (last: string) => `Hitamo umunsi uhereye uyu munsi ukageza ku wa ${last}`;
export const yourDetails = "Umwirondoro wawe";
export const placeOrder = "Tanga komande";
export const toPay = "Ayo wishyura";
export const toRider = "Ayo uha umumotari";
export const offline = "Ibyo wanditse byose birabitse. Tanga komande murandasi nigaruka.";
export const accept = <T>(link: T) => ["Iyo utanze komande uba wemeye ", link, " yacu."];
export const terms = "amategeko";

export const failed = "Gutanga komande byanze";
export const nothingCharged = "Nta mafaranga wakaswe.";
export const notSent = "Komande yawe ntiyagiye. Reba niba murandasi ikora, wongere ugerageze.";
export const unanswered =
  "Nta mafaranga wakaswe. Komande yawe ishobora kuba yatugezeho: ongera ugerageze nta mpungenge, ntishobora gutangwa kabiri.";
export const sentBefore =
  "Wigeze kohereza komande y'ibi bintu, ariko irimo undi mwirondoro cyangwa ikindi giciro.";
export const sentBeforeHelp =
  "Nta mafaranga wakaswe. Fungura iyo komande, cyangwa utange indi nshya irimo ibyo wanditse hejuru.";
export const openEarlier = "Fungura iyo komande";
export const placeAnother = "Tanga indi komande";
export const pricesChanged = "Igiciro cya komande yawe cyahindutse.";
export const nothingOrdered = "Nta mafaranga wakaswe, kandi komande ntiratangwa.";
export const delivery = (district: string) => `Kukugezaho mu karere ka ${district}`;
export const newTotal = "Igiteranyo gishya";
export const before = "mbere:";
export const placeAt = (total: string) => `Tanga komande ya ${total}`;
export const useWhatIsLeft = "Fata ibisigaye";
export const shortLine = (size: string, color: string, left: string) =>
  `, ${sizeInText(size)}, ${color}: ${left}`;
export const someLeft = (available: number, asked: number) =>
  `hasigaye ${available}, wari usabye ${asked}`;
export const noneLeft = "byashize";

export const needInvoice = "Ukeneye fagitire ya sosiyete?";
export const companyTin = "TIN ya sosiyete (si ngombwa)";
export const companyTinHint = "Imibare 9";
export const purchaseCode = "Kode y'ubuguzi (si ngombwa)";
export const purchaseCodeHint = "Kode RRA iguha kuri ubu buguzi";
export const codeNeedsTin = "Andika TIN iyi kode y'ubuguzi yatangiweho";
