export const editItems = "Hindura ibintu";
export const help =
  "Ntirapakirwa, ibintu birashobora guhinduka. Ibishya bishyirwa ku ruhande ukimara kubika.";
export const lines = "Ibintu byo muri iyi komande";
export const lookOf = (name: string) => `Ingano n'ibara: ${name}`;
export const free = (name: string, left: number) => `${name}, hari ${left}`;
export const was = (text: string) => `Mbere: ${text}`;
export const added = "Cyongewemo";
export const priceOf = (name: string) => `Igiciro cya pisi imwe: ${name} (RWF)`;
export const changePrice = "Hindura igiciro";
export const changePriceOf = (name: string) => `Hindura igiciro: ${name}`;
export const badPrice = "Igiciro kigomba kuba umubare wuzuye wa RWF";
export const remove = (name: string) => `Kuramo ${name}`;
export const lastLine = "Niba ushaka gukuramo ikintu cya nyuma, hagarika komande.";
export const addProduct = "Ongeramo igicuruzwa";

export const sums = "Amafaranga ya komande";
export const totalNow = "Igiteranyo cy'ubu";
export const newTotal = "Igiteranyo gishya";
export const paid = "Ayishyuwe";
export const toAskFor = "Ayo kwishyuza";
export const toGiveBack = "Ayo gusubiza";
export const nothingElse = "Nta yo kwishyuza, nta n'ayo gusubiza.";
export const working = "Igiteranyo kirimo kubarwa...";
export const totalIs = (total: string, difference: string) =>
  `Igiteranyo gishya ni ${total}. ${difference}`;
export const ask = (amount: string) => `Hari ${amount} yo kwishyuza`;
export const giveBack = (amount: string) => `Hari ${amount} yo gusubiza`;

export const reason = "Impamvu";
export const reasonHint = "Ni iy'abakozi: ijya mu mateka ya komande.";
export const reasonMissing = "Andika impamvu";
export const save = "Bika impinduka";
export const discard = "Bireke";
export const nothingChanged = "Nta kirahinduka";
export const saved = "Ibintu byahinduwe";
export const isOld = "Hagati aho hari uwahinduye iyi komande. Bireke, utangirire ku uko imeze ubu.";
export const notLoaded = "Ibindi bihari byo muri ubu bwoko ntibyabashije kuza.";
export const keepPrice = "Rekeraho igiciro";
export const keepPriceOf = (name: string) => `Rekeraho igiciro: ${name}`;
export const priceMoved =
  "Hagati aho hari igiciro cyahindutse. Reba igiteranyo gishya, wongere ubike.";
