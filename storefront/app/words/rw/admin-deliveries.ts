import { plural } from "~/lib/plural";

export const title = "Kugezwaho";
export const loading = "Birimo kuza";
export const previousDay = "Umunsi wabanje";
export const nextDay = "Umunsi ukurikira";
export const today = "Uyu munsi";
export const day = "Umunsi";
export const parcels = (count: number) =>
  plural(count, { one: `ipaki ${count}`, other: `amapaki ${count}` });
export const states = {
  planned: "Iteganyijwe",
  out: "Iri ku mumotari",
  delivered: "Yagezeyo",
  failed: "Ntiyagezeyo",
  void: "Yahagaritswe",
} as const;
export const reasons = {
  nobody_home: "Nta muntu uhari",
  wrong_address: "Aderesi si yo",
  refused: "Bayanze",
  no_money: "Nta mafaranga",
  other: "Ikindi",
} as const;

export const toPlan = (count: number) => `Izo gutegura (${count})`;
export const nothingToPlan = "Komande zose zishobora koherezwa zifite umumotari.";
export const more = (shown: number, count: number) => `Iza mbere ${shown} muri ${count}.`;
export const choose = (number: string) => `Hitamo ${number}`;
export const chooseAll = "Hitamo zose";
export const promised = (days: string) => `Twasezeranye: ${days}`;
export const late = (day: string) => `Yari iteganyijwe: ${day}`;
export const failedBefore = (reason: string) => `Yagarutse: ${reason}`;
export const cash = (amount: string) => `Mu ntoki ${amount}`;
export const noCash = "Nta cyo kwishyuza";

export const rider = "Umumotari";
export const chooseRider = "Hitamo umumotari";
export const assign = (count: number) =>
  count > 1 ? `Ha uyu mumotari izi ${count}` : "Ha umumotari";
export const assigning = "Biratangwa...";
export const assigned = (count: number, name: string) => `${name} azajyana ${parcels(count)}`;
export const riderMissing = "Hitamo umumotari.";
export const dayMissing = "Hitamo umunsi.";
export const noRiders = "Nta bamotari barimo. Ongeramo umwe muri Kugezwaho, Abamotari.";

export const noSheets = "Nta kijyanwa kuri uyu munsi";
export const noSheetsHelp = "Hitamo komande hejuru, umumotari n'uyu munsi.";
export const sheetOf = (name: string) => `Umunsi wa ${name}`;
export const collected = "Amafaranga umumotari afite";
export const handedIn = "Amafaranga umumotari yakiriye";
export const open = "Asigaye kwishyuzwa";
export const sendOut = (count: number) => `Ohereza ${parcels(count)}`;
export const sending = "Biroherezwa...";
export const sentOut = (name: string) => `${name} ari mu nzira`;
export const notSent = (refusals: string) => `Hari ibisigaye mu iduka. ${refusals}`;
export const openSheet = "Urupapuro rw'umunsi";
export const copyLink = "Koporora linki";
export const linkCopied = "Linki yakoporowe";
export const sendLink = "Ohereza kuri WhatsApp";
export const linkText = (name: string, link: string) => `Muraho ${name}, dore ibyo ujyana: ${link}`;
export const newLink = "Linki nshya";
export const renewed = "Linki ya kera yafunzwe";
export const renewHelp = "Linki ya mbere nta cyo igifungura. Oherereza umumotari inshya.";
export const move = "Hitamo amapaki hano uyahe undi.";
export const said = "Raporo";
export const byName = (name: string) => `yakiriwe na ${name}`;
export const byCode = "hakoreshejwe kode y'umukiriya";
export const took = (amount: string) => `hishyuwe ${amount}`;
export const instead = (due: string, reason: string) => `aho kuba ${due}: ${reason}`;
export const again = (day: string) => `izongera kujyanwa: ${day}`;
export const settled = {
  payment: "Yishyuwe",
  paid_before: "Yari yarishyuwe: yirebe",
  part: "Igice: komande ntirishyurwa yose",
} as const;

export const count = "Bara amafaranga";
export const countHelp = (amount: string) =>
  `Umumotari yakiriye ${amount}. Abarwa kuri komande zayo.`;
export const counted = "Amafaranga wabaze, muri RWF";
export const countWrong = "Andika umubare wuzuye, urugero 34000.";
export const why = "Kuki atari ayo?";
export const whyMissing = "Vuga impamvu atari ayo umumotari yakiriye.";
export const confirm = (amount: string) => `Emeza ${amount}`;
export const confirming = "Biremezwa...";
export const isCounted = (amount: string) => `${amount} yabazwe`;
export const isCountedBut = (amount: string, numbers: string) =>
  `${amount} yabazwe. Reba ${numbers}.`;
export const lookAt = "Komande zo kureba";
export const countedBy = (amount: string, by: string) => `${amount} yabazwe na ${by}`;
export const difference = (amount: string, reason: string) =>
  `Ikinyuranyo cya ${amount}: ${reason}`;
export const stillOut = "Hari amapaki akiri mu nzira. Uzabare umumotari agarutse.";
export const toCount = "Amafaranga yo kubara";
export const toCountOf = (name: string, day: string, amount: string) =>
  `${name}, ${day}: ${amount}`;

export const riders = "Abamotari";
export const ridersHelp = "Ntibakeneye konti. Linki ibereka ibyo bajyana uwo munsi.";
export const noRider = "Nta bamotari barimo";
export const addRider = "Ongeramo umumotari";
export const adding = "Arongerwamo...";
export const name = "Izina";
export const phone = "Telefoni";
export const added = (name: string) => `${name} ubu ashobora gutwara amapaki`;
export const notAdded = "Kongeramo umumotari byanze";
export const stop = (name: string) => `${name} yagiye`;
export const back = (name: string) => `${name} yagarutse`;
export const left = "Yagiye";
export const failed = "Ntibyakunze.";

export const delivery = "Kugezwaho";
/** It follows "kuri", which "umumotari" can't. */
export const theRider = "uwo mumotari";
export const takeFrom = (name: string) => `Yivane kuri ${name}`;
export const takeParcelFrom = (number: number, name: string) =>
  `Vana ipaki ya ${number} kuri ${name}`;
export const notPlanned = "Nta we urahabwa kuyijyana.";
export const parcelOf = (number: number) => `Ipaki ya ${number}`;
export const line = (name: string, variant: string) => `${name}, ${variant}`;
export const split = "Gabanya mu mapaki";
export const changeParcels = "Hindura amapaki";
export const inParcel = (line: string, number: number) =>
  `${line}: umubare uri mu ipaki ya ${number}`;
export const addParcel = "Ongeramo ipaki";
export const removeParcel = (number: number) => `Kuramo ipaki ya ${number}`;
export const emptyParcel = (number: number) =>
  `Mu ipaki ya ${number} nta kirimo. Shyiramo ikintu, cyangwa ukuremo ipaki.`;
export const plannedAnew = "Uzayajyana agomba kongera guhitwamo.";
export const saveParcels = "Bika amapaki";
export const savingParcels = "Birabikwa...";
export const keepParcels = "Bireke uko biri";
export const isPacked = (count: number) => `Izagenda ari ${parcels(count)}`;
export const contents = (pieces: number, line: string) => `${pieces} × ${line}`;
/** In brackets: a day may begin with its own "ku wa". */
export const on = (day: string) => `(${day})`;
export const map = "Ikarita";
export const tried = (when: string, reason: string) => `${when}: ${reason}`;
