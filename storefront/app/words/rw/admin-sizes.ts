import { wearers, type Wearer } from "./size-guide";

/** The list of all. */
export const list = {
  title: "Ibipimo by'ingano",
  help: "Icyo buri ngano ipima, muri santimetero. Abaguzi babibona iruhande rw'ingano, bikabafasha kumenya iyabo.",
  search: "Shakisha icyiciro",
  loading: "Turazana ibipimo...",
  notLoaded: "Ibipimo by'ingano ntibyabonetse",
  empty: "Nta cyiciro kirajyamo",
  emptyHelp: "Buri cyiciro kizagira ibipimo hano.",
  nothingFound: "Nta cyiciro cyabonetse",
  count: (total: number) => `Ibyiciro: ${total.toLocaleString("en")}`,
};

export const category = "Icyiciro";
export const chart = "Ibipimo";
export const changed = "Byahinduwe";
export const own = "Ibyacyo";
export const builtIn = "Ibisanzwe";
export const fromParent = (name: string) => `Ibya ${name}`;

export const titleOf = (name: string) => `Ingano: ${name}`;
export const back = "Ibipimo byose";
export const ownHelp =
  "Iki cyiciro gifite ibipimo byacyo. Abaguzi babona ibyahindutse ukimara kubika.";
export const builtInHelp = "Ibi ni ibipimo bisanzwe. Nubibika, iki cyiciro kizagira ibyacyo.";
export const parentHelp = (name: string) =>
  `Ibi ni ibipimo bya ${name}. Nubibika, iki cyiciro kizagira ibyacyo.`;
export const usedBy = (products: number) =>
  `Bikoreshwa n'ibicuruzwa ${products.toLocaleString("en")}. Muri santimetero.`;
export const whose = "Ingano za nde";
export const tableOf = (wearer: Wearer) => `Ingano: ${wearers[wearer].toLowerCase()}`;
export const noTable = "Nta mbonerahamwe bafite.";
export const addTable = "Ongeramo imbonerahamwe";
export const removeTable = "Kuramo iyi mbonerahamwe";
export const size = "Ingano";
export const sizeNumber = (position: number) => `Ingano, umurongo ${position}`;
export const cell = (measure: string, size: string) => `${measure} ${size}`;
export const cellHelp =
  "Umubare umwe, cyangwa kuva ku wa mbere kugeza ku wa kabiri, urugero 84–88.";
export const wrongAt = (place: string, why: string) => (place === "" ? why : `${place}: ${why}`);
export const unused = (sizes: string) =>
  `Hari n'ibicuruzwa bya ${sizes}. Ongeramo umurongo niba ubishoboye.`;
export const addSize = "Ongeramo ingano";
export const removeSize = (size: string) => `Kuramo ingano ${size}`;
export const addMeasure = "Ongeramo igipimo";
export const removeMeasure = (measure: string) => `Kuramo ${measure}`;
export const preview = "Ibyo abaguzi babona";

export const saved = (name: string) => `Ingano za ${name} zabitswe.`;
export const notSaved = "Ibipimo ntibyabitswe";
export const overtaken = "Undi muntu yahinduye ibi bipimo. Ibyo wanditse biracyahari.";
export const takeTheirs = "Reba ibye";
export const keepMine = "Gumana ibyanjye";
export const remove = "Kuramo ibipimo byacyo";
export const removeQuestion = "Gukuramo ibi bipimo?";
export const removeHelp = (name: string) =>
  `${name} izafata ibipimo by'icyiciro kiyiri hejuru, cyangwa ibisanzwe.`;
export const removed = (name: string) => `Ibipimo bya ${name} byakuwemo.`;
export const notRemoved = "Ibipimo ntibyakuwemo";
