export const title = "Ibyo ugeza ku bakiriya";
export const day = (name: string, date: string) => `${name}, ${date}`;
export const loading = "Amapaki yawe arimo kuza";
export const noLink = "Fungura linki iduka ryakoherereje.";
export const ended = "Iyi linki yarangiye. Saba iduka indi nshya.";
export const withYou = "Amafaranga ufite";
export const toCollect = "Asigaye kwishyuzwa";
export const left = (count: number) =>
  count === 1 ? "Hasigaye ipaki 1" : `Hasigaye amapaki ${count}`;
export const allDone = "Nta paki isigaye. Garura amafaranga mu iduka.";
export const notOut = "Iracyari mu iduka";
export const ofSeveral = (number: number, parcels: number) => `Ipaki ya ${number} muri ${parcels}`;
export const tries = (count: number) =>
  count === 1 ? "Byanze inshuro 1 mbere" : `Byanze inshuro ${count} mbere`;
export const collect = (amount: string) => `Ishyuza ${amount}`;
export const nothingToCollect = "Nta mafaranga yo kwishyuza";
export const map = "Ikarita";
export const mapPin = "Aho ari";
export const call = (phone: string) => `Hamagara ${phone}`;
export const whatsApp = "WhatsApp";
export const whatsAppText = (name: string, number: string) =>
  `Muraho ${name}, nkuzaniye komande yawe ya STRIVE ${number}.`;
export const whatsAppTo = (name: string) => `Andikira ${name} kuri WhatsApp`;
export const delivered = "Yagezeyo";
export const notDelivered = "Ntiyagezeyo";
export const deliveredTo = (number: string) => `Yagezeyo: ${number}`;
export const notDeliveredOf = (number: string) => `Ntiyagezeyo: ${number}`;
export const who = "Ni nde wayakiriye?";
export const whoHint = "Izina, cyangwa kode y'umukiriya y'imibare 4.";
export const whoMissing = "Andika uwayakiriye, cyangwa kode y'umukiriya.";
export const cash = "Amafaranga wahawe, muri RWF";
export const cashWrong = "Andika umubare wuzuye, nka 34000.";
export const cashReason = "Kuki amafaranga atandukanye?";
export const cashReasonMissing = (due: string) =>
  `Hishyurwa ${due}. Vuga impamvu wahawe andi mafaranga.`;
export const reason = "Byagenze bite?";
export const reasons = {
  nobody_home: "Nta muntu wari uhari",
  wrong_address: "Aderesi si yo",
  refused: "Ntibayishaka",
  no_money: "Nta mafaranga bafite",
  other: "Ikindi",
} as const;
export const note = "Ibindi bisobanuro";
export const noteMissing = "Vuga uko byagenze.";
export const newDay = "Umunsi wo kuyisubizayo";
export const shopChooses = "Iduka rizahitamo";
export const save = "Bika";
export const back = "Subira inyuma";
export const done = "Ibyarangiye";
/** The name stands after a colon: "na" would have to be shortened before some. */
export const took = (who: string, amount: string) => `Uwayakiriye: ${who}. Ufite ${amount}.`;
export const tookPaid = (who: string) => `Uwayakiriye: ${who}.`;
export const byCode = "Umukiriya";
export const someone = "Umuntu";
export const failed = (reason: string, day: string | null) =>
  day === null
    ? `${reason}. Iduka ni ryo rizahitamo igihe izasubirayo.`
    : `${reason}. Izasubirayo ${day}.`;
export const notSent = (count: number) =>
  count === 1
    ? "Igisubizo 1 ntikiroherezwa. Ntufunge iyi paji."
    : `Ibisubizo ${count} ntibiroherezwa. Ntufunge iyi paji.`;
export const sendNow = "Ohereza ubu";
export const waiting = "Ntibiroherezwa";
export const refused = (text: string) => `Ntibyabitswe: ${text}`;
export const takeBack = "Bikureho";
export const implied = "Iduka rivuga ko yagezeyo. Vuga amafaranga wahawe.";
export const notOnList = "Ntikiri ku rutonde rwawe. Hamagara iduka.";
export const told = (number: string, what: string) => `${number}, ${what}`;
export const toldFailed = "ntiyagezeyo";
export const toldDelivered = "yagezeyo";
export const notTakenList = "Ibitakiriwe n'iduka";
export const notTaken = (what: string, text: string) => `Ntibyakiriwe: ${what}. ${text}`;
export const notTakenAtEnd = (count: number, list: string) =>
  count === 1
    ? `Igisubizo 1 nticyakiriwe: ${list}. Hamagara iduka.`
    : `Ibisubizo ${count} ntibyakiriwe: ${list}. Hamagara iduka.`;
export const dismiss = "Kuraho";
export const dismissOf = (number: string) => `Kuraho ${number}`;
export const notUpToDate = (time: string) => `Ibi si ibya vuba aha: nta murandasi kuva saa ${time}`;
